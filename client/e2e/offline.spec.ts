import type { Page } from '@playwright/test';
import { expect, expectLanding, newVisitor, prepareSubscriber, test } from './journey';
import { send } from './kitchen-kit';
import {
  keptOnDevice,
  listOnServer,
  offlineBanner,
  readDevice,
  recordWrites,
  signInAgain,
} from './offline-kit';
import { addMeal, handle, meal, planTitled, today } from './planning-kit';
import { openListWith, press, quickAdd, row, removeLine } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

const noNetwork = 'Pas de connexion Internet. Veuillez vérifier votre connexion et réessayer.';

/** A list with these lines, kept on the device. */
async function openKeptList(page: Page, lines: readonly string[]) {
  const visitor = await openListWith(page, lines);
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

/** Says a line by the command palette. */
async function sayByPalette(page: Page, line: string): Promise<void> {
  const lines = await page.getByRole('checkbox').count();
  await page.getByRole('button', { name: 'Rechercher ou agir' }).click();
  const palette = page.getByRole('dialog', { name: 'Rechercher ou agir' });
  await palette.getByRole('combobox').fill(`ajouter ${line}`);
  await palette
    .getByRole('option', { name: new RegExp(line) })
    .first()
    .click();
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
  // What only the server can do says that there is no network.
  await page.getByRole('button', { name: 'Ranger au frigo' }).click();
  await expect(page.getByRole('alert')).toContainText(noNetwork);
  await expect(row(page, /lait/)).toBeChecked();
  await say(page, '3 citrons');
  // Nobody has opened it before.
  await sayByPalette(page, 'miel');
  await say(page, 'thé');
  await tick(page, /miel/);
  await removeLine(page, 'savon');
  await removeLine(page, 'sel');
  await tick(page, /pain/, false);
  await expect(offlineBanner(page)).toContainText('10 changements attendent le réseau');
  await expect(waitingMarks(page)).toHaveCount(6);

  await page.close();
  const again = await context.newPage();
  await again.goto('/dashboard/shopping');
  await expect(again.getByRole('checkbox')).toHaveCount(7);
  for (const name of [/lait/, /beurre/, /miel/]) await expect(row(again, name)).toBeChecked();
  for (const name of [/pain/, /riz/, /citrons/, /thé/])
    await expect(row(again, name)).not.toBeChecked();
  await expect(offlineBanner(again)).toContainText('10 changements attendent le réseau');

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

test('offline: the pages seen before open and keep what is changed, the others say so and lead to them', async ({
  page,
  context,
}) => {
  await prepareSubscriber(page);
  await send(page, `mutation { addInventoryItem(input: { name: "courgettes" }) { __typename } }`);
  await planTitled(page, 'Papet');
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
  await page.goto('/dashboard/favorites');
  await expect(page.getByText('Aucune recette favorite trouvée').first()).toBeVisible();
  // The server, which would lead on, is not there to do so.
  await page.goto('/dashboard/inventory/');
  await expect(page).toHaveURL('/dashboard/inventory');
  await page.getByRole('button', { name: 'Ajouter 1 : courgettes' }).click();
  const amount = page.getByRole('button', { name: /^Changer la quantité : courgettes/ });
  await expect(amount).toHaveText('2');
  await expect(waitingMarks(page)).toHaveCount(1);

  await page.goto('/dashboard/planning?view=week');
  await handle(page, 'Papet').focus();
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(meal(page, 'Papet')).not.toHaveAccessibleName(/19:00/);
  await addMeal(page, 'Fondue');
  await expect(waitingMarks(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await expect(page.getByText(noNetwork)).toBeVisible();

  await page.goto('/dashboard/chat');
  await expect(page.getByRole('heading', { name: 'Cette page a besoin du réseau' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Pages gardées sur l’appareil' })
    .getByRole('link', { name: 'Frigidaire' })
    .click();
  await expect(amount).toHaveText('2');

  // Public pages are documents of the server's, not the app's to answer.
  for (const path of ['/', '/privacy', '/terms', '/accessibility'])
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(false);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('confidentialité');

  await page.goto('/dashboard/planning');
  await expect(waitingMarks(page)).toHaveCount(0);
  await expect(meal(page, 'Fondue')).toBeVisible();
  const read = `query ($day: Date!) {
    viewer { household { kitchen {
    inventoryItems { name quantity }
    plannedMeals(from: $day, to: $day) { recipeTitle time } } } }
  }`;
  await expect
    .poll(() => send(page, read, { day: today() }))
    .toEqual({
      viewer: {
        household: {
          kitchen: {
            inventoryItems: [{ name: 'courgettes', quantity: 2 }],
            plannedMeals: [
              { recipeTitle: 'Papet', time: '16:00' },
              { recipeTitle: 'Fondue', time: '19:00' },
            ],
          },
        },
      },
    });
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

test('offline: an expired session keeps what waits sealed, shows another nothing, and gives it to the same person', async ({
  page,
  context,
}) => {
  const visitor = await openKeptList(page, ['lait', 'pain']);
  const stranger = newVisitor('Sacha');
  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error('There is no browser.');
  await prepareSubscriber(await other.newPage(), stranger);
  await other.close();

  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await tick(page, /lait/);
  await expect(waitingMarks(page)).toHaveCount(1);
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Session expirée. Veuillez vous reconnecter.')).toBeVisible();
  expect(await readDevice(page)).toContain('SetShoppingItemsChecked');
  expect(await readDevice(page)).not.toContain('shoppingItems({');

  const writes = recordWrites(context);
  await signInAgain(page, stranger);
  await expect(page).toHaveURL('/dashboard/shopping');
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await expect(page.getByText('pain')).toHaveCount(0);
  await expect.poll(() => listOnServer(page)).toEqual([]);
  // Sealed, and not theirs to send.
  expect(await readDevice(page)).toContain('SetShoppingItemsChecked');
  expect(writes.filter((body) => body.includes('SetShoppingItemsChecked'))).toEqual([]);

  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/auth');
  await signInAgain(page, visitor);
  await expect(page).toHaveURL('/dashboard/shopping');
  await expect(row(page, /lait/)).toBeChecked();
  await expect.poll(() => listOnServer(page)).toEqual(['lait ✓', 'pain']);
});
