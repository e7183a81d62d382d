// @ts-check

/**
 * Lets the browser keep the page's own files, so that it opens without a network; it is no loss where that is not
 * possible: an old browser, private browsing, a page that is not secure.
 *
 * @param {Window} window
 */
export async function keepForOffline({ navigator, location, performance }) {
  // A frame on another page keeps nothing.
  if (!("serviceWorker" in navigator) || location.pathname.startsWith("/embed")) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]);
    active?.postMessage(["/", ...files.filter((name) => name.startsWith(`${location.origin}/`))]);
  } catch (error) {
    console.info("The page is not kept for a time without a network.", error);
  }
}
