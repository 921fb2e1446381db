// Checks everything that matters on a running installation: npm run smoke -- https://www.example.com
import { commandOf, DIST } from "../config/installation";
import { CommandError, readArguments, runCommand } from "../terminal/commandLine";
import { reasonOf } from "../../platform/reasonOf";
import { askAt, type Ask, CHECKS, CHECKS_BY_TLS, type Check, currentReleaseCheck } from "./checkInstallation";

const LIMIT_MS = 20_000;

const USAGE = `${commandOf("smoke")} https://www.example.com [--current]

  --current   its pages must be those of the current release in ${DIST}
`;

function readOrigin(address = ""): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CommandError(`Which site?\n\n${USAGE}`);
}

async function tryCheck({ name, run }: Check, ask: Ask): Promise<{ isFine: boolean; line: string }> {
  try {
    await run(ask);
    return { isFine: true, line: `ok      ${name}\n` };
  } catch (error) {
    return { isFine: false, line: `FAILED  ${name}: ${reasonOf(error)}\n` };
  }
}

runCommand(async (args) => {
  const config = { args, allowPositionals: true, options: { current: { type: "boolean" } } } as const;
  const { values, positionals } = readArguments(config, `\n\n${USAGE}`);
  const { origin, protocol } = readOrigin(positionals[0]);
  const ask = askAt(origin, LIMIT_MS);
  const checks = [
    ...CHECKS,
    ...(protocol === "https:" ? CHECKS_BY_TLS : []),
    ...(values.current ? [currentReleaseCheck(DIST)] : []),
  ];
  const results = await Promise.all(checks.map((check) => tryCheck(check, ask)));
  for (const { line } of results) process.stdout.write(line);
  const failed = results.filter(({ isFine }) => !isFine).length;
  if (failed > 0) throw new CommandError(`${origin}: ${failed} of ${results.length} checks failed.`);
  process.stdout.write(`${origin}: all ${results.length} checks passed.\n`);
});
