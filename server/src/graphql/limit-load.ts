import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RateLimits } from '../platform/rate-limits.js';
import { createTurnstile, CrowdedError } from '../platform/turnstile.js';
import type { Context } from './context.js';
import { costOf, type ListLength } from './query-cost.js';

/** A second's worth of ticks ten times over: what waited for a network comes all at once, and is told when to go on. */
const writes = { name: 'writes', points: 1200, seconds: 60 };
/** A page asks for a handful of things at once. The pool has more connections than one person may hold. */
const inFlight = { places: 6, waiting: 100 };
/** What answers so many values, about 30 ms of work, takes a place of its own. */
const valuesPerPlace = 10_000;

interface Options {
  rateLimits: RateLimits;
  listLengths: Readonly<Record<string, ListLength>>;
  maximumCost: number;
}

const tooMuch = (retryAfterSeconds: number): GraphQLError =>
  new GraphQLError('Too much at once.', {
    extensions: {
      code: 'RATE_LIMITED',
      retryAfterSeconds,
      http: { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
    },
  });

/** How many changes an operation asks for: an alias makes another of each. */
function writesIn(document: DocumentNode, operationName: string | null | undefined): number {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return 0;
  return operation.selectionSet.selections.length;
}

/** Refuses what would answer too many values, and what one person sends too much of. */
export function limitLoad({
  rateLimits,
  listLengths,
  maximumCost,
}: Options): Plugin<Pick<Context, 'viewer'>> {
  const enter = createTurnstile(inFlight);
  const costs = (args: ExecutionArgs): number =>
    costOf({ schema: args.schema, listLengths }, args.document, {
      operationName: args.operationName,
      variables: args.variableValues ?? {},
    });
  const tooDear = (cost: number): GraphQLError | null =>
    cost <= maximumCost
      ? null
      : new GraphQLError(
          `The operation may answer ${Math.round(cost)} values, at most ${maximumCost} are allowed: ask for fewer lists at a time.`,
          { extensions: { code: 'TOO_COSTLY', http: { status: 400 } } },
        );
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const cost = costs(args);
      const dear = tooDear(cost);
      if (dear) return setResultAndStopExecution({ errors: [dear] });
      const { viewer } = args.contextValue;
      if (!viewer) return undefined;
      setExecuteFn(async (given: ExecutionArgs) => {
        const count = writesIn(given.document, given.operationName);
        const wait = count === 0 ? null : await rateLimits.use(writes, viewer.id, count);
        if (wait !== null) return { errors: [tooMuch(wait)] };
        try {
          const weight = Math.max(1, Math.ceil(cost / valuesPerPlace));
          return await enter(viewer.id, weight, () => executeFn(given));
        } catch (error) {
          if (error instanceof CrowdedError) return { errors: [tooMuch(1)] };
          throw error;
        }
      });
      return undefined;
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const dear = tooDear(costs(args));
      if (dear) setResultAndStopExecution({ errors: [dear] });
    },
  };
}
