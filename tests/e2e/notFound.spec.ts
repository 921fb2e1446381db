import { words } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/ });

for (const width of [1280, 360])
  test(`at ${width} px, the empty house flips by hand`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/nowhere/");
    await started(page);
    const slider = page.getByRole("slider");
    const box = await slider.boundingBox();
    if (!box) throw new Error("the slider has no place");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 1, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    const seen = () => slider.evaluate((input: HTMLInputElement) => Number(input.value));
    await expect.poll(seen).toBeGreaterThan(95);
    await page.getByRole("button", { name: words("common", "en").compare.before, exact: true }).click();
    await expect.poll(seen).toBe(0);
  });

test("on a host that does not redirect, a mangled address leads to the page it means", async ({ page }) => {
  const lost = await (await page.request.get("/nowhere/")).text();
  await page.route(/Contact-Us|Nowhere/, (route) =>
    route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body: lost }),
  );
  await page.goto("/Contact-Us/).?a=1#contact");
  await expect(page).toHaveURL(/\/contact-us\/\?a=1#contact$/);
  await page.goto("/es/Nowhere/");
  await started(page);
  await expect(page.locator("[data-not-found] h1")).toBeVisible();
  await expect(page).toHaveURL(/\/es\/Nowhere\/$/);
});
