import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { Subject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createInOrderLink } from './in-order-link';

const cook = gql`
  mutation Cook($id: ID!, $cooked: Boolean!) {
    cook(id: $id, cooked: $cooked)
  }
`;
const tick = gql`
  mutation Tick($ids: [ID!]!) {
    tick(ids: $ids)
  }
`;
const plan = gql`
  mutation Plan($input: PlanInput!) {
    plan(input: $input)
  }
`;

const addFavorite = gql`
  mutation AddFavorite($recipeId: ID!) {
    addFavorite(recipeId: $recipeId)
  }
`;

const undoTick = gql`
  mutation UndoTick($tickedIds: [ID!]!, $removedIds: [ID!]!) {
    undoTick(tickedIds: $tickedIds, removedIds: $removedIds)
  }
`;

/** A client whose server answers when it is told to, and what that server was sent. */
function createClient() {
  const sent: object[] = [];
  const answers: Subject<ApolloLink.Result>[] = [];
  const server = new ApolloLink(({ variables }) => {
    sent.push(variables);
    const answer = new Subject<ApolloLink.Result>();
    answers.push(answer);
    return answer;
  });
  const link = ApolloLink.from([createInOrderLink(), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const answer = (at: number): void => {
    answers[at]?.next({ data: {} });
    answers[at]?.complete();
  };
  return { client, sent, answer, fail: (at: number) => answers[at]?.error(new Error('lost')) };
}

const send = (client: ApolloClient, mutation: typeof cook, variables: object) =>
  client.mutate({ mutation, variables, fetchPolicy: 'no-cache' }).catch(() => null);
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('what is undone at once is sent once its change is answered, and other rows do not wait', async () => {
  const { client, sent, answer } = createClient();
  void send(client, cook, { id: 'a', cooked: true });
  void send(client, cook, { id: 'a', cooked: false });
  void send(client, cook, { id: 'b', cooked: true });
  await settled();
  expect(sent).toEqual([
    { id: 'a', cooked: true },
    { id: 'b', cooked: true },
  ]);
  answer(0);
  await settled();
  expect(sent[2]).toEqual({ id: 'a', cooked: false });
});

it('a change of several rows waits for each of them, also for one that fails', async () => {
  const { client, sent, answer, fail } = createClient();
  void send(client, plan, { input: { id: 'a' } });
  void send(client, cook, { id: 'b', cooked: true });
  void send(client, tick, { ids: ['a', 'b', 'c'] });
  void send(client, cook, { id: 'c', cooked: true });
  fail(0);
  await settled();
  expect(sent).toHaveLength(2);
  answer(1);
  await settled();
  expect(sent[2]).toEqual({ ids: ['a', 'b', 'c'] });
  answer(2);
  await settled();
  expect(sent[3]).toEqual({ id: 'c', cooked: true });
});

it('a favourite waits for the same recipe’s alone, and what undoes a tick for the tick', async () => {
  const { client, sent, answer } = createClient();
  void send(client, addFavorite, { recipeId: 'r' });
  void send(client, plan, { input: { id: 'a', recipeId: 'r' } });
  void send(client, addFavorite, { recipeId: 'r' });
  void send(client, tick, { ids: ['b'] });
  void send(client, undoTick, { tickedIds: ['b'], removedIds: ['c'] });
  await settled();
  expect(sent).toHaveLength(3);
  answer(0);
  answer(2);
  await settled();
  expect(sent).toHaveLength(5);
});

it('no change waits longer than eight seconds for one that cannot wait for a network', async () => {
  const { client, sent } = createClient();
  vi.useFakeTimers();
  void send(client, cook, { id: 'a', cooked: true });
  void send(client, cook, { id: 'a', cooked: false });
  await vi.advanceTimersByTimeAsync(7900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(2);
  vi.useRealTimers();
});

it('what is kept on the device waits for nothing', async () => {
  const { client, sent } = createClient();
  void send(client, cook, { id: 'a', cooked: true });
  const kept = { mutation: cook, variables: { id: 'a', cooked: false }, context: { kept: {} } };
  void client.mutate({ ...kept, fetchPolicy: 'no-cache' });
  await settled();
  expect(sent).toHaveLength(2);
});
