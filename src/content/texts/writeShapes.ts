// `npm run texts`: after a text in content/text/ was added, renamed, removed, or given a placeholder.
import { writeFileSync } from "node:fs";
import known from "./shapes.json";
import { shapesIn } from "./shapesIn";

const FILE = "src/content/texts/shapes.json";

writeFileSync(FILE, `${JSON.stringify(shapesIn("content/text", known), null, 2)}\n`);
console.log(`Wrote ${FILE}.`);
