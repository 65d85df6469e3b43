/**
 * Serves the page when there is no connection. Each build brings a list of its files, which are all kept when
 * this worker is installed; a page that is open goes on with the files of the build it came with.
 */
declare const self: ServiceWorkerGlobalScope;

/** What the build writes in, see `plugins.ts`. */
declare const BUILD: {
  /** Differs between builds that differ. */
  readonly version: string;
  /** Paths of all files but those below. */
  readonly files: readonly string[];
  /** Paths of the endgame tables and the problems, which are kept when they were fetched. */
  readonly tables: readonly string[];
  /** First words of the addresses below the front page, each of which is answered with the same file. */
  readonly parts: readonly string[];
};

const { version, files, tables, parts } = BUILD;
const CACHE_PREFIX = 'tahoun-';
const CACHE = CACHE_PREFIX + version;
const TABLES_CACHE = 'endgame-tables';
/** Pages that were opened before so many newer builds may still ask for their files. */
const OLD_BUILDS_KEPT = 2;
const PAGE = '/';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  // The API and its pages under the same address are not for this worker.
  if (event.request.mode === 'navigate' && parts.includes(pathname.split('/')[1] as string)) {
    event.respondWith(respond(event.request, PAGE));
  } else if (pathname === PAGE || files.includes(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(respond(event.request, pathname));
  }
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // What keeps its name from build to build may not come from the browser's own cache, which may be of the last build.
  await cache.addAll(
    files.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })),
  );
  // Names of scripts carry their content, so the new build does not get into a page that is open.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  const outdated = builds.slice(0, Math.max(0, builds.length - OLD_BUILDS_KEPT));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  const tablesKept = await caches.open(TABLES_CACHE);
  for (const request of await tablesKept.keys()) {
    if (!tables.includes(new URL(request.url).pathname)) await tablesKept.delete(request);
  }
  await self.clients.claim();
}

async function respond(request: Request, path: string): Promise<Response> {
  const current = await caches.open(CACHE);
  const kept = (await current.match(path)) ?? (await caches.match(path));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok && tables.includes(path)) {
    const cache = await caches.open(TABLES_CACHE);
    await cache.put(path, response.clone());
  }
  return response;
}
