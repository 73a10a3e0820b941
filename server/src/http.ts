import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import helmet from 'helmet';
import { stripeWebhook } from './features/billing/stripe-webhook.js';
import { calendarFeed } from './features/kitchen/planning/serve-calendar.js';
import { recipePicture } from './features/recipes/serve-picture.js';
import type { Services } from './graphql/context.js';
import { createGraphQLServer, maximumBodyBytes } from './graphql/server.js';
import { requestMs } from './platform/limits.js';
import { operatorOf } from './platform/operator.fr.js';
import type { PrivatePages } from './platform/private-pages.js';
import { serveClient } from './platform/serve-client.js';
import { compressed } from './platform/compressed.js';
import { forward } from './platform/forward.js';
import { BodyError, readJson } from './platform/read-json.js';
import { isTimedOut, TimedOutError, timedOutMessage, within } from './platform/timed-out.js';
import { listLengths } from './list-lengths.js';
import { printedSchema, schema } from './schema.js';
import { serveSchema } from './serve-schema.js';

export interface HttpOptions {
  services: Services;
  port: number;
  /** Where the built client lies; null serves none. */
  clientDirectory: URL | null;
  /** Stand-ins whose pages are shown under a path of the product's own port. */
  standinPages: ReadonlyMap<string, string>;
  privatePages: PrivatePages;
  /** Whether all is there that the start makes, such as the demo's household: before that, it is alive but not ready. */
  isOpen: () => boolean;
}

/** An object that holds something: an empty one would make Yoga read the body a second time. */
const isOperation = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length > 0;

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

/** A path as a log may keep it: what stands after /calendar/ is all that somebody needs to read a household's meals. */
const loggedPath = (path: string): string => path.replace(/^(\/calendar\/).+/, '$1…');

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

/** Less than what a prober waits, whatever hangs. */
const readyMs = 1_500;

/** The whole of HTTP: pages, API, webhook, health, and the stand-ins' pages where they run. */
export function createHttpListener({
  services,
  port,
  clientDirectory,
  standinPages,
  privatePages,
  isOpen,
}: HttpOptions): RequestListener {
  const { db, pubsub, logger, config } = services;
  const origins = ownOrigins(services, port);
  const yoga = createGraphQLServer(schema, services, listLengths);
  const client =
    clientDirectory &&
    serveClient(clientDirectory, {
      origin: new URL(services.publicUrl).origin,
      contactEmail: config.CONTACT_EMAIL,
      operator: operatorOf(config),
    });

  const refuse = (res: ServerResponse, status: number, message: string) =>
    json(res, status, { errors: [{ message }] });

  const graphiql: Handler = (req, res) => {
    const isPage = config.GRAPHIQL && (req.headers.accept?.includes('text/html') ?? false);
    if (!isPage && req.url?.includes('query=')) {
      res.setHeader('allow', 'POST');
      return refuse(res, 405, 'Send operations by POST.');
    }
    if (!config.GRAPHIQL) return refuse(res, 404, 'Not found.');
    // GraphiQL writes what is edited into its address, and reads it there itself.
    req.url = '/graphql';
    // GraphiQL brings inline script and workers of its own; in production it is off unless asked for.
    res.removeHeader('content-security-policy');
    return yoga(req, res);
  };

  const graphql: Handler = async (req, res) => {
    const { origin } = req.headers;
    if (origin !== undefined && !origins.has(origin)) {
      return refuse(res, 403, 'This origin may not use the API.');
    }
    if (req.method !== 'POST') return graphiql(req, res);
    if (!/^application\/json\b/.test(req.headers['content-type'] ?? '')) {
      return refuse(res, 415, 'Send application/json.');
    }
    try {
      const body = await readJson(req, maximumBodyBytes);
      if (!isOperation(body)) return refuse(res, 400, 'Send one operation, as a JSON object.');
      // Read and parsed before Yoga, which is spared building a stream of it.
      await yoga(Object.assign(req, { body }), res);
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      res.setHeader('connection', 'close');
      refuse(res, error.status, error.message);
    }
  };

  const readiness: Handler = async (_req, res) => {
    if (!isOpen()) return json(res, 503, { status: 'starting' });
    try {
      await within(readyMs, Promise.all([db.$queryRaw`SELECT 1`, pubsub.ping()]));
      json(res, 200, { status: 'ready' });
    } catch (error) {
      logger.warn({ err: error }, 'not ready');
      json(res, 503, { status: 'unavailable' });
    }
  };

  const webhook = stripeWebhook(services);
  const calendar = calendarFeed(services);
  const picture = recipePicture(services);
  const contract = compressed(serveSchema(printedSchema));
  const handlerOf = (path: string): Handler => {
    if (path === '/graphql') return compressed(graphql);
    if (path === '/schema.graphql') return contract;
    if (path === '/webhooks/stripe') return webhook;
    if (path.startsWith('/calendar/')) return compressed(calendar);
    if (path.startsWith('/pictures/')) return picture;
    if (path === '/healthz') return (_req, res) => json(res, 200, { status: 'alive' });
    if (path === '/readyz') return readiness;
    for (const [prefix, target] of standinPages) {
      if (path === prefix || path.startsWith(`${prefix}/`))
        return (req, res) =>
          privatePages.refuses(req, res) ? undefined : forward(req, res, target);
    }
    return client ?? ((_req, res) => json(res, 404, { status: 'not found' }));
  };

  const fail = (res: ServerResponse, path: string, error: unknown): void => {
    const late = isTimedOut(error);
    logger[late ? 'warn' : 'error']({ err: error, path: loggedPath(path) }, 'request failed');
    const errorId = res.getHeader('x-request-id');
    if (res.headersSent) res.destroy();
    else if (!late) json(res, 500, { status: 'error', errorId });
    else {
      res.setHeader('retry-after', '5');
      const extensions = { code: 'TIMED_OUT', errorId };
      json(res, 503, { errors: [{ message: timedOutMessage, extensions }] });
    }
  };

  return (req, res) => {
    res.setHeader('x-request-id', randomUUID());
    const [path = '/'] = (req.url ?? '/').split('?');
    // Until the first byte: what streams may go on for as long as there is something to say.
    const deadline = setTimeout(() => {
      if (!res.headersSent) fail(res, path, new TimedOutError('The request came to its deadline.'));
    }, requestMs(config));
    res.once('close', () => clearTimeout(deadline));
    securityHeaders(req, res, () => {
      Promise.resolve()
        .then(() => handlerOf(path)(req, res))
        .catch((error: unknown) => {
          if (!res.writableEnded) fail(res, path, error);
        });
    });
  };
}
