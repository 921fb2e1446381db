// Browsers ask for this file while a former site's service worker is in charge: it takes over, removes what that one kept
// and itself, and loads the open pages again. A copy of /sw.js: the policy of files lets a worker import nothing.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    const pages = await self.clients.matchAll({ type: "window" });
    await self.registration.unregister();
    for (const page of pages) await page.navigate(page.url).catch(() => undefined);
  };
  event.waitUntil(leave());
});
