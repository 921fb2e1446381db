import { checkFolder } from "./checkFolder";
import { countProblems, describeProblems } from "./describeProblems";

/** Invalid content; the message lists every problem for the editor. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

/** @throws ContentError when the content of the project at `root` has problems */
export async function demandSoundContent(root = "."): Promise<void> {
  const { problems } = await checkFolder(root);
  if (problems.length > 0)
    throw new ContentError(
      `The site was not built: content/ has ${countProblems(problems)}.\n\n${describeProblems(problems)}\n`,
    );
}
