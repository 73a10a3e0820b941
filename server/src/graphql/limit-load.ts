import type { ServerResponse } from 'node:http';
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RateLimits } from '../platform/rate-limits.js';
import { timedOutMessage } from '../platform/timed-out.js';
import { createTurnstile, CrowdedError } from '../platform/turnstile.js';
import type { Context } from './context.js';
import { costOf, type ListLength } from './query-cost.js';
import { requestError } from './request-error.js';
import { rootFields } from './root-fields.js';

/** A second's worth of ticks ten times over: what waited for a network comes all at once, and is told when to go on. */
const writes = { name: 'writes', points: 1200, seconds: 60 };
/** Of one household, beside what is under way. */
const mostWaiting = 100;
/** What answers so many values, about 30 ms of work, takes a place of its own. */
const valuesPerPlace = 10_000;
/** A stream ends as its page does, or what is written. */
const streamRetrySeconds = 10;

interface Options {
  rateLimits: RateLimits;
  listLengths: Readonly<Record<string, ListLength>>;
  maximumCost: number;
  /** How many operations of one household are under way at a time. */
  atOnce: number;
  /** How many streams one person has open at a time. */
  streamsEach: number;
}

export const timedOut = (errorId?: string): GraphQLError =>
  requestError('TIMED_OUT', timedOutMessage, { errorId });

const tooMuch = (retryAfterSeconds: number): GraphQLError =>
  requestError('RATE_LIMITED', 'Too much at once.', {
    retryAfterSeconds,
    http: { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  });

/** Counts each person's open streams; what it makes says whether there is room for one more, which ends with its response. */
function countStreams(most: number) {
  const open = new Map<string, number>();
  return (id: string, response: ServerResponse): boolean => {
    const before = open.get(id) ?? 0;
    if (before >= most) return false;
    open.set(id, before + 1);
    response.once('close', () => {
      const left = (open.get(id) ?? 1) - 1;
      if (left === 0) open.delete(id);
      else open.set(id, left);
    });
    return true;
  };
}

/** How many changes an operation asks for: an alias makes another of each. */
const writesIn = (document: DocumentNode, operationName: string | null | undefined): number =>
  rootFields(document, operationName, OperationTypeNode.MUTATION).length;

/**
 * Refuses what would answer too many values, and what one person sends too much of. A household that waits for a row of
 * its own holds up nobody else: it never has all the connections.
 */
export function limitLoad({
  rateLimits,
  listLengths,
  maximumCost,
  atOnce,
  streamsEach,
}: Options): Plugin<Context> {
  const enter = createTurnstile({ places: atOnce, waiting: mostWaiting });
  const openStream = countStreams(streamsEach);
  const reckon = ({ schema, document, operationName }: ExecutionArgs, variables: object): number =>
    costOf({ schema, listLengths }, document, { operationName, variables: { ...variables } });
  /** Whatever its variables, for each document with one operation: most can answer too little to be worth reckoning again. */
  const most = new WeakMap<DocumentNode, number>();
  const costs = (args: ExecutionArgs): number => {
    const known = most.get(args.document) ?? reckon(args, {});
    const { definitions } = args.document;
    if (definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1)
      most.set(args.document, known);
    return known <= valuesPerPlace ? known : reckon(args, args.variableValues ?? {});
  };
  const tooDear = (cost: number): GraphQLError | null =>
    cost <= maximumCost
      ? null
      : requestError(
          'TOO_COSTLY',
          `The operation may answer ${Math.round(cost)} values, at most ${maximumCost} are allowed: ask for fewer lists at a time.`,
          { http: { status: 400 } },
        );
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const cost = costs(args);
      const dear = tooDear(cost);
      if (dear) return setResultAndStopExecution({ errors: [dear] });
      const { viewer, res } = args.contextValue;
      if (!viewer) return undefined;
      setExecuteFn(async (given: ExecutionArgs) => {
        const count = writesIn(given.document, given.operationName);
        const wait = count === 0 ? null : await rateLimits.use(writes, viewer.id, count);
        if (wait !== null) return { errors: [tooMuch(wait)] };
        try {
          const weight = Math.max(1, Math.ceil(cost / valuesPerPlace));
          return await enter(viewer.householdId, weight, async () => {
            // Whoever asked has been answered that it took too long. Who only left still wants it done.
            if (res.writableEnded) return { errors: [timedOut()] };
            return (await executeFn(given)) as ExecutionResult;
          });
        } catch (error) {
          if (error instanceof CrowdedError) return { errors: [tooMuch(1)] };
          throw error;
        }
      });
      return undefined;
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const { viewer, res } = args.contextValue;
      const dear = tooDear(costs(args));
      if (dear) setResultAndStopExecution({ errors: [dear] });
      else if (viewer && !openStream(viewer.id, res))
        setResultAndStopExecution({ errors: [tooMuch(streamRetrySeconds)] });
    },
  };
}
