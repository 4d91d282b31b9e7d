// The service worker: keeps the app's page and files, so that it starts on a bad network or without one. Jobs are kept by the app itself.
// Answers of the API, simple pages and whatever carries a token are none of its business.

// The build fills in its own version and the files that showing jobs takes.
const BUILD = /* build */ { version: 'development', files: [] } /* build */;

const SHELL = `shell-${BUILD.version}`;
// Their names hold their content, so all builds share them: a page that is open goes on with the files it began with.
const ASSETS = 'assets';
const MOST_ASSETS = 300;
// How long a page may take before the kept one is shown in its place.
const PATIENCE_MS = 4000;

const NAMED = ['/favicon.svg', '/site.webmanifest', '/icon-192.png'];
const NOT_APP = /^\/(?:api|dev|lite|live|ready|sitemaps|socket\.io)(?:\/|$)|\.\w+$/;

const inCache = (cacheName, request) => caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: true });

async function prepare() {
  const shell = await caches.open(SHELL);
  const fresh = ['/', ...NAMED].map((address) => new Request(address, { cache: 'no-cache', credentials: 'omit' }));
  await shell.addAll(fresh);
  // Who pays for each megabyte keeps only what is opened.
  const files = self.navigator.connection?.saveData ? [] : BUILD.files;
  const assets = await caches.open(ASSETS);
  const missing = await Promise.all(files.map(async (file) => ((await inCache(ASSETS, file)) ? [] : [file])));
  await assets.addAll(missing.flat());
  await self.skipWaiting();
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== SHELL).map((name) => caches.delete(name)),
  );
  await trimAssets();
  await self.clients.claim();
}

// The oldest go first, never what this build shows jobs with.
async function trimAssets() {
  const assets = await caches.open(ASSETS);
  const kept = await assets.keys();
  const droppable = kept.filter(({ url }) => !BUILD.files.includes(new URL(url).pathname));
  await Promise.all(
    droppable.slice(0, Math.max(0, kept.length - MOST_ASSETS)).map((request) => assets.delete(request)),
  );
}

async function keepAsset(request, answer) {
  const assets = await caches.open(ASSETS);
  await assets.put(request, answer);
  await trimAssets();
}

async function assetFor(event) {
  const kept = await inCache(ASSETS, event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(keepAsset(event.request, answer.clone()));
  return answer;
}

// The network first; the kept page where it fails, breaks or lets wait.
async function pageFor(event) {
  const network = fetch(event.request).catch(() => null);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([network, late]);
  if (answer && answer.status < 500) return answer;
  return (await inCache(SHELL, '/')) ?? (await network) ?? Response.error();
}

async function namedFor(event) {
  return (await inCache(SHELL, event.request)) ?? fetch(event.request);
}

self.addEventListener('install', (event) => event.waitUntil(prepare()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization')) return;
  if (request.mode === 'navigate') {
    if (!NOT_APP.test(pathname)) event.respondWith(pageFor(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(assetFor(event));
  else if (NAMED.includes(pathname)) event.respondWith(namedFor(event));
});
