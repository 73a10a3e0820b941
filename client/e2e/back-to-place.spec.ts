import type { Page } from '@playwright/test';
import { expect, newVisitor, signUp, test, type Visitor } from './journey';
import { subscribeByApi } from './subscribe-by-api';

/** The session runs out, the page is asked for again, and somebody signs in where that leads. */
async function signInAgainAt(page: Page, place: string, { email, password }: Visitor) {
  await page.context().clearCookies({ name: 'sb-auth-token' });
  await page.goto(place);
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('alert')).toHaveText('Session expirée. Veuillez vous reconnecter.');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

async function expectBroughtBack(page: Page, visitor: Visitor, places: readonly string[]) {
  for (const place of places) {
    await signInAgainAt(page, place, visitor);
    await expect(page, place).toHaveURL(place);
    // The address changes first; the sign-in stays in sight until its page is there.
    await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(0);
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
}

test('whoever has only signed up is brought back to each page that is open to them', async ({
  page,
}) => {
  const visitor = await signUp(page);
  await expectBroughtBack(page, visitor, [
    '/account?vu=1#donnees',
    '/questionnaire',
    '/payment/success?session_id=cs_test_none',
  ]);
  // A page that was reached is not where a later sign-in leads.
  await signInAgainAt(page, '/auth', visitor);
  await expect(page).toHaveURL('/questionnaire');
});

test('a subscriber is brought back to each page, with what its address said', async ({ page }) => {
  test.slow();
  const visitor = newVisitor();
  await subscribeByApi(page, visitor);
  // Who was here is remembered once the guard has let them in.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectBroughtBack(page, visitor, [
    '/account?vu=1#donnees',
    '/dashboard?vu=1',
    '/dashboard/chat?vu=1',
    '/dashboard/feed?vu=1',
    '/dashboard/planning?view=list',
    '/dashboard/shopping?vu=1#liste',
    '/dashboard/inventory?vu=1',
    '/dashboard/favorites?vu=1',
    '/dashboard/settings?vu=1#appareils',
    '/dashboard/recipes/0e6f5f0e-6b1f-4d2c-9b4e-6a8f7d3c2b1a?servings=3',
  ]);
});

test('who leaves a page as soon as it shows is known to have been there', async ({ page }) => {
  await subscribeByApi(page, newVisitor());
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      watcher.disconnect();
      document.documentElement.dataset.known = localStorage.getItem('subscription-store') ?? '';
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/account');
  await expect(page.locator('html')).toHaveAttribute('data-known', /"[^"]+@example\.org":true/);
});
