import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';

/** Goes to the plan; returns which parts of the screen moved on the way. */
async function movesToPlanning(page: Page): Promise<string[]> {
  const [moves] = await Promise.all([
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const original = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const transition = original(update);
            void transition.ready.then(() =>
              resolve(
                document
                  .getAnimations()
                  .flatMap(({ effect }) =>
                    effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [],
                  ),
              ),
            );
            return transition;
          };
        }),
    ),
    page.getByRole('link', { name: 'Planning', exact: true }).last().click(),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planning');
  return moves;
}

test('one page gives way to the next, and stands still for whoever asks for less motion', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  // What the page names is drawn apart from the root, which only changes.
  const apart = /view-transition-(old|new)\((?!root)/;
  expect((await movesToPlanning(page)).filter((move) => apart.test(move))).not.toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Camille/ })).toBeVisible();
  expect((await movesToPlanning(page)).filter((move) => apart.test(move))).toEqual([]);
});
