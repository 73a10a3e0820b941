import { expect, prepareSubscriber, test } from './journey';
import { send } from './kitchen-kit';
import { keptOnDevice, readDevice, signInAgain } from './offline-kit';
import { row } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

test('offline: a device that was signed out from elsewhere shows nothing of the household, whatever the network', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const visitor = await prepareSubscriber(page);
  await send(page, `mutation { addInventoryItem(input: { name: "courgettes" }) { __typename } }`);
  await send(page, `mutation { addShoppingItem(input: { line: "salsifis" }) { __typename } }`);
  for (const [path, field] of [
    ['inventory', 'inventoryItems'],
    ['planning', 'plannedMeals'],
    ['shopping', 'shoppingItems'],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    await keptOnDevice(page, field);
  }
  const asleep = await context.newPage();
  await asleep.goto('/dashboard/shopping');
  await expect(row(asleep, /salsifis/)).toBeVisible();
  // From here on this tab hears of the server by the other one alone.
  await asleep.route('**/graphql*', (route) => route.abort());
  await page.goto('/privacy');

  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  const { email, password } = visitor;
  await send(phone, 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
    input: { email, password },
  });
  await send(phone, 'mutation { signOutEverywhere { signedOut } }');
  await elsewhere.close();

  await page.goto('/dashboard/shopping');
  await expect(page).toHaveURL('/auth');
  await context.setOffline(true);
  await expect(asleep).toHaveURL('/auth');
  for (const path of ['shopping', 'inventory', 'planning']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page).toHaveURL('/auth');
  }
  const { stored, visited } = await page.evaluate(async () => {
    const responses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const each of await cache.matchAll()) responses.push(await each.text());
    }
    const texts = [localStorage, sessionStorage].flatMap((area) => Object.values<string>(area));
    return { stored: texts.join('\n'), visited: responses.join('') };
  });
  for (const word of ['courgettes', 'salsifis']) {
    expect(stored).not.toContain(word);
    // The app's own code names foods, too.
    expect(visited.includes(`"${word}"`)).toBe(false);
    expect(await readDevice(page)).not.toContain(word);
  }

  await context.setOffline(false);
  await page.reload();
  await signInAgain(page, visitor);
  await expect(page).toHaveURL('/dashboard/planning');
  await page.goto('/dashboard/shopping');
  await expect(row(page, /salsifis/)).toBeVisible();
});
