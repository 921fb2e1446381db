// Where another build has been published, or the connection does not tell, Gatsby opens a link's page as a new document.
// It adds the page's address to the history all the same: Back would lead from the page to itself.
declare global {
  interface Window {
    /** Gatsby's own way to follow a link. */
    ___navigate: (to: string, options?: { replace?: boolean }) => unknown;
  }
}

async function isOfOtherBuild({ pathname, search }: URL): Promise<boolean> {
  const { page } = (await window.___loader?.loadPage(pathname + search)) ?? {};
  return page !== undefined && page.webpackCompilationHash !== window.___webpackCompilationHash;
}

/** Has such a page opened with one entry in the history. */
export function openOtherBuild(): void {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    const address = new URL(to, location.href);
    if (!(await isOfOtherBuild(address))) navigate(to, options);
    else if (options?.replace) location.replace(address);
    else location.assign(address);
  };
}
