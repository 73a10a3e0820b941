import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Visitor } from './journey';
import { send } from './kitchen-kit';

/**
 * Resolves when the page is kept on the device: its shell by the service worker, what it shows by itself, with when the
 * field was read. The name alone would not do: the dashboard counts the favourites under theirs.
 */
export async function keptOnDevice(page: Page, field: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect.poll(() => readDevice(page)).toMatch(new RegExp(`"seenAt":{[^}]*"${field}":\\d`));
}

/** What keeps changes and says that they wait is fetched after what is seen, and only while there is a network. */
const keepingParts = ['keeper', 'offline-banner', 'offline-parts'];

/** Resolves when the page has fetched what keeps changes and says that they wait. */
export const readyToKeep = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((parts) => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return parts.filter((part) => !names.some((name) => name.includes(`/${part}-`)));
      }, keepingParts),
    )
    .toEqual([]);

/** Everything that the device keeps of people, as text. */
export const readDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'popote')) return '';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('popote');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    const all = await new Promise<unknown[]>((resolve, reject) => {
      const request = database.transaction('kept').objectStore('kept').getAll();
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    database.close();
    return JSON.stringify(all);
  });

interface Line {
  id: string;
  name: string;
  checked: boolean;
}

/** The list as the server has it: « lait ✓ » where it is ticked, in the order of the names. */
export async function listOnServer(page: Page): Promise<string[]> {
  const { viewer } = (await send(
    page,
    '{ viewer { household { kitchen { shoppingItems { id name checked } } } } }',
  )) as {
    viewer: { household: { kitchen: { shoppingItems: Line[] } } };
  };
  return viewer.household.kitchen.shoppingItems
    .map(({ name, checked }) => (checked ? `${name} ✓` : name))
    .toSorted((a, b) => a.localeCompare(b, 'fr'));
}

/** The bodies of the writes to the API that a browser sends from now on, by any of its pages. */
export function recordWrites(context: BrowserContext): string[] {
  const bodies: string[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body = request.postData() ?? '';
    if (body.includes('mutation')) bodies.push(body);
  });
  return bodies;
}

export const offlineBanner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Hors ligne.' });

export async function signInAgain(page: Page, { email, password }: Visitor): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
