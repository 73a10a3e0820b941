import { request, type Page } from '@playwright/test';
import { anotherBrowser, follows, openQuietly, signInByApi, signInHere } from './account-kit';
import { expect, expectAccessible, expectLanding, newVisitor, test, type Visitor } from './journey';
import { answerByApi, payByApi, signUpByApi, subscribeByApi } from './subscribe-by-api';

const expired = 'Session expirée. Veuillez vous reconnecter.';

async function expectExpired(page: Page): Promise<void> {
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('alert')).toHaveText(expired);
}

test('a device that is signed out from another ends its open pages, and leads back to where they were', async ({
  page,
  browser,
}) => {
  const visitor = newVisitor();
  await subscribeByApi(page, visitor);
  const phone = await anotherBrowser(browser, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });
  await signInByApi(phone, visitor);
  const following = follows(phone);
  await openQuietly(phone, '/dashboard/planning');
  await following;
  const second = await phone.context().newPage();
  await openQuietly(second, '/dashboard/shopping');
  await expect(second.getByRole('heading', { level: 1 }).first()).toBeVisible();

  await openQuietly(page, '/dashboard/settings');
  const devices = page.getByRole('region', { name: 'Appareils connectés' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('cet appareil')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Déconnecter\s: .*iOS/ }).press('Enter');
  await expect(page.getByText(/^Appareil déconnecté\s: .*iOS/)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('cet appareil')).toBeVisible();
  await expect(devices.getByRole('list')).toBeFocused();

  for (const tab of [phone, second]) await expectExpired(tab);
  await expectAccessible(phone);
  await signInHere(phone, visitor);
  await expect(phone).toHaveURL('/dashboard/planning');
  await expect(second).toHaveURL('/dashboard/shopping');

  // Who signs out is not told of a session that ran out, and leaves nothing in the tab.
  await phone.getByRole('button', { name: 'Menu de Camille' }).click();
  const menu = await phone.getByRole('menu').boundingBox();
  if (!menu) throw new Error('Nothing to measure.');
  // A long address breaks rather than push the menu to the edge of a phone.
  expect(menu.x + menu.width).toBeLessThanOrEqual(390 - 4);
  await phone.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  for (const tab of [phone, second]) await expectLanding(tab);
  const kept = await phone.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key !== 'splash-shown')).toEqual([]);
  await phone.goto('/dashboard');
  await expect(phone).toHaveURL('/auth');
  await expect(phone.getByLabel('Email')).toBeVisible();
  await expect(phone.getByRole('alert')).toHaveCount(0);
  await phone.context().close();

  await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expectLanding(page);
});

test('a session that one tab finds expired ends in the others at once, and each place is come back to', async ({
  page,
}) => {
  const visitor = newVisitor();
  await subscribeByApi(page, visitor);
  const loseSession = () => page.context().clearCookies({ name: 'sb-auth-token' });
  // Its stream is open and was asked for with the session: it hears nothing of a cookie that is gone.
  const following = follows(page);
  await openQuietly(page, '/dashboard');
  await following;
  const second = await page.context().newPage();
  await second.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      watcher.disconnect();
      document.documentElement.dataset.known = localStorage.getItem('subscription-store') ?? '';
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await second.goto('/account?vu=1#donnees');
  await expect(second.getByLabel('Prénom')).toBeVisible();
  // Who leaves a page as soon as it shows is known to have been there.
  await expect(second.locator('html')).toHaveAttribute('data-known', /"[^"]+@example\.org":true/);
  await loseSession();
  await page.getByRole('link', { name: 'Planning' }).first().click();
  for (const tab of [page, second]) await expectExpired(tab);
  await signInHere(second, visitor);
  await expect(second).toHaveURL('/account?vu=1#donnees');
  await expect(page).toHaveURL('/dashboard/planning');
  await second.close();

  // As after thirty idle days: nothing in memory knows that somebody was here.
  await loseSession();
  const place = '/dashboard/recipes/0e6f5f0e-6b1f-4d2c-9b4e-6a8f7d3c2b1a?servings=3';
  await page.goto(place);
  await expectExpired(page);
  await signInHere(page, visitor);
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The address changes first; a page that was reached is not where a later sign-in leads.
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(0);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  await loseSession();
  await page.goto('/auth');
  await signInHere(page, visitor);
  await expect(page).toHaveURL('/dashboard');
});

/** What a browser says when somebody comes back to one of its tabs. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Signs out every device of the account from another one. */
async function signOutEverywhere(
  baseURL: string | undefined,
  { email, password }: Visitor,
): Promise<void> {
  const elsewhere = await request.newContext({ baseURL });
  const send = async (query: string, variables: object = {}): Promise<void> => {
    const response = await elsewhere.post('/graphql', { data: { query, variables } });
    expect(await response.text()).not.toMatch(/"errors"|Refusal/);
  };
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  await send(signIn, { input: { email, password } });
  await send('mutation { signOutEverywhere { signedOut } }');
  await elsewhere.dispose();
}

test('a page that follows nothing finds, when somebody comes back to it, what happened elsewhere', async ({
  page,
  baseURL,
}) => {
  const visitor = newVisitor();
  await signUpByApi(page, visitor);
  await answerByApi(page);
  await page.goto('/subscription');
  await expect(page.getByRole('button', { name: /^S’abonner/ })).toBeVisible();
  const account = await page.context().newPage();
  await account.goto('/account');
  await account.getByLabel('Prénom').fill('Pas encore gardé');
  await payByApi(page);

  await comeBack(page);
  await expect(page).toHaveURL('/dashboard');
  // What is typed stays, and so does the page where the server can't be reached.
  const told = account.waitForResponse('**/graphql');
  await comeBack(account);
  await told;
  await expect(account.getByLabel('Prénom')).toHaveValue('Pas encore gardé');
  await account.route('**/graphql', (route) => route.abort());
  await account.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(account.getByLabel('Prénom')).toHaveValue('Pas encore gardé');
  await account.unrouteAll({ behavior: 'wait' });

  await page.close();
  await signOutEverywhere(baseURL, visitor);
  await comeBack(account);
  await expectExpired(account);
});
