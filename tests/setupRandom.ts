// Random cases are the same in each run of `npm test`; `npm run test:all` sets RANDOM_SEED to a new one, and prints it.
jest.mock("fast-check", () => {
  const fastCheck = jest.requireActual<typeof import("fast-check")>("fast-check");
  fastCheck.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });
  return fastCheck;
});
