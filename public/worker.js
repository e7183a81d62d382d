// @ts-check

/**
 * Keeps the page's own files for a time without a network. What the server has now always wins; a scene needs the
 * server's socket, which nothing can stand in for, and the page says so.
 *
 * @typedef {Event & {respondWith: (answer: Promise<Response>) => void, waitUntil: (work: Promise<unknown>) => void,
 *   request: Request, data: string[]}} WorkerEvent
 */

const STORE = "overscroll";
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {WorkerEvent} */ event) => event.waitUntil(worker.clients.claim()));

// The files that came before the worker was there.
worker.addEventListener("message", (/** @type {WorkerEvent} */ event) => {
  event.waitUntil(caches.open(STORE).then((store) => Promise.allSettled(event.data.map((address) => store.add(address)))));
});

worker.addEventListener("fetch", (/** @type {WorkerEvent} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === worker.location.origin && !/^\/(socket|healthz|readyz|metrics)$/.test(pathname);
  if (request.method === "GET" && isOwn) event.respondWith(answer(request));
});

/**
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(request) {
  const store = await caches.open(STORE);
  try {
    const response = await fetch(request);
    if (response.ok) await store.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await store.match(request, { ignoreSearch: true });
    if (kept !== undefined) return kept;
    throw error;
  }
}
