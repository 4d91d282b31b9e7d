// The service worker: caches an empty page shell and the app's files, so that the app starts on a bad network or
// offline, and shows push notifications. It ignores API calls, requests with a token, and the pages under `/lite`,
// which the server renders without JavaScript. The app itself stores jobs for offline use.

// The build replaces this object by its version, the files of the job list page (`files`) and the translation files of
// each language (`texts`).
const BUILD = /* build */ { version: 'development', files: [], texts: {} } /* build */;

const SHELL = `shell-${BUILD.version}`;
// All builds share one cache, because file names contain a content hash. A page that was opened before an update can
// still load the files of the older build.
const ASSETS = 'assets';
const MAX_ASSETS = 300;
// Maximum wait for a page from the network before the cached shell is shown.
const PATIENCE_MS = 4000;

// URL of the empty page shell. Server-rendered pages are not cached instead, because their jobs become outdated.
const BARE = '/shell';
const NAMED = ['/favicon.svg', '/site.webmanifest', '/icon-192.png'];
const NOT_APP = /^\/(?:api|dev|lite|live|ready|sitemaps|socket\.io)(?:\/|$)|\.\w+$/;

const inCache = (cacheName, request) => caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: true });

async function prepare() {
  const shell = await caches.open(SHELL);
  const fresh = [BARE, ...NAMED].map((address) => new Request(address, { cache: 'no-cache', credentials: 'omit' }));
  await shell.addAll(fresh);
  await keepFiles(BUILD.files);
  await self.skipWaiting();
}

const isAsset = (file) => typeof file === 'string' && file.startsWith('/assets/');

async function keepFiles(files) {
  // With the browser's data saver on, only files that the user opens are cached.
  if (self.navigator.connection?.saveData) return;
  const assets = await caches.open(ASSETS);
  const missing = await Promise.all(files.map(async (file) => ((await inCache(ASSETS, file)) ? [] : [file])));
  await assets.addAll(missing.flat());
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== SHELL).map((name) => caches.delete(name)),
  );
  await trimAssets();
  await self.clients.claim();
}

// Deletes the oldest files beyond `MAX_ASSETS`, but never the files of the job list page of this build.
async function trimAssets() {
  const assets = await caches.open(ASSETS);
  const kept = await assets.keys();
  const droppable = kept.filter(({ url }) => !BUILD.files.includes(new URL(url).pathname));
  await Promise.all(droppable.slice(0, Math.max(0, kept.length - MAX_ASSETS)).map((request) => assets.delete(request)));
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

// Returns the page from the network; the cached shell after a network error, a 5xx status or a slow response.
async function pageFor(event) {
  const network = fetch(event.request).catch(() => null);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([network, late]);
  if (answer && answer.status < 500) return answer;
  return (await inCache(SHELL, BARE)) ?? (await network) ?? Response.error();
}

async function namedFor(event) {
  return (await inCache(SHELL, event.request)) ?? fetch(event.request);
}

self.addEventListener('install', (event) => event.waitUntil(prepare()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
// The page sends the user's language, so that this service worker caches the translations of that language. A page that
// works offline after one visit sends the files that it loaded before this service worker controlled it.
self.addEventListener('message', (event) => {
  const { keep_texts, keep_files } = event.data ?? {};
  if (Array.isArray(keep_files)) event.waitUntil(keepFiles(keep_files.filter(isAsset)).catch(() => {}));
  const texts = BUILD.texts[keep_texts];
  if (texts) event.waitUntil(keepFiles(texts).catch(() => {}));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization')) return;
  if (request.mode === 'navigate') {
    if (!NOT_APP.test(pathname)) event.respondWith(pageFor(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(assetFor(event));
  else if (NAMED.includes(pathname)) event.respondWith(namedFor(event));
});

// Shows a push notification. If a page of the app is visible, its notification bell shows the message instead.
async function showPush(event) {
  const { title, message, url, tag, replaces } = event.data.json();
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const before = replaces ? await self.registration.getNotifications({ tag: replaces }) : [];
  for (const banner of before) banner.close();
  await self.registration.showNotification(title, {
    body: message,
    tag,
    data: { url },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  });
}

// Opens the notification's URL in an open page, or else in a new one. Ignores URLs of other origins.
async function lead(banner) {
  banner.close();
  const target = new URL(banner.data?.url ?? '/', self.location.origin);
  if (target.origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(target.href);
    return;
  }
  await page.focus();
  await page.navigate(target.href);
}

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(lead(event.notification)));
