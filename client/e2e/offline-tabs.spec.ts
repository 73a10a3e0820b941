import { becomeSubscriber, expect, test } from './journey';
import { send } from './kitchen-kit';
import {
  keptOnDevice,
  listOnServer,
  offlineBanner,
  readyToKeep,
  recordWrites,
} from './offline-kit';
import { press, row } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

const addItem = `mutation ($input: AddShoppingItemInput!) {
  addShoppingItem(input: $input) { __typename }
}`;

test('offline: what two tabs change waits in one queue, and reaches the server once', async ({
  page,
  context,
}) => {
  await becomeSubscriber(page);
  for (const line of ['lait', 'pain', 'sel']) await send(page, addItem, { input: { line } });
  await page.goto('/dashboard/shopping');
  await keptOnDevice(page, 'shoppingItems');
  await readyToKeep(page);
  const other = await context.newPage();
  await other.goto('/dashboard/shopping');
  await expect(other.getByRole('checkbox')).toHaveCount(3);
  await readyToKeep(other);

  const writes = recordWrites(context);
  await context.setOffline(true);
  for (const tab of [page, other]) await expect(offlineBanner(tab)).toBeVisible();
  await press(row(page, /lait/));
  await expect(row(page, /lait/)).toBeChecked();
  // The banner grows with what it tells of, and moves the rows below it.
  await expect(offlineBanner(other)).toContainText('Un changement');
  await press(row(other, /pain/));
  await expect(row(other, /pain/)).toBeChecked();
  // Each tells of what both have done.
  for (const tab of [page, other]) await expect(offlineBanner(tab)).toContainText('2 changements');
  writes.length = 0;

  await context.setOffline(false);
  await expect.poll(() => listOnServer(page)).toEqual(['lait ✓', 'pain ✓', 'sel']);
  for (const tab of [page, other]) {
    await expect(offlineBanner(tab)).toBeHidden();
    for (const name of [/lait/, /pain/]) await expect(row(tab, name)).toBeChecked();
    await expect(row(tab, /sel/)).not.toBeChecked();
  }
  expect(writes.filter((body) => body.includes('SetShoppingItemsChecked'))).toHaveLength(2);
});

test('offline: the command palette opens though nobody has opened it before', async ({
  page,
  context,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/shopping');
  await keptOnDevice(page, 'shoppingItems');
  await readyToKeep(page);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Rechercher ou agir' }).click();
  const palette = page.getByRole('dialog', { name: 'Rechercher ou agir' });
  await palette.getByRole('combobox').fill('ajouter du miel');
  await palette
    .getByRole('option', { name: /du miel/ })
    .first()
    .click();
  await expect(row(page, /miel/)).toBeVisible();
});
