import { expect, test } from './journey';
import {
  keptOnDevice,
  listOnServer,
  offlineBanner,
  readyToKeep,
  recordWrites,
} from './offline-kit';
import { openListWith, press, row } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

test('offline: what two tabs change waits in one queue, and reaches the server once', async ({
  page,
  context,
}) => {
  await openListWith(page, ['lait', 'pain', 'sel']);
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
