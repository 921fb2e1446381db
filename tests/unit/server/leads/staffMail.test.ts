import { LANGUAGES } from "../../../../src/i18n/languages";
import { readFileSync } from "node:fs";
import { PLAIN } from "../../../../src/server/leads/channels/mailBlocks";
import { readFormContent } from "../../../../src/server/leads/intake/formContent";
import type { LeadRow } from "../../../../src/server/leads/lead";
import { staffMail } from "../../../../src/server/leads/channels/staffMail";
import { leadRow, SENT } from "../../../fixtures/leadRow";

async function mailAbout(changed: Partial<LeadRow>, language: (typeof LANGUAGES)[number] = "en", escape = PLAIN) {
  const form = await readFormContent();
  const news = { event: "lead" as const, id: "n", at: 0, leads: [leadRow({ values: SENT }, changed)] };
  const mail = staffMail(news, { form, language, crmConfigured: true, link: () => "", escape });
  return { mail, form, words: form.staffTexts[language], labels: form.texts[language] };
}

test.each(LANGUAGES)(
  "the answers are in the form's order, the name and the phone one line each (%s)",
  async (language) => {
    const { mail, form, words, labels } = await mailAbout({}, language);
    const country = form.countries.find(({ iso2 }) => iso2 === "MX")?.name[language];
    expect(mail.text).toContain(
      [
        `\n${words.facts.name}: Ana Muñoz`,
        `${labels.email}: ana@example.com`,
        `${words.facts.phone}: +52 5512345678`,
        `${labels.country}: ${country}`,
        `${words.facts.crm}: `,
      ].join("\n"),
    );
    expect(mail.html).toContain('<a href="mailto:ana@example.com">ana@example.com</a>');
    expect(mail.html).toContain('<a href="tel:+525512345678">+52 5512345678</a>');
  },
);

test("several reasons are listed, one that this version does not know as stored", async () => {
  const { mail, words } = await mailAbout({ state: "held", hold_reasons: "sent at once, dubious, link in a name" });
  const { sentAtOnce, linkInAName } = words.holdReasons;
  expect(mail.text).toContain(`${words.facts.reason}: ${sentAtOnce}; dubious; ${linkInAName}\n`);
});

test("the recipe's escape leaves no sign of a chat's own in what a visitor typed", async () => {
  const recipe = /`escape: (\(text\) => .*?)`\./s.exec(readFileSync("docs/recipes.md", "utf8"))?.[1] ?? "";
  const escape = new Function(`return ${recipe}`)() as typeof PLAIN;
  const values = { ...SENT, firstName: "<!channel>", lastName: "<https://evil.example|Your bank>" };
  const { mail } = await mailAbout({ content: JSON.stringify({ values }) }, "en", escape);
  for (const text of [mail.subject, mail.text]) {
    expect(text).toContain("&lt;!channel&gt; &lt;https://evil.example|Your bank&gt;");
    expect(text).not.toMatch(/[<>]/);
  }
});
