import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const PAIR = (en: string, es: string) => ({ en, es });

// File, path of the pair, its two texts, field of the problem, an excerpt of its message.
test.each([
  ["text/common.json", "nav.home", "Home", "Home", "nav.home.es", "same as the English text"],
  ["text/common.json", "nav.home", "Home page", "home  Page", "nav.home.es", "translate it"],
  ["text/home.json", "stats.title", "{{brand}} works", "{{brand}} works", "stats.title.es", "translate it"],
  ["projects/new.json", "after.alt", "House", "House", "after.alt.es", "translate it"],
  [
    "text/common.json",
    "film.play",
    "Play",
    "Reproducir: {{title}}",
    "film.play.en",
    "is missing {{title}}: visitors wouldn't see",
  ],
  ["text/common.json", "chat.button", "Ask {{brand}}", "Pregunte", "chat.button.es", "is missing {{brand}}"],
  [
    "text/common.json",
    "chat.button",
    "Ask {{brnd}}",
    "Pregunte a {{brand}}",
    "chat.button.en",
    "did you mean {{brand}}?",
  ],
  ["text/common.json", "film.play", "Play {{titel}}", "Ver {{title}}", "film.play.en", "did you mean {{title}}?"],
  [
    "text/common.json",
    "chat.button",
    "Ask {{title}}",
    "Pregunte",
    "chat.button.en",
    "which the site doesn't know: use one of",
  ],
  [
    "text/calculator.json",
    "count.months",
    "{{count}} months",
    "{{meses}} meses",
    "count.months.es",
    "{{count}}, {{brand}}",
  ],
  ["text/common.json", "chat.button", "Ask {{ brand }}", "Pregunte", "chat.button.en", "misplaced braces"],
  ["text/common.json", "chat.button", "Ask {{brand}", "Pregunte", "chat.button.en", "misplaced braces"],
  ["text/common.json", "nav.home", "<b>Home</b>", "Inicio", "nav.home.en", "contains <b>, which visitors would see"],
  ["text/common.json", "nav.home", "Home", "Inicio<BR />", "nav.home.es", "contains <BR />"],
  ["text/common.json", "nav.home", "Home</p>", "Inicio", "nav.home.en", "contains </p>"],
  ["text/home.json", "hero.extra", '<a href="/x/">Us</a>', "Nosotros", "hero.extra.en", 'contains <a href="/x/">'],
  ["text/common.json", "nav.home", "Home <!-- x -->", "Inicio", "nav.home.en", "contains <!--"],
  [
    "text/common.json",
    "nav.home",
    "Buy &amp; flip",
    "Invertir",
    "nav.home.en",
    "contains &amp;, which visitors would see",
  ],
  ["text/common.json", "nav.home", "Buy", "Inversi&oacute;n", "nav.home.es", "write the character itself"],
  ["text/common.json", "nav.home", "Buy&#8217;s", "Comprar", "nav.home.en", "contains &#8217;"],
  ["text/common.json", "nav.home", "Buy", "Inversi\uFFFDn", "nav.home.es", "contains a broken letter"],
  ["steps/plan.json", "cost", "From {{loww}}", "Desde {{low}}", "cost.en", "did you mean {{low}}?"],
  ["services/new.json", "title", "{{brand}} Academy", "{{brnad}} Academy", "title.es", "did you mean {{brand}}?"],
])("in %s, %s = %j / %j is one problem of %s that says “%s”", (...row) => {
  const [name = "", path = "", en = "", es = "", field, words = ""] = row;
  const problems = problemsAfter({ [name]: (source) => withValue(source, path, PAIR(en, es)) });
  expect(problems).toEqual([expect.objectContaining({ file: name, field, message: expect.stringContaining(words) })]);
});

test.each([
  ["text/common.json", "nav.home", "24/7", "24/7"],
  ["text/common.json", "nav.home", "$ %", "$ %"],
  ["text/common.json", "nav.home", "{{brand}}", "{{brand}}"],
  ["text/common.json", "nav.services", "Services", "Services"],
  ["services/new.json", "title", "Academy", "Academy"],
  ["testimonials/new.json", "video.poster.alt", "Ana María Ruiz", "Ana María Ruiz"],
  ["text/common.json", "nav.home", "Fix & flip", "Comprar & vender"],
  ["text/common.json", "nav.home", "R&D; a < b > c", "I&D; a <b y c> d"],
  ["text/common.json", "nav.home", "Us <a@b.example>", "Aquí <a@b.example>"],
  ["text/common.json", "film.play", "{{title}}: play {{brand}}", "Ver {{title}} de {{brand}}"],
  ["steps/plan.json", "cost", "{{low}} to {{high}}", "De {{low}} a {{high}}"],
  ["text/home.json", "hero.extra", "{{email}} {{phone}} {{legalName}}", "{{legalName}} {{phone}} {{email}} hoy"],
])("in %s, %s = %j / %j is fine", (name, path, en, es) => {
  expect(problemsAfter({ [name]: (source) => withValue(source, path, PAIR(en, es)) })).toEqual([]);
});

test("a figure missing in both languages is reported for both", () => {
  const problems = problemsAfter({
    "text/calculator.json": (source) => withValue(source, "units.usdPerLoan", PAIR("$ per loan", "$ por préstamo")),
  });
  expect(problems.map(({ field }) => field)).toEqual(["units.usdPerLoan.en", "units.usdPerLoan.es"]);
});

test("a misspelled placeholder and a misplaced brace are both reported", () => {
  const pair = PAIR("Ask {{brnd}} {now}", "Pregunte a {{brand}}");
  expect(problemsAfter({ "text/common.json": (source) => withValue(source, "chat.button", pair) })).toHaveLength(2);
});

test("a text missing in one language is reported once", () => {
  const problems = problemsAfter({
    "text/common.json": (source) => withValue(source, "film.play", { en: "Play {{title}}", es: "" }),
  });
  expect(problems.map(({ field }) => field)).toEqual(["film.play.es"]);
});
