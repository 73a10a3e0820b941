import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeServer, listenOnLoopback } from '../http.js';
import { serveApi } from './api/serve-api.js';
import { CONTROL_PREFIX, serveControl } from './control.js';
import { createDeliveries } from './deliveries.js';
import { catchUpAll } from './lifecycle.js';
import { PREFIX } from './pages/shell.js';
import { servePages } from './pages/serve-pages.js';
import { Store } from './store.js';
import type { StripeContext } from './context.js';
import type { DeliveryOptions } from './deliveries.js';

const LIFE_GOES_ON_EVERY_MS = 1_000;

export interface StripeStandinOptions extends DeliveryOptions {
  /** Folder of its own, made when it is missing. One process at a time. */
  dataDir: string;
  /** Origin people reach the product at: `/dev/stripe/…` is forwarded from there to this server. */
  publicBaseUrl: () => string;
  /** The time of billing; deliveries keep to the real one. */
  clock?: () => Date;
}

/** Starts a Stripe that takes test keys, on 127.0.0.1 only, with its state kept in `dataDir`. */
export async function startStripeStandin(options: StripeStandinOptions) {
  const { clock = () => new Date() } = options;
  const ctx: StripeContext = {
    store: new Store(options.dataDir),
    now: () => Math.floor(clock().getTime() / 1000),
    publicBaseUrl: options.publicBaseUrl,
    calls: [],
    isAway: false,
    refused: new Map(),
  };
  const deliveries = createDeliveries(ctx, options);
  const live = () => {
    ctx.store.transaction(() => catchUpAll(ctx));
    deliveries.wake();
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // By the path as it was sent: once `..` were resolved, a forwarded page could name a control.
    const path = request.url ?? '/';
    if (path.startsWith(CONTROL_PREFIX)) await serveControl({ ctx, deliveries }, request, response);
    else if (path.startsWith(`${PREFIX}/`)) await servePages(ctx, request, response);
    else if (!path.startsWith('/v1/')) response.writeHead(404).end();
    else if (ctx.isAway) request.socket.destroy();
    else await serveApi(ctx, request, response);
    deliveries.wake();
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(String(error));
    });
  });
  const port = await listenOnLoopback(server, 0);
  live();
  const timer = setInterval(live, LIFE_GOES_ON_EVERY_MS);
  timer.unref();

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      clearInterval(timer);
      await Promise.all([closeServer(server), deliveries.close()]);
    },
  };
}
