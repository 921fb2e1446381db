/** Resolves in a task of its own: what waits in the browser, such as a touch, comes first. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
