import { expect, it } from 'vitest';
import { keepVisit, open, pass, storage } from './testkit/kept-visits';
import { serverOf, textOf } from './testkit/visit';

it('leaves to the page what the API itself says of a failure', async () => {
  await keepVisit();
  const { shown, readOffline } = await open(
    serverOf('camille', { FavoriteRecipes: 500 }),
    'favorites',
  );
  await pass(100);
  shown();
  await pass(100);
  expect(shown()).toBe('!');
  expect(readOffline().away).toBeNull();
});

it('takes no answer in which something failed for the end of a session', async () => {
  await keepVisit();
  const failed = { data: { viewer: null }, errors: [{ message: 'the household timed out' }] };
  const first = await open(serverOf('camille', { Guard: failed }));
  await pass(3000);
  expect(textOf(storage)).toContain('camille-milk');
  first.client.stop();
  const again = await open(serverOf('camille', { all: 'cut' }));
  await pass(3000);
  expect(again.shown()).toContain('camille-milk');
});
