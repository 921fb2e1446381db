/** Inputs of the editor's configuration other than the schemas. */
export interface EditorSettings {
  /** `owner/name` on GitHub; undefined when the editor works only on developers' machines. */
  repository: string | undefined;
  branch: string;
}

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** Reads `CMS_REPOSITORY` and `CMS_BRANCH` (default `main`). Throws when the repository is not `owner/name`. */
export function editorSettings(env: NodeJS.ProcessEnv): EditorSettings {
  const repository = env.CMS_REPOSITORY?.trim() || undefined;
  if (repository && !REPOSITORY.test(repository))
    throw new Error(`CMS_REPOSITORY is "${repository}": write owner/name, as in acme/flipx-site`);
  return { repository, branch: env.CMS_BRANCH?.trim() || "main" };
}

/** The environment settings that end up in the built site. */
export function builtSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const { repository = "", branch } = editorSettings(env);
  return { CMS_REPOSITORY: repository, CMS_BRANCH: branch };
}
