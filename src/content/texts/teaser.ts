import { group, line, paragraph } from "../schema/fields";

export const teaserText = group({
  label: line(40),
  title: line(80),
  lead: paragraph(240),
  purchasePrice: line(40),
  arv: line(40),
  rehabType: line(40),
  half: line(80),
  halfLoss: line(80),
  example: line(120, { placeholders: ["price", "sale"] }),
  exampleFall: line(120, { placeholders: ["fall", "low"] }),
  empty: line(80),
  below: line(80),
  cash: line(120, { placeholders: ["cash", "months"] }),
  range: line(120, { placeholders: ["fall", "low"] }),
  loss: paragraph(160, { placeholders: ["fall", "low"] }),
  unreadable: line(120),
  failed: line(120),
  open: line(50),
  basis: paragraph(300, { placeholders: ["area", "months"] }),
  withoutScript: paragraph(240),
});
