import { describe, expect, it } from 'vitest';
import type { Seen } from './seen';
import { keepVisit, open, pass, storage } from './testkit/kept-visits';
import {
  answers,
  follow,
  questions,
  serverOf,
  textOf,
  tickLine,
  visit,
  type Reply,
  type Server,
} from './testkit/visit';

describe('an API that hangs', () => {
  it('shows what is kept within two seconds, says so, and gives up one day', async () => {
    await keepVisit();
    const { shown, readOffline } = await open(serverOf('camille', { all: 'hangs' }));
    await pass(1500);
    shown();
    await pass(100);
    expect(shown()).toBe('camille-milk');
    expect(readOffline().away).toBe('slow');
    await pass(2000);
    expect(readOffline().away).toBe('late');
    await pass(20_000);
    expect(readOffline().away).toBe('server');
    expect(shown()).toBe('camille-milk');
  });

  it('shows the list that an older version kept as the person’s own', async () => {
    await keepVisit();
    const { snapshot } = storage.kept.get('seen') as Seen;
    const { 'Kitchen:camille': kitchen, ...older } = snapshot;
    Object.assign(older['Viewer:camille'] ?? {}, { shoppingItems: kitchen?.shoppingItems });
    delete older['Household:camille']?.kitchen;
    storage.kept.set('seen', { ...(storage.kept.get('seen') as Seen), snapshot: older });
    const { shown } = await open(serverOf('camille', { all: 'hangs' }));
    await pass(1500);
    shown();
    await pass(100);
    expect(shown()).toBe('camille-milk');
  });

  it('fails in the end where nothing is kept, so that one can try again', async () => {
    const { guard } = await open(serverOf('camille', { all: 'hangs' }));
    await pass(19_000);
    expect(guard.shown()).toBe('…');
    await pass(1500);
    expect(guard.shown()).toBe('!');
  });

  it('keeps a tick that was made meanwhile, whatever the answer says that was on its way', async () => {
    await keepVisit();
    let answer: (reply: Reply) => void = () => undefined;
    let checked = false;
    const late = new Promise<Reply>((resolve) => (answer = resolve));
    const server: Server = (name, variables) => {
      if (name === 'SetShoppingItemsChecked') checked = true;
      if (name === 'ShoppingList') return checked ? answers.list('camille', true) : late;
      return serverOf('camille')(name, variables);
    };
    const { client, shown, readOffline } = await open(server);
    await pass(100);
    shown();
    await pass(1500);
    expect(shown()).toBe('camille-milk');
    const ticked = tickLine(client, 'camille-milk');
    await pass(10);
    await ticked;
    await pass(10);
    expect(shown()).toBe('camille-milk ✓');
    answer(answers.list('camille', false));
    for (let step = 0; step < 20; step += 1) {
      await pass(250);
      expect(shown()).toBe('camille-milk ✓');
    }
    expect(checked).toBe(true);
    expect(readOffline()).toMatchObject({ away: null, waiting: [] });
  });

  it('takes the fresh answer for what was kept as soon as it comes', async () => {
    await keepVisit();
    let answer: (reply: Reply) => void = () => undefined;
    const late = new Promise<Reply>((resolve) => (answer = resolve));
    const { shown } = await open(serverOf('camille', { FavoriteRecipes: late }), 'favorites');
    await pass(100);
    shown();
    await pass(1500);
    expect(shown()).toBe('Tarte');
    answer(answers.favorites('camille', 'Gratin'));
    await pass(10);
    expect(shown()).toBe('Gratin');
  });
});

describe.each([
  ['a proxy without a server', 503],
  ['a network that drops what is asked', 'cut'],
] as const)('%s', (_name, reply) => {
  it('shows the favourites of the last visit though somebody is known to be there', async () => {
    await keepVisit();
    const { shown, readOffline } = await open(
      serverOf('camille', { FavoriteRecipes: reply }),
      'favorites',
    );
    await pass(100);
    shown();
    await pass(100);
    expect(shown()).toBe('Tarte');
    // There is a network.
    expect(readOffline().away).toBe('server');
    expect(readOffline().unanswered).toEqual([]);
  });

  it('dates nothing that is not to be had', async () => {
    const { shown, readOffline } = await open(
      serverOf('camille', { FavoriteRecipes: reply }),
      'favorites',
    );
    await pass(100);
    shown();
    await pass(100);
    expect(shown()).toBe('!');
    expect(readOffline().unanswered).toEqual(['favoriteRecipes']);
  });
});

it('asks once for what is on its way while the device looks for changes and finds none', async () => {
  let asked = 0;
  const server: Server = async (name, variables) => {
    if (name !== 'ShoppingList') return serverOf('camille')(name, variables);
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return answers.list('camille', false);
  };
  const { client } = await visit(storage, server);
  follow(client, 'guard');
  await pass(10);
  const page = follow(client, 'list');
  await pass(5000);
  expect(page.shown()).toBe('camille-milk');
  expect(asked).toBe(1);
});

it('keeps a list that its page drew before the cache had it', async () => {
  const { client } = await visit(storage, serverOf('camille'));
  follow(client, 'guard');
  const drawn = client.query({ query: questions.list, fetchPolicy: 'no-cache' });
  await pass(3000);
  client.writeQuery({ query: questions.list, data: (await drawn).data });
  await pass(10_000);
  client.stop();
  const again = await open(serverOf('camille', { all: 'cut' }));
  await pass(100);
  again.shown();
  await pass(100);
  expect(again.shown()).toBe('camille-milk');
});

it('tells what became of changes that waited, though what tells it comes after they were sent', async () => {
  await keepVisit();
  const away = await open(serverOf('camille', { all: 'cut' }));
  await pass(100);
  away.shown();
  await pass(100);
  const ticked = tickLine(away.client, 'camille-milk');
  await pass(10);
  await ticked;
  away.client.stop();
  const again = await open(serverOf('camille'));
  await pass(5000);
  expect(again.readOffline().waiting).toEqual([]);
  const { onDelivery } = await import('./deliveries');
  const told: number[] = [];
  for (const _listener of ['first', 'second']) onDelivery(({ sent }) => told.push(sent));
  expect(told).toEqual([1]);
});

describe('a session that the server has ended', () => {
  it('is kept nothing of, from that moment on and without a network', async () => {
    await keepVisit();
    expect(textOf(storage)).toContain('camille-milk');
    const first = await open(serverOf(null));
    await pass(10);
    expect(first.guard.shown()).toBe('nobody');
    // The page is left before anything else can be done about it.
    first.client.stop();
    const again = await open(serverOf(null, { all: 'cut' }));
    await pass(3000);
    expect(again.shown()).toBe('nobody');
    expect(textOf(storage)).not.toContain('camille-milk');
    again.client.stop();
    const hanging = await open(serverOf(null, { all: 'hangs' }));
    await pass(2000);
    expect(hanging.shown()).toBe('nobody');
  });

  it('is so too where a refusal says it, while the device itself cannot be emptied', async () => {
    await keepVisit();
    const refused = {
      data: null,
      errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }],
    };
    const first = await open(serverOf('camille', { ShoppingList: refused }));
    await pass(100);
    const seen = storage.kept.get('seen');
    first.shown();
    await pass(3000);
    expect(first.shown()).not.toContain('milk');
    first.client.stop();
    storage.kept.set('seen', seen);
    const again = await open(serverOf('camille', { all: 'cut' }));
    await pass(3000);
    expect(again.shown()).toBe('nobody');
  });

  it('leaves what waits sealed: another neither sees nor sends it, the same person does', async () => {
    await keepVisit();
    const away = await open(serverOf('camille', { all: 'cut' }));
    await pass(100);
    away.shown();
    await pass(100);
    const ticked = tickLine(away.client, 'camille-milk');
    await pass(10);
    await ticked;
    expect(away.readOffline().waiting).toHaveLength(1);
    away.client.stop();

    const sent: string[] = [];
    const taking =
      (id: string | null): Server =>
      (name, variables) => {
        if (name === 'SetShoppingItemsChecked') sent.push(`${id}: ${String(variables.ids)}`);
        return serverOf(id)(name, variables);
      };
    for (const id of [null, 'sacha', null]) {
      const page = await open(taking(id));
      await pass(5000);
      page.shown();
      await pass(5000);
      expect(page.shown()).toBe(id === null ? 'nobody' : 'sacha-milk');
      expect(page.readOffline().waiting).toEqual([]);
      page.client.stop();
    }
    expect(sent).toEqual([]);
    const back = await open(taking('camille'));
    await pass(5000);
    back.shown();
    await pass(5000);
    expect(sent).toEqual(['camille: camille-milk']);
    expect(back.readOffline().waiting).toEqual([]);
  });

  it('sends nothing by the session that somebody else has begun in another tab', async () => {
    await keepVisit();
    const sent: string[] = [];
    let reply: Reply | undefined = 'cut';
    let here = 'camille';
    const server: Server = (name, variables) => {
      if (name === 'SetShoppingItemsChecked') sent.push(here);
      return reply ?? serverOf(here)(name, variables);
    };
    const page = await open(server);
    await pass(100);
    page.shown();
    await pass(100);
    const ticked = tickLine(page.client, 'camille-milk');
    await pass(10);
    await ticked;
    sent.length = 0;
    here = 'sacha';
    reply = undefined;
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(page.guard.shown()).toBe('sacha');
    expect(textOf(storage)).toContain('SetShoppingItemsChecked');
  });
});
