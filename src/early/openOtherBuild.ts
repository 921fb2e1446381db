// Where another build has been published, or the connection does not tell, Gatsby opens a link's page as a new document.
// It may add the page's address to the history all the same, so that Back leads from the page to itself, and drops query and
// hash.
declare global {
  interface Window {
    /** Gatsby's own way to follow a link. */
    ___navigate: (to: string, options?: { replace?: boolean }) => unknown;
  }
}

async function isOfThisBuild({ pathname, search }: URL): Promise<boolean> {
  const loaded = await window.___loader?.loadPage(pathname + search).catch(() => undefined);
  return loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
}

/** Has any other page opened as a document, with its whole address and one entry in the history. */
export function openOtherBuild(): void {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    const address = new URL(to, location.href);
    if (await isOfThisBuild(address)) navigate(to, options);
    else if (options?.replace) location.replace(address);
    else location.assign(address);
  };
}
