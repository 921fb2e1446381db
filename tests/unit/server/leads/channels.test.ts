// A CRM or a kind of channel that is half connected would be silent: its settings must be found wherever people look for them.
import { readFileSync } from "node:fs";
import { CRM_VARIABLES, readCrm } from "../../../../src/server/crm/readCrm";
import { readChannelSettings, CHANNELS, CHANNEL_VARIABLES } from "../../../../src/server/leads/channels/channels";
import { WITHOUT_DOT_ENV } from "../../../withoutDotEnv";

const example = readFileSync(".env.example", "utf8");

test.each([...CHANNEL_VARIABLES, ...CRM_VARIABLES])("%s is in .env.example, and no test reads it from .env", (name) => {
  expect(example).toContain(`#${name}=`);
  expect(WITHOUT_DOT_ENV).toHaveProperty(name, "");
});

test.each(Object.entries(CHANNELS))("the example of %s is in .env.example word for word", (_kind, { example: own }) => {
  expect(example).toContain(own);
});

test.each([
  ["the CRM", readCrm, CRM_VARIABLES],
  ["the channels", readChannelSettings, CHANNEL_VARIABLES],
] as const)("the variables that %s read are all named", (_what, read, named) => {
  const asked = new Set<string>();
  // Set, to whatever: some are read only beside others.
  const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_none, name) => (asked.add(String(name)), "set") });
  read(env, []);
  expect(asked.size).toBeGreaterThan(1);
  expect([...asked].filter((name) => name !== "NODE_ENV" && !named.includes(name))).toEqual([]);
});
