import { readFileSync } from "node:fs";
import { collections } from "../../../../src/editor/config/editorConfig";
import { blobFact } from "../../../../src/editor/save/blobFacts";
import { chosenProblem, nameOfFilm, uploadProblem } from "../../../../src/editor/save/uploadRules";

test("an iPhone's film may be chosen, and is looked at as the MP4 that it becomes", async () => {
  expect(chosenProblem("IMG_0412.MOV", 1_000_000)).toBeUndefined();
  expect(nameOfFilm("IMG_0412.MOV")).toBe("IMG_0412.mp4");
  const bytes = readFileSync("static/media/hero.mp4");
  // As QuickTime begins its files.
  bytes.write("qt  ", 8, "ascii");
  await expect(blobFact(nameOfFilm("IMG_0412.MOV"), new Blob([bytes]))).resolves.toMatchObject({ state: "file" });
});

test("films too large are refused whatever they are called, and a MOV is never stored as one", () => {
  expect(chosenProblem("IMG_0412.MOV", 60_000_000)).toEqual(uploadProblem("IMG_0412.mp4", 60_000_000));
  expect(uploadProblem("IMG_0412.MOV", 1_000_000)).toBeDefined();
});

test("whoever uploads a portrait chooses the part to show", () => {
  const fields = collections().find(({ name }) => name === "team")?.fields ?? [];
  const portrait = fields.find(({ name }) => name === "person")?.fields?.find(({ name }) => name === "portrait");
  expect(portrait?.fields?.[0]?.cut).toEqual({ shape: "4:5", minWidth: 400, name: "portrait" });
});
