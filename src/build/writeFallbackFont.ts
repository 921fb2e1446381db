// `npm run fonts`: writes the style rule of the font that stands in until Poppins has arrived.
import { writeFileSync } from "node:fs";
import { runScript } from "../runScript";
import { FALLBACK_FILE, fallbackRule } from "./fallbackFont";

runScript(async () => {
  writeFileSync(FALLBACK_FILE, fallbackRule());
  console.log(`${FALLBACK_FILE} is written.`);
});
