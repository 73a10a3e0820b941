import type { Page } from '@playwright/test';
import { openQuietly, signInHere } from './account-kit';
import { expect, newVisitor, test } from './journey';
import { subscribeByApi } from './subscribe-by-api';

const elsewhere = '//evil.example';

/** Addresses of ours that look like another site. */
const lookAlikes = [
  '//evil.example',
  '//evil.example/dashboard/',
  '/%5Cevil.example',
  '/%2F%2Fevil.example/%2e%2e',
  '/dashboard//evil.example',
  '/invitation//evil.example',
  '/auth/change-email?token=//evil.example',
];

/** Fails once the page asks another site for anything, runs what was slipped in, or stands elsewhere. */
async function guardSite(page: Page, origin: string): Promise<string[]> {
  const left: string[] = [];
  await page.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    left.push(dialog.message());
    void dialog.dismiss();
  });
  return left;
}

test('no parameter and no address leads anybody off the site, before or after signing in', async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const person = newVisitor();
  await subscribeByApi(page, person);
  const left = await guardSite(page, origin);

  // Who looks somewhere is led nowhere by the server, and a page that takes a piece of its address goes nowhere with it.
  for (const path of lookAlikes) {
    const answer = await page.request.get(`${origin}${path}`, { maxRedirects: 0 });
    expect(answer.headers()['location'], path).toBeUndefined();
  }
  for (const path of [
    '//evil.example/dashboard/',
    '/invitation/%2F%2Fevil.example',
    '/payment/success?session_id=//evil.example',
    '/dashboard//evil.example',
    '/auth/verify?token=javascript:alert(1)',
    '/dashboard/settings#//evil.example',
  ]) {
    await page.goto(`${origin}${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(new URL(page.url()).origin, path).toBe(origin);
  }

  // Which places are remembered over the sign-in is decide-access.test.ts's: here, that the page asks it.
  await page.context().clearCookies({ name: 'sb-auth-token' });
  const names = ['redirect', 'redirect_to', 'redirectTo', 'return', 'returnTo', 'next', 'url'];
  const value = encodeURIComponent(elsewhere);
  await openQuietly(page, `/auth?${names.map((name) => `${name}=${value}`).join('&')}#${value}`);
  // As somebody with a hand in this tab would write it.
  await page.evaluate((place) => sessionStorage.setItem('asked-place', place), elsewhere);
  await page.reload();
  await signInHere(page, person);
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(left).toEqual([]);
});
