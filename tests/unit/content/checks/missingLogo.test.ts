import { checkFolder } from "../../../../src/content/checks/checkFolder";
import { LOGO_FILE } from "../../../../src/content/checks/missingLogo";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

const problemsOf = async (files: Record<string, string>) =>
  (await checkFolder(folderOf(files))).problems.filter(({ field }) => field === "logo");

const WITH_LOGO = { "content/site.json": JSON.stringify({ logo: true }) };

test("a logo that is switched on has its file", async () => {
  expect(await problemsOf(WITH_LOGO)).toMatchObject([{ file: "site.json", field: "logo" }]);
  expect(await problemsOf({ ...WITH_LOGO, [LOGO_FILE]: "<svg/>" })).toEqual([]);
  expect(await problemsOf({ "content/site.json": JSON.stringify({ logo: false }) })).toEqual([]);
});
