import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { parse } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../apollo/cache';
import { setOffline } from './offline-state';
import { queueMutations } from './queue-mutations';

const mutation = parse('mutation AddIt($id: ID!) { addIt(id: $id) { id } }');
const answer = { addIt: { __typename: 'It', id: 'a' } };

function clientOf(keep: () => Promise<object | null>) {
  const seen: Record<string, unknown>[] = [];
  const link = new ApolloLink((operation) => {
    const { kept, expected } = operation.getContext();
    seen.push({ kept, expected: expected?.() ?? null });
    return new Observable((observer) => {
      observer.next({ data: kept ?? answer });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  queueMutations(client, { keep });
  return { client, seen };
}

const send = (client: ApolloClient) =>
  client.mutate({ mutation, variables: { id: 'a' }, optimisticResponse: () => answer });

beforeEach(() => setOffline({ away: null, waiting: [] }));

it('with a network a change is sent, and its link knows what the page expects of it', async () => {
  const keep = vi.fn(() => Promise.resolve(null));
  const { client, seen } = clientOf(keep);
  await send(client);
  expect(keep).not.toHaveBeenCalled();
  expect(seen).toEqual([{ kept: undefined, expected: answer }]);
});

it('without one a change is shown only once it lies on the device', async () => {
  setOffline({ away: 'network' });
  let letGo: (kept: object) => void = () => undefined;
  const held = new Promise<object>((resolve) => (letGo = resolve));
  const { client, seen } = clientOf(() => held);
  const sent = send(client);
  expect(client.cache.extract(true)).toEqual({});
  letGo(answer);
  expect((await sent).data).toEqual(answer);
  expect(seen).toEqual([{ kept: answer, expected: null }]);
});

it('what expects nothing, such as a generation, is sent as it is', async () => {
  setOffline({ away: 'network' });
  const keep = vi.fn(() => Promise.resolve(answer));
  const { client } = clientOf(keep);
  await client.mutate({ mutation, variables: { id: 'a' } });
  expect(keep).not.toHaveBeenCalled();
});
