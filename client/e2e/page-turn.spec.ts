import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';

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
  await page.getByRole('link', { name: 'Planning', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeFocused();
  return () => moved.jsonValue();
}

test('one page gives way to the next, and stands still for whoever asks for less motion', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await expect
    .poll(await movesToPlanning(page))
    .toEqual(
      expect.arrayContaining([
        '::view-transition-old(page-leaving)',
        '::view-transition-new(page-coming)',
      ]),
    );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  const moves = await movesToPlanning(page);
  expect(await moves()).toEqual([]);
});

test('a page that is gone on to begins at its top, one that is gone back to where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await becomeSubscriber(page);
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  const last = page.getByRole('main').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const left = await scrolled();
  expect(left).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Planning', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  await expect.poll(scrolled).toBe(left);
});

test('what is typed while a page arrives stays as it was typed', async ({ page }) => {
  await becomeSubscriber(page);
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
