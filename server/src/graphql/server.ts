import { randomUUID } from 'node:crypto';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import { isTimedOut } from '../platform/timed-out.js';
import { exceedsRows } from '../platform/unique-violation.js';
import type { Context, Services } from './context.js';
import { createContext, type NodeContext } from './create-context.js';
import { exampleTabs } from './example-tabs.js';
import { keepTabs } from './keep-tabs.js';
import { guardError } from './refusal.js';
import { limitLoad, timedOut } from './limit-load.js';
import { limitSyntax } from './limit-syntax.js';
import { multipartStreams } from './multipart-streams.js';
import { oneSecret } from './one-secret.js';
import { requestError } from './request-error.js';
import { trustedOperations } from './trusted-operations.js';
import type { ListLength } from './query-cost.js';

const csrfHeader = 'x-popote-csrf';
export const maximumBodyBytes = 512 * 1024;
const limits = { tokens: 2000, nesting: 50, depth: 14, aliases: 30, cost: 80_000 };

type Yoga = ReturnType<typeof createYoga<NodeContext, Context>>;

const withoutSuggestion = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message.replace(/ Did you mean .*\?$/s, ''), {
    nodes: error.nodes,
    extensions: error.extensions,
  });

/**
 * In production the schema is read as the file that it is (/schema.graphql), which costs nothing: by introspection or
 * suggestions anybody could have it put together again and again.
 */
const hideSchema: Plugin = {
  onValidate({ addValidationRule, setResult }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
    return ({ valid, result }) => {
      const errors = result as readonly GraphQLError[];
      if (!valid) setResult(errors.map(withoutSuggestion));
    };
  },
};

const statuses: Readonly<Record<string, number>> = {
  INTERNAL: 500,
  RATE_LIMITED: 429,
  TIMED_OUT: 503,
};
const statusOf = ({ extensions }: GraphQLError): number =>
  statuses[String(extensions['code'])] ?? 400;

/** A document that was never executed is the caller's fault, whatever media type they accept. */
const refuseWithStatus: Plugin = {
  onResultProcess({ result }) {
    if (Array.isArray(result) || !('errors' in result) || 'data' in result) return;
    const status = Math.max(400, ...(result.errors ?? []).map(statusOf));
    result.extensions = { http: { status }, ...result.extensions };
  },
};

/**
 * GraphQL over SSE: what was refused is told in the stream, which has been accepted all the same. Of a stream
 * with another status a client would not read a word; a token that opens nothing is refused before any is accepted.
 */
const acceptStreams: Plugin = {
  onResponse({ response, setResponse, fetchAPI }) {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || response.ok || response.status === 401) return;
    setResponse(new fetchAPI.Response(response.body, { headers: response.headers }));
  },
};

export function createGraphQLServer(
  schema: GraphQLSchema,
  services: Services,
  listLengths: Readonly<Record<string, ListLength>>,
): Yoga {
  const { config, logger } = services;
  return createYoga<NodeContext, Context>({
    schema,
    context: createContext(services),
    logging: false,
    cors: false,
    multipart: false,
    landingPage: false,
    maxRequestBodySize: maximumBodyBytes,
    graphiql: config.GRAPHIQL
      ? () => ({
          title: 'Popote',
          // Subscriptions too: nothing is run by GET.
          method: 'POST',
          additionalHeaders: { [csrfHeader]: '1' },
          // The tour's tabs, or those that were left, take its place.
          defaultQuery: '',
        })
      : false,
    renderGraphiQL: (options) =>
      renderGraphiQL(options).replace(
        '<body',
        (body) => `${keepTabs(exampleTabs(services.clock.now()))}${body}`,
      ),
    maskedErrors: {
      maskError: (error, message) => {
        const masked = maskError(error, message, false);
        if (masked === error || (error instanceof GraphQLError && !error.originalError))
          return masked;
        if (exceedsRows(error instanceof GraphQLError ? error.originalError : error))
          return guardError('KITCHEN_FULL');
        const errorId = randomUUID();
        if (isTimedOut(error)) {
          logger.warn({ err: error, errorId }, 'a wait came to its limit');
          return timedOut(errorId);
        }
        logger.error({ err: error, errorId }, 'unexpected error');
        return requestError('INTERNAL', 'Unexpected error.', { errorId });
      },
    },
    plugins: [
      trustedOperations(schema, services.trustedDocuments),
      limitSyntax(limits),
      maxDepthPlugin({ n: limits.depth, flattenFragments: true }),
      maxAliasesPlugin({ n: limits.aliases }),
      oneSecret,
      limitLoad({
        rateLimits: services.rateLimits,
        listLengths,
        maximumCost: limits.cost,
        atOnce: config.OPERATIONS_PER_HOUSEHOLD,
        streamsEach: config.STREAMS_PER_PERSON,
      }),
      refuseWithStatus,
      acceptStreams,
      multipartStreams,
      useCSRFPrevention({ requestHeaders: [csrfHeader] }),
      ...(config.GRAPHIQL ? [] : [hideSchema]),
    ],
  });
}
