import { interpolate } from "../../../content/interpolate";
import type { StaffMailText } from "../../../content/texts/staffMail";
import type { Language } from "../../../i18n/languages";
import { OTHER } from "../../visits/Tally";
import type { WeekOfVisits } from "../../visits/weekOfVisits";
import type { MailBlock } from "./mailBlocks";

/** The week before in five lines, for Monday's email. */
export function weekBlocks(
  { steps, requests, from }: WeekOfVisits,
  words: StaffMailText["week"],
  language: Language,
): MailBlock[] {
  const number = (count: number) => count.toLocaleString(language);
  const places = from.map(
    ({ source, visits }) => `${source === OTHER ? words.other : source || words.direct} (${number(visits)})`,
  );
  const form = { seen: number(steps.formSeen), begun: number(steps.formBegun), sent: number(steps.formSent) };
  const facts = [
    {
      label: words.visits,
      value: interpolate(words.visitsRead, { visits: number(steps.visit), pages: number(steps.view) }),
    },
    { label: words.from, value: places.join(", ") || "–" },
    { label: words.form, value: interpolate(words.formSteps, form) },
    { label: words.calculator, value: number(steps.calculator) },
    { label: words.requests, value: number(requests) },
  ];
  return [{ title: words.title, facts }, { text: words.note }];
}
