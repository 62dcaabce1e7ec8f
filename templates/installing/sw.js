// Keeps the site's own files, whose names change with what is in them, and a page for when there is no connection.
// No page with anybody's data is ever kept, and nothing that is sent is touched.
const CACHE = "bela-{{ kept.version }}";
const OFFLINE = {{ offline|tojson }};
const OFFICE = {{ office|tojson }};
const FILES = {{ kept.files|tojson }};
const HASHED = /^\/static\/.+\.[0-9a-f]{12}\.\w+$/;
const GENERATIONS = 2; // a page that was opened before a new version came still finds its files

const collect = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.add(new Request(OFFLINE, { cache: "reload" }));
};
const clear = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("bela-") && name !== CACHE);
  await Promise.all(names.slice(0, Math.max(0, names.length - GENERATIONS + 1)).map((name) => caches.delete(name)));
};

// What can't be kept is fetched as ever.
const keep = async (request, answer) => {
  if (answer.status === 200) await (await caches.open(CACHE)).put(request, answer);
};
const file = async (event) => {
  const found = await caches.match(event.request).catch(() => null);
  if (found) return found;
  const answer = await fetch(event.request);
  event.waitUntil(keep(event.request, answer.clone()).catch(() => {}));
  return answer;
};
const page = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (fault) {
    const offline = await caches.match(OFFLINE, { cacheName: CACHE }).catch(() => null);
    if (offline) return offline;
    throw fault;
  }
};

addEventListener("install", (event) => {
  skipWaiting(); // it serves the old pages' files too
  event.waitUntil(collect());
});
addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([clear(), registration.navigationPreload?.enable(), clients.claim()]));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith(OFFICE)) return;
  if (HASHED.test(pathname)) event.respondWith(file(event));
  else if (request.mode === "navigate") event.respondWith(page(event));
});
