import { expect, expectLanding, prepareSubscriber, test } from './journey';
import { send } from './kitchen-kit';
import { keptOnDevice, listOnServer, offlineBanner, readDevice } from './offline-kit';
import { openListWith, press, row } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

const lastLook = 'seen-last';

test('offline: a page left as soon as it showed something opens with it, and a line ticked last stays ticked', async ({
  page,
  context,
}) => {
  await prepareSubscriber(page);
  await send(page, `mutation { addInventoryItem(input: { name: "courgettes" }) { __typename } }`);
  await send(page, `mutation { addShoppingItem(input: { line: "lait" }) { __typename } }`);
  await page.goto('/dashboard');
  await keptOnDevice(page, 'dashboard');

  await page.goto('/dashboard/inventory');
  await expect(page.getByText('courgettes').first()).toBeVisible();
  await page.goto('/dashboard/shopping');
  const ticked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('SetShoppingItemsChecked')),
  );
  await press(row(page, /lait/));
  await ticked;
  await expect(row(page, /lait/)).toBeChecked();
  await page.close();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/dashboard/shopping');
  await expect(offlineBanner(again)).toContainText('telle qu’elle était aujourd’hui');
  await expect(row(again, /lait/)).toBeChecked();
  await again.goto('/dashboard/inventory');
  await expect(offlineBanner(again)).toBeVisible();
  await expect(again.getByText('courgettes').first()).toBeVisible();

  // Back on the network the device's own store takes it over, and signing out leaves neither.
  await context.setOffline(false);
  await again.goto('/dashboard/shopping');
  await expect(row(again, /lait/)).toBeChecked();
  await expect.poll(() => again.evaluate((key) => localStorage.getItem(key), lastLook)).toBeNull();
  expect(await readDevice(again)).toContain('courgettes');
  await again.reload();
  await expect(row(again, /lait/)).toBeChecked();
  await again.getByRole('button', { name: /^Menu de/ }).click();
  await again.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expectLanding(again);
  await again.goto('/privacy');
  const kept = await again.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(lastLook);
  for (const word of ['courgettes', 'lait']) expect(kept).not.toContain(`"${word}"`);
  // A queue with nothing in it may be left.
  expect(await readDevice(again)).toMatch(/^(\[(\[\])?\])?$/);
});

test('offline: what is changed as soon as the page stands waits too, though what keeps it is yet to come', async ({
  page,
  context,
}) => {
  await openListWith(page, ['lait']);
  await keptOnDevice(page, 'shoppingItems');

  await page.reload();
  await expect(row(page, /lait/)).toBeVisible();
  await context.setOffline(true);
  await press(row(page, /lait/));
  await expect(offlineBanner(page)).toContainText('Un changement attend le réseau');
  await expect(row(page, /lait/)).toBeChecked();
  await page.reload();
  await expect(row(page, /lait/)).toBeChecked();
  await context.setOffline(false);
  await expect(offlineBanner(page)).toHaveCount(0);
  expect(await listOnServer(page)).toEqual(['lait ✓']);
});
