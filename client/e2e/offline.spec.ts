import type { Page } from '@playwright/test';
import {
  becomeSubscriber,
  expect,
  expectAccessible,
  expectLanding,
  newVisitor,
  test,
} from './journey';
import { send } from './kitchen-kit';
import {
  keptOnDevice,
  listOnServer,
  offlineBanner,
  readDevice,
  recordWrites,
  signInAgain,
} from './offline-kit';
import { press, quickAdd, row } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

const addItem = `mutation ($input: AddShoppingItemInput!) {
  addShoppingItem(input: $input) { __typename }
}`;

/** A list with these lines, kept on the device. */
async function openKeptList(page: Page, lines: readonly string[]) {
  const visitor = await becomeSubscriber(page);
  for (const line of lines) await send(page, addItem, { input: { line } });
  await page.goto('/dashboard/shopping');
  await expect(page.getByRole('checkbox')).toHaveCount(lines.length);
  await keptOnDevice(page, 'shoppingItems');
  return visitor;
}

/** A tick shows once it lies safely on the device. */
async function tick(page: Page, name: RegExp, checked = true): Promise<void> {
  await press(row(page, name));
  await expect(row(page, name)).toBeChecked({ checked });
}

const waitingMarks = (page: Page) => page.getByRole('img', { name: 'En attente d’envoi' });

/** A line takes its place before the next one is touched: rows below it move. */
async function say(page: Page, line: string): Promise<void> {
  const lines = await page.getByRole('checkbox').count();
  await quickAdd(page).fill(line);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(quickAdd(page)).toHaveValue('');
  await expect(page.getByRole('checkbox')).toHaveCount(lines + 1);
}

test('offline: ten changes survive a closed tab and reach the server once, in their order', async ({
  page,
  context,
}) => {
  await openKeptList(page, ['lait', 'pain', 'savon', 'beurre', 'sel', 'riz']);
  const writes = recordWrites(context);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toContainText('telle qu’elle était aujourd’hui');

  for (const name of [/lait/, /pain/, /beurre/]) await tick(page, name);
  for (const line of ['3 citrons', 'miel', 'thé']) await say(page, line);
  await tick(page, /miel/);
  await page.getByRole('button', { name: 'Supprimer : savon' }).click();
  await page.getByRole('button', { name: 'Supprimer : sel' }).click();
  await tick(page, /pain/, false);
  await expect(offlineBanner(page)).toContainText('10 changements attendent le réseau');
  await expect(waitingMarks(page)).toHaveCount(6);
  await expectAccessible(page);

  await page.close();
  const again = await context.newPage();
  await again.goto('/dashboard/shopping');
  await expect(again.getByRole('checkbox')).toHaveCount(7);
  for (const name of [/lait/, /beurre/, /miel/]) await expect(row(again, name)).toBeChecked();
  for (const name of [/pain/, /riz/, /citrons/, /thé/])
    await expect(row(again, name)).not.toBeChecked();
  await expect(offlineBanner(again)).toContainText('10 changements attendent le réseau');
  await expectAccessible(again);

  await context.setOffline(false);
  await expect(again.getByText('Vos 10 changements sont envoyés')).toBeVisible();
  await expect(offlineBanner(again)).toBeHidden();
  await expect(waitingMarks(again)).toHaveCount(0);
  for (const name of [/lait/, /beurre/, /miel/]) await expect(row(again, name)).toBeChecked();
  const expected = ['beurre ✓', 'citrons', 'lait ✓', 'miel ✓', 'pain', 'riz', 'thé'];
  await expect.poll(() => listOnServer(again)).toEqual(expected);
  // What the closed tab may have tried in vain is not counted.
  const sent = writes.slice(-10);
  expect(new Set(sent).size).toBe(10);
  const names = sent.map((body) => /"operationName":"(\w+)"/.exec(body)?.[1]);
  const [check, add, remove] = [
    'SetShoppingItemsChecked',
    'AddShoppingItem',
    'DeleteShoppingItems',
  ];
  expect(names).toEqual([check, check, check, add, add, add, check, remove, remove, check]);
});

test('offline: what the server refuses is dropped, and said; the rest goes on', async ({
  page,
  context,
}) => {
  await openKeptList(page, ['lait', 'pain']);
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('"line":"gluten') || context.pages().length === 0) return route.fallback();
    await route.fulfill({
      json: { data: { addShoppingItem: { code: 'TOO_LONG', field: 'line' } } },
    });
  });
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await say(page, 'gluten');
  await tick(page, /lait/);
  await context.setOffline(false);
  const said = page.getByText('Un changement gardé sur l’appareil n’a pas été accepté');
  await expect(said).toBeVisible();
  await expect(row(page, /gluten/)).toHaveCount(0);
  await expect(row(page, /lait/)).toBeChecked();
  await expect.poll(() => listOnServer(page)).toEqual(['lait ✓', 'pain']);
});

test('offline: the pages seen before open, the others say so and lead to them', async ({
  page,
  context,
}) => {
  await becomeSubscriber(page);
  await send(page, `mutation { addInventoryItem(input: { name: "courgettes" }) { __typename } }`);
  const seen = [
    ['inventory', 'inventoryItems'],
    ['planning', 'plannedMeals'],
    ['favorites', 'favoriteRecipes'],
    ['shopping', 'shoppingItems'],
  ] as const;
  for (const [path, field] of seen) {
    await page.goto(`/dashboard/${path}`);
    await keptOnDevice(page, field);
  }
  await context.setOffline(true);

  await page.goto('/dashboard');
  await expect(offlineBanner(page)).toBeVisible();
  await expectAccessible(page);
  // The server, which would lead on, is not there to do so.
  await page.goto('/dashboard/inventory/');
  await expect(page).toHaveURL('/dashboard/inventory');
  await expect(page.getByRole('button', { name: /courgettes/ }).first()).toBeVisible();
  await page.goto('/dashboard/planning?view=week');
  await expect(page.getByText('Aucun repas planifié').first()).toBeVisible();
  await page.goto('/dashboard/favorites');
  await expect(page.getByText('Aucune recette favorite trouvée').first()).toBeVisible();

  await page.goto('/dashboard/chat');
  await expect(page.getByRole('heading', { name: 'Cette page a besoin du réseau' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Pages gardées sur l’appareil' })
    .getByRole('link', { name: 'Frigidaire' })
    .click();
  await expect(page.getByRole('button', { name: /courgettes/ }).first()).toBeVisible();

  // Public pages are documents of the server's, not the app's to answer.
  for (const path of ['/', '/privacy', '/terms', '/accessibility'])
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(false);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('confidentialité');
});

test('offline: signing out with changes waiting warns first, and then leaves nothing behind', async ({
  page,
  context,
}) => {
  await openKeptList(page, ['lait', 'pain']);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await tick(page, /lait/);
  await tick(page, /pain/);
  await expect(waitingMarks(page)).toHaveCount(2);
  // The network is back, the part of the server that takes the changes is not.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"SetShoppingItemsChecked"')
      ? route.fulfill({ status: 503 })
      : route.fallback(),
  );
  await context.setOffline(false);

  const signOut = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Menu de/ }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 changements n’ont pas été envoyés');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Rester connecté' }).click();
  await expect(question).toBeHidden();
  await expect(waitingMarks(page)).toHaveCount(2);

  await signOut();
  await question.getByRole('button', { name: 'Se déconnecter quand même' }).click();
  await expectLanding(page);
  expect(await readDevice(page)).toMatch(/^(\[\])?$/);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain('changes-waiting');
});

test('offline: an expired session keeps what waits for the same person, and shows another nothing', async ({
  page,
  context,
}) => {
  const visitor = await openKeptList(page, ['lait', 'pain']);
  const stranger = newVisitor('Sacha');
  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error('There is no browser.');
  await becomeSubscriber(await other.newPage(), stranger);
  await other.close();

  const tickOffline = async (name: RegExp): Promise<void> => {
    await context.setOffline(true);
    await expect(offlineBanner(page)).toBeVisible();
    await tick(page, name);
    await expect(waitingMarks(page)).toHaveCount(1);
    await context.clearCookies();
    await context.setOffline(false);
    await expect(page).toHaveURL('/auth');
  };

  await tickOffline(/lait/);
  await expect(page.getByText('Session expirée. Veuillez vous reconnecter.')).toBeVisible();
  expect(await readDevice(page)).toContain('SetShoppingItemsChecked');
  expect(await readDevice(page)).not.toContain('shoppingItems({');
  await signInAgain(page, visitor);
  await expect(page).toHaveURL('/dashboard/shopping');
  await expect(row(page, /lait/)).toBeChecked();
  await expect.poll(() => listOnServer(page)).toEqual(['lait ✓', 'pain']);

  await keptOnDevice(page, 'shoppingItems');
  await tickOffline(/pain/);
  const writes = recordWrites(context);
  await signInAgain(page, stranger);
  await expect(page).toHaveURL('/dashboard/shopping');
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await expect(page.getByText('pain')).toHaveCount(0);
  await expect.poll(() => listOnServer(page)).toEqual([]);
  // Sealed, and not theirs to send.
  expect(await readDevice(page)).toContain('SetShoppingItemsChecked');
  expect(writes.filter((body) => body.includes('SetShoppingItemsChecked'))).toEqual([]);
});
