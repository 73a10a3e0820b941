import { becomeSubscriber, expect, test } from './journey';
import { keepTimedRecipe } from './timed-recipe';

test('cook mode: a finger across turns the step, one that moves down or hardly does not', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  const total = recipe.steps.length;
  await page.goto(`/dashboard/recipes/${recipe.id}?step=1`);
  const shown = (step: number) =>
    page.getByRole('dialog').getByRole('heading', { name: `Étape ${step} sur ${total}` });
  await expect(shown(1)).toBeVisible();
  // The splash covers the start of the app: a finger put down on it, or on what moves, lands elsewhere.
  await page.getByRole('dialog').getByRole('group').click({ trial: true });

  const touch = await page.context().newCDPSession(page);
  const swipe = async (across: number, down = 0) => {
    const box = await page.getByRole('dialog').getByRole('group').boundingBox();
    if (!box) throw new Error('Nothing to touch.');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: from.x + share * across, y: from.y + share * down }],
      });
    // In one go: a finger that rests for half a second selects text instead.
    await Promise.all([
      put('touchStart', 0),
      ...[0.3, 0.6, 1].map((share) => put('touchMove', share)),
      put('touchEnd', 1),
    ]);
  };
  await swipe(-120);
  await expect(shown(2)).toBeVisible();
  await swipe(-40);
  await swipe(-80, 120);
  await swipe(120);
  await expect(shown(1)).toBeVisible();
  await swipe(120);
  await expect(shown(1)).toBeVisible();
  await swipe(-120);
  await expect(shown(2)).toBeVisible();
});
