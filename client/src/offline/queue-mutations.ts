import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { readOffline } from './offline-state';
import { isObject } from './read-answer';

interface Keeps {
  keep: (document: DocumentNode, variables: object, expected: object) => Promise<object | null>;
}
type Expecting = (variables: object, tools: { IGNORE: unknown }) => unknown;
type Mutate = (options: ApolloClient.MutateOptions) => Promise<unknown>;

const isExpecting = (value: unknown): value is Expecting => typeof value === 'function';

/** Has each of the client's mutations say what it expects, and wait at once where there is no network. */
export function queueMutations(client: ApolloClient, keeper: Keeps): void {
  const mutate = client.mutate as Mutate;
  const queueing: Mutate = async (options) => {
    const { optimisticResponse: expecting, context, variables = {} } = options;
    if (!isExpecting(expecting)) return mutate(options);
    if (readOffline().away || readOffline().waiting.length > 0) {
      const unknown = {};
      const answer = expecting(variables, { IGNORE: unknown });
      const kept =
        isObject(answer) && answer !== unknown
          ? await keeper.keep(options.mutation, variables, answer)
          : null;
      if (kept)
        return mutate({
          ...options,
          optimisticResponse: undefined,
          context: { ...context, kept },
        });
    }
    let expected: object | null = null;
    const remembering: Expecting = (given, tools) => {
      const answer = expecting(given, tools);
      if (isObject(answer) && answer !== tools.IGNORE) expected = answer;
      return answer;
    };
    return mutate({
      ...options,
      optimisticResponse: remembering,
      context: { ...context, expected: () => expected },
    });
  };
  // Apollo's own type infers from options what we pass on untouched.
  client.mutate = queueing as typeof client.mutate;
}
