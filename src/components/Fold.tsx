/**
 * Stands where the first view of a long page ends: the build keeps the style rules of what follows out of the page's head
 * (src/build/styleSheets.ts), so that the first view comes with the first packets of a connection.
 */
export const Fold = () => <div data-fold hidden />;
