import { clientsClaim } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { visitedCache } from './cache-names';

/** Filled in by the build (tools/service-worker.ts). */
declare const SHELL: readonly { url: string; revision: string | null }[];
/** The address that answers with the app's document. */
declare const APP_DOCUMENT: string;
/** Regular expressions of the addresses where the app begins. */
declare const APP_PATHS: readonly string[];

interface WorkerScope {
  skipWaiting: () => Promise<void>;
}
const isWorkerScope = (scope: object): scope is WorkerScope => 'skipWaiting' in scope;

// The shell, and nothing that a person owns: what the API answers is never kept here.
precache([...SHELL]);
cleanupOutdatedCaches();
addRoute({ cleanURLs: false, directoryIndex: '' });

// Public documents, the API, calendars and webhooks go to the network as if nobody stood between.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(APP_DOCUMENT), {
    allowlist: APP_PATHS.map((pattern) => new RegExp(pattern)),
  }),
);

// A page's own code stays once it has been fetched: its name changes with its content.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: visitedCache }),
);

// The page that installs the first version finds its later parts offline, too.
clientsClaim();
addEventListener('activate', () => void caches.delete(visitedCache));

// A new version waits until the person accepts it: the pages on screen belong to the old one.
addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING' && isWorkerScope(self)) void self.skipWaiting();
});
