// A kind of target that is half connected would be silent: its settings must be found wherever people look for them.
import { readFileSync } from "node:fs";
import { TARGET_KINDS } from "../../../../src/server/leads/targets/kinds";
import { WITHOUT_DOT_ENV } from "../../../withoutDotEnv";

const example = readFileSync(".env.example", "utf8");
const deployment = readFileSync("docs/deployment.md", "utf8");

test.each(Object.entries(TARGET_KINDS))(
  "the settings of %s are in .env.example and the deployment notes",
  (_kind, kind) => {
    expect(example).toContain(kind.example);
    for (const name of kind.settings) {
      expect(example).toContain(`#${name}=`);
      expect(deployment).toContain(`\`${name}\``);
      expect(WITHOUT_DOT_ENV).toHaveProperty(name, "");
    }
  },
);
