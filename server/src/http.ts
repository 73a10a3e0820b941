import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import helmet from 'helmet';
import { stripeWebhook } from './features/billing/stripe-webhook.js';
import { calendarFeed } from './features/planning/serve-calendar.js';
import type { Services } from './graphql/context.js';
import { createGraphQLServer } from './graphql/server.js';
import { serveClient } from './platform/serve-client.js';
import { forward } from './platform/forward.js';
import { schema } from './schema.js';

export interface HttpOptions {
  services: Services;
  port: number;
  /** Where the built client lies; null serves none. */
  clientDirectory: URL | null;
  /** Stand-ins whose pages are shown under a path of the product's own port. */
  standinPages: ReadonlyMap<string, string>;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

const json = (res: ServerResponse, status: number, body: object): void => {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  res.end(JSON.stringify(body));
};

/** Browsers say where a write comes from; these are the product's own addresses. */
function ownOrigins({ publicUrl, config }: Services, port: number): ReadonlySet<string> {
  const own = [new URL(publicUrl).origin];
  if (!config.isProduction) own.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`);
  return new Set(own);
}

const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
    },
  },
  strictTransportSecurity: { maxAge: 31_536_000 },
});

/** The whole of HTTP: pages, API, webhook, health, and the stand-ins' pages where they run. */
export function createHttpListener({
  services,
  port,
  clientDirectory,
  standinPages,
}: HttpOptions): RequestListener {
  const { db, pubsub, logger, config } = services;
  const origins = ownOrigins(services, port);
  const yoga = createGraphQLServer(schema, services);
  const client = clientDirectory && serveClient(clientDirectory);

  const graphql: Handler = (req, res) => {
    const { origin } = req.headers;
    if (origin !== undefined && !origins.has(origin)) {
      return json(res, 403, { errors: [{ message: 'This origin may not use the API.' }] });
    }
    const type = req.headers['content-type'] ?? '';
    if (req.method === 'POST' && !/^application\/(json|graphql-response\+json)\b/.test(type)) {
      return json(res, 415, { errors: [{ message: 'Send application/json.' }] });
    }
    const asksForPage = req.method === 'GET' && !req.url?.includes('query=');
    if (asksForPage && !config.GRAPHIQL) return json(res, 404, { status: 'not found' });
    // GraphiQL brings inline script and workers of its own; in production it is off unless asked for.
    if (asksForPage) res.removeHeader('content-security-policy');
    return yoga(req, res);
  };

  const readiness: Handler = async (_req, res) => {
    try {
      await Promise.all([db.$queryRaw`SELECT 1`, pubsub.ping()]);
      json(res, 200, { status: 'ready' });
    } catch (error) {
      logger.warn({ err: error }, 'not ready');
      json(res, 503, { status: 'unavailable' });
    }
  };

  const webhook = stripeWebhook(services);
  const calendar = calendarFeed(services);
  const handlerOf = (path: string): Handler => {
    if (path === '/graphql') return graphql;
    if (path === '/webhooks/stripe') return webhook;
    if (path.startsWith('/calendar/')) return calendar;
    if (path === '/healthz') return (_req, res) => json(res, 200, { status: 'alive' });
    if (path === '/readyz') return readiness;
    for (const [prefix, target] of standinPages) {
      if (path === prefix || path.startsWith(`${prefix}/`))
        return (req, res) => forward(req, res, target);
    }
    return client ?? ((_req, res) => json(res, 404, { status: 'not found' }));
  };

  return (req, res) => {
    res.setHeader('x-request-id', randomUUID());
    const [path = '/'] = (req.url ?? '/').split('?');
    securityHeaders(req, res, () => {
      Promise.resolve()
        .then(() => handlerOf(path)(req, res))
        .catch((error: unknown) => {
          logger.error({ err: error, path }, 'request failed');
          if (res.headersSent) res.destroy();
          else json(res, 500, { status: 'error', errorId: res.getHeader('x-request-id') });
        });
    });
  };
}
