import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, newVisitor, test } from './journey';

// Whatever an address says of another place, in every spelling that some browser or router has once believed.
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  '%2F%2Fevil.example',
  '%5C%5Cevil.example',
  '/%2e%2e//evil.example',
  '/dashboard/..//evil.example',
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

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('no parameter and no address leads anybody off the site, before or after signing in', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const origin = new URL(baseURL ?? '').origin;
  const person = await becomeSubscriber(page, newVisitor());
  const left = await guardSite(page, origin);

  await page.context().clearCookies({ name: 'sb-auth-token' });
  const names = ['redirect', 'redirect_to', 'redirectTo', 'return', 'returnTo', 'next', 'url'];
  for (const place of elsewhere) {
    const value = encodeURIComponent(place);
    await page.goto(`/auth?${names.map((name) => `${name}=${value}`).join('&')}#${value}`);
    // The place that is remembered over the sign-in, as somebody with a hand in this tab would write it.
    await page.evaluate((asked) => sessionStorage.setItem('asked-place', asked), place);
    await page.reload();
    await signIn(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/dashboard/);
    expect(new URL(page.url()).origin).toBe(origin);
    await page.context().clearCookies({ name: 'sb-auth-token' });
  }
  expect(left).toEqual([]);
});

test('an address of ours that looks like another site stays a page of ours', async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await becomeSubscriber(page);
  const left = await guardSite(page, origin);
  for (const path of [
    '//evil.example',
    '//evil.example/dashboard/',
    '/%5Cevil.example',
    '/%2F%2Fevil.example/%2e%2e',
    '/dashboard//evil.example',
    '/invitation//evil.example',
    '/invitation/%2F%2Fevil.example',
    '/payment/success?session_id=//evil.example',
    '/auth/verify?token=javascript:alert(1)',
    '/auth/change-email?token=//evil.example',
    '/dashboard/settings#//evil.example',
  ]) {
    const answer = await page.request.get(`${origin}${path}`, { maxRedirects: 0 });
    expect(answer.headers()['location'], path).toBeUndefined();
    await page.goto(`${origin}${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(new URL(page.url()).origin, path).toBe(origin);
  }
  expect(left).toEqual([]);
});
