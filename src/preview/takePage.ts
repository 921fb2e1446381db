// The drawn page as HTML without scripts, for whoever has a link to it.

/** In pixels: enough for a phone. */
const WIDEST = 720;

const QUALITY = 0.6;

/** A picture scaled down, as a data URL. */
async function smallPicture(address: string): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(WIDEST, picture.width);
  canvas.height = Math.round((picture.height * canvas.width) / picture.width);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL("image/jpeg", QUALITY);
}

/** The rules that scripts have added, which the elements themselves do not show. */
const addedStyles = (): string =>
  [...document.querySelectorAll("style")]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
    .join("\n")
    .replaceAll("</", "<\\/");

/** The HTML of a page: its pictures are part of it, and its links lead nowhere. Rejects if a picture cannot be read. */
export async function takePage(page: HTMLElement): Promise<string> {
  const taken = page.cloneNode(true) as HTMLElement;
  taken.querySelectorAll("script").forEach((script) => script.remove());
  taken.querySelectorAll("a[href]").forEach((link) => link.removeAttribute("href"));
  for (const picture of taken.querySelectorAll<HTMLImageElement>('img[src^="blob:"]'))
    picture.src = await smallPicture(picture.src);
  return `<style>${addedStyles()}</style>${taken.outerHTML}`;
}
