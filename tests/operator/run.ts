import { proxies } from "./proxies";
const ACTS = { proxies };
void (async () => {
  const lines = (await Promise.all(Object.values(ACTS).map((a) => a()))).flat();
  process.exitCode = lines.every(({ isRight }) => isRight) ? 0 : 1;
})();
