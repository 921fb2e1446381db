import { freeName } from "../../../../src/editor/save/uploadName";

test.each([
  ["image.jpg", [], "image.jpg"],
  ["image.jpg", ["content/projects/image.webp"], "image-2.jpg"],
  ["Image.JPG", ["image.webp", "image-2.webp"], "image-3.jpg"],
  ["IMG 1.JPG", ["img-1.png"], "img-1-2.jpg"],
  ["Cocina nueva (1).png", [], "cocina-nueva-1.png"],
  ["niña.en.vtt", ["static/media/nina.en.vtt"], "nina.en-2.vtt"],
  ["照片.jpg", ["file.webp"], "file-2.jpg"],
])("%s beside %j becomes %s", (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});
