import type { Page } from '@playwright/test';
import { openQuietly } from './account-kit';
import { expect, newVisitor, test } from './journey';
import { link, tabTo } from './keyboard-kit';
import { subscribeByApi } from './subscribe-by-api';

/** Goes to the plan; returns a look at which parts of the screen have moved since. */
async function movesToPlanning(page: Page): Promise<() => Promise<string[]>> {
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  const moved = await page.evaluateHandle(() => {
    const moves: string[] = [];
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = original(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect) moves.push(effect.pseudoElement ?? 'element');
      });
      return transition;
    };
    return moves;
  });
  await page.getByRole('link', { name: 'Planning', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeFocused();
  return () => moved.jsonValue();
}

test('a page gives way to the next at its top, and is come back to where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await subscribeByApi(page, newVisitor());
  await openQuietly(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  const last = page.getByRole('main').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const left = await scrolled();
  expect(left).toBeGreaterThan(100);
  await expect
    .poll(await movesToPlanning(page))
    .toEqual(
      expect.arrayContaining([
        '::view-transition-old(page-leaving)',
        '::view-transition-new(page-coming)',
      ]),
    );
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  await expect.poll(scrolled).toBe(left);

  // It stands still for whoever asks for less motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = await movesToPlanning(page);
  expect(await moves()).toEqual([]);
});

test('what is typed while a page arrives stays as it was typed', async ({ page }) => {
  await subscribeByApi(page, newVisitor());
  await openQuietly(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  const to = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  const add = page.getByLabel('Ajouter à la liste');
  // Known already, the list is there before its heading is, and before the turn is over.
  await to('Liste de courses');
  await expect(page.getByText('Votre liste est vide')).toBeVisible();
  await to('Tableau de bord');
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await to('Liste de courses');
  await add.focus();
  await page.keyboard.type('beurre');
  await expect(page).toHaveTitle(/^Liste de courses/);
  await expect(add).toHaveValue('beurre');
  await expect(add).toBeFocused();
});

test('whoever has gone on by keyboard while a page was on its way is not called back', async ({
  page,
}) => {
  let come = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/reset-password-page-.*\.js$/, async (route) => {
    await wanted;
    await route.fallback();
  });
  const heading = page.getByRole('heading', { level: 1 });
  const theme = page.getByRole('banner').getByRole('button');
  await page.goto('/auth');
  await link(page, 'Mot de passe oublié').press('Enter');
  await expect(page).toHaveURL('/auth/reset-password');
  await tabTo(page, theme);
  come();
  await expect(heading).toHaveText('Mot de passe oublié');
  await expect(theme).toBeFocused();

  // Whoever only waits is told where they are.
  await page.getByRole('main').getByRole('link').last().press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  await expect(heading).toBeFocused();
});
