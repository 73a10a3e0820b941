import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import {
  answerQuestionnaire,
  becomeSubscriber,
  expect,
  expectAccessible,
  newVisitor,
  payWithTestCard,
  signUp,
  test,
} from './journey';
import { send } from './kitchen-kit';
import { linkFor } from './outbox';

const signInMutation = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const expired = 'Session expirée. Veuillez vous reconnecter.';

/** A browser of its own, on another network. */
async function anotherBrowser(browser: Browser): Promise<Page> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  return context.newPage();
}

/** Resolves once the page follows what changes elsewhere: until then it hears of nothing. */
const follows = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/graphql?endless'));

test('a session that is ended elsewhere ends its open pages, and leads back to where they were', async ({
  page,
  browser,
}) => {
  const visitor = await becomeSubscriber(page);
  const following = follows(page);
  await page.goto('/dashboard/planning');
  await following;
  const second = await page.context().newPage();
  await second.goto('/dashboard/shopping');
  await expect(second.getByRole('heading', { level: 1 }).first()).toBeVisible();

  const phone = await anotherBrowser(browser);
  await phone.goto('/privacy');
  const { email, password } = visitor;
  await send(phone, signInMutation, { input: { email, password } });
  await send(phone, 'mutation { signOutEverywhere { signedOut } }');

  for (const tab of [page, second]) {
    await expect(tab).toHaveURL('/auth');
    await expect(tab.getByRole('alert')).toHaveText(expired);
  }
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(second).toHaveURL('/dashboard/shopping');
  await phone.context().close();
});

test('a session that one tab finds expired ends in the others at once', async ({ page }) => {
  await becomeSubscriber(page);
  // Its stream is open and was asked for with the session: it hears nothing of a cookie that is gone.
  const following = follows(page);
  await page.goto('/dashboard');
  await following;
  const second = await page.context().newPage();
  await second.goto('/account');
  await expect(second.getByLabel('Prénom')).toBeVisible();
  await page.context().clearCookies({ name: 'sb-auth-token' });
  await page.getByRole('link', { name: 'Planning' }).first().click();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL('/auth');
    await expect(tab.getByRole('alert')).toHaveText(expired);
  }
});

test('an address that is confirmed in another browser is confirmed on the open page', async ({
  page,
  browser,
}) => {
  const { email } = await becomeSubscriber(page, newVisitor());
  const following = follows(page);
  await page.goto('/dashboard/settings');
  await expect(page.getByText('à confirmer')).toBeVisible();
  await following;
  const phone = await anotherBrowser(browser);
  await phone.goto(await linkFor(page, email, '/auth/verify'));
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('à confirmer')).toHaveCount(0);
  await phone.context().close();
});

/** What a browser says when somebody comes back to one of its tabs. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a page that follows nothing finds, when somebody comes back to it, what happened elsewhere', async ({
  page,
  browser,
}) => {
  const { email, password } = await signUp(page);
  await answerQuestionnaire(page);
  const account = await page.context().newPage();
  await account.goto('/account');
  await account.getByLabel('Prénom').fill('Pas encore gardé');
  const paying = await page.context().newPage();
  await paying.goto('/subscription');
  await paying.getByRole('button', { name: /^S’abonner/ }).click();
  await paying.waitForURL(/\/dev\/stripe\/checkout\//);
  await payWithTestCard(paying);
  await expect(paying).toHaveURL('/dashboard');
  await paying.close();

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
  const phone = await anotherBrowser(browser);
  await phone.goto('/privacy');
  await send(phone, signInMutation, { input: { email, password } });
  await send(phone, 'mutation { signOutEverywhere { signedOut } }');
  await comeBack(account);
  await expect(account).toHaveURL('/auth');
  await expect(account.getByRole('alert')).toHaveText(expired);
  await phone.context().close();
});
