// GitHub takes no requests for a while, or breaks down: the editor says so, keeps the text, and goes on by itself.
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { answerAsGitHub, connectToGitHub, GITHUB_COMPLAINT, OPENING, repositoryFor, STEP } from "./editorOnGitHub";
import { publish, saved, writePair } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

const CORS = { "access-control-allow-origin": "*", "access-control-expose-headers": "Retry-After" };

test.use({
  expectedComplaint: new RegExp(`${GITHUB_COMPLAINT.source}|\\b(403|502)\\b|${EDITOR_WORDS.notAnswered.en}`),
});

test(
  "GitHub's limit and its breakdowns end by themselves, without an untrue word and with the text",
  SAMPLE,
  async ({ page }) => {
    page.setDefaultTimeout(60_000);
    const repository = await repositoryFor(page);
    await connectToGitHub(page.context());
    await answerAsGitHub(page.context(), repository);
    let trouble: "limit" | "html" | undefined = "limit";
    await page.context().route("https://api.github.com/**", (route) => {
      if (!trouble || route.request().method() === "OPTIONS") return route.fallback();
      if (trouble === "html")
        return route.fulfill({ status: 502, headers: CORS, contentType: "text/html", body: "<p>Bad gateway</p>" });
      const json = { message: "API rate limit exceeded for user ID 1." };
      return route.fulfill({ status: 403, headers: { ...CORS, "retry-after": "8" }, json });
    });
    const said = (word: "limited" | "broken" | "busy" | "waitingFor") =>
      page.getByRole("alert", { name: EDITOR_WORDS[word].en });

    await page.goto("/admin/#/collections/steps/entries/buy");
    await expect(said("limited")).toBeVisible({ timeout: OPENING });
    trouble = undefined;
    await writePair(page, "title", { en: "Choose", es: "Elegir" });
    await expect(said("limited")).toBeHidden();

    trouble = "html";
    await publish(page);
    await expect(said("broken")).toBeVisible();
    await expect(said("waitingFor")).toBeHidden();
    trouble = undefined;
    await saved(page);
    expect(repository.read(STEP)).toContain("Elegir");
    await expect(said("broken")).toBeHidden();

    trouble = "limit";
    await writePair(page, "title", { en: "Choose well", es: "Elegir bien" });
    await publish(page);
    await expect(page.locator("#nc-root[inert]")).toHaveCount(1);
    await said("limited").getByRole("button", { name: EDITOR_WORDS.writeOn.en }).click();
    await expect(said("busy")).toBeVisible();
    const now = Date.now();
    trouble = undefined;
    await writePair(page, "title", { en: "Choose better", es: "Elegir mejor" });
    await expect.poll(() => Date.now()).toBeGreaterThan(now + 8_000);
    await publish(page);
    await expect.poll(() => repository.read(STEP)).toContain("Elegir mejor");
  },
);
