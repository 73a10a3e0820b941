import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeServer, listenOnLoopback } from '../http.js';
import { serveApi } from './api/dispatch.js';
import { CapturedRequests } from './captured-requests.js';
import { serveControl } from './control.js';
import { Deliveries } from './deliveries.js';
import { catchUpAll } from './lifecycle.js';
import { RefusedForms } from './pages/form-state.js';
import { PREFIX } from './pages/shell.js';
import { servePages } from './pages/serve-pages.js';
import { Store } from './store.js';
import type { StandinLogger, StripeContext } from './context.js';

const LIFE_GOES_ON_EVERY_MS = 30_000;

export interface StripeStandinOptions {
  /** Folder of its own, made when it is missing. One process at a time. */
  dataDir: string;
  /** A free one when absent. */
  port?: number;
  /** Origin people reach the product at: `/dev/stripe/…` is forwarded from there to this server. */
  publicBaseUrl: () => string;
  webhookUrl: () => string;
  webhookSecret: string;
  /** The time of billing; deliveries keep to the real one. */
  clock?: () => Date;
  logger?: StandinLogger;
  /** Waits between deliveries of one webhook, in milliseconds; the last one repeats. */
  retryDelaysMs?: readonly number[];
}

export interface StripeStandin {
  port: number;
  url: string;
  close(): Promise<void>;
}

const SILENT: StandinLogger = { info() {}, warn() {}, error() {} };

/** Starts a Stripe that takes test keys, on 127.0.0.1 only, with its state kept in `dataDir`. */
export async function startStripeStandin(options: StripeStandinOptions): Promise<StripeStandin> {
  const { clock = () => new Date(), logger = SILENT } = options;
  const ctx: StripeContext = {
    store: new Store(options.dataDir),
    now: () => Math.floor(clock().getTime() / 1000),
    publicBaseUrl: options.publicBaseUrl,
    refusedForms: new RefusedForms(),
    logger,
  };
  const outage = { lasts: false };
  const captured = new CapturedRequests();
  const deliveries = new Deliveries(ctx, options);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // By the path as it was sent: once `..` were resolved, a forwarded page could name a control.
    const path = request.url ?? '/';
    if (path.startsWith(`${PREFIX}/`)) await servePages(ctx, request, response);
    else if (path.startsWith('/v1/') && outage.lasts) request.socket.destroy();
    else if (path.startsWith('/v1/')) await serveApi(ctx, captured, request, response);
    else if (path.startsWith('/_control/')) {
      return serveControl({ ctx, captured, deliveries, outage }, request, response);
    } else response.writeHead(404).end();
    deliveries.wake();
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      logger.error({ err: error, path: request.url }, 'The local Stripe failed');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const port = await listenOnLoopback(server, options.port ?? 0);
  const live = () => {
    ctx.store.transaction(() => catchUpAll(ctx));
    deliveries.wake();
  };
  live();
  const timer = setInterval(live, LIFE_GOES_ON_EVERY_MS);
  timer.unref();

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      clearInterval(timer);
      await Promise.all([closeServer(server), deliveries.close()]);
      ctx.store.compact();
    },
  };
}
