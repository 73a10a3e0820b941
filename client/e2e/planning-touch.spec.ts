import type { Page } from '@playwright/test';
import { expect, expectAccessible, prepareSubscriber, test } from './journey';
import { dialog, handle, longDate, meal, planTitled, today } from './planning-kit';

test('a finger that rests on a meal takes it along, one that moves on scrolls', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await planTitled(page, 'Fondue');
  await page.goto('/dashboard/planning');
  const noon = page.locator(`[data-day="${today()}"][data-moment="noon"]`);
  const touch = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const middle = async (place: ReturnType<Page['locator']>) => {
    const box = await place.boundingBox();
    if (!box) throw new Error('Nothing to touch.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const scrolled = () => page.evaluate(() => window.scrollY);
  const card = meal(page, 'Fondue');
  /** Far from the edges, where a carried meal scrolls the page; a page may go on by itself after a finger. */
  const show = () =>
    expect(async () => {
      await card.click({ trial: true });
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const still = await scrolled();
      await card.click({ trial: true });
      expect(await scrolled()).toBe(still);
    }).toPass();
  // So low that the page is longer on every day of the week.
  await page.setViewportSize({ width: 390, height: 600 });
  await show();

  const from = await middle(card);
  const low = await scrolled();
  await put('touchStart', from.x, from.y);
  for (const step of [20, 40, 80]) await put('touchMove', from.x, from.y + step);
  await put('touchEnd');
  await expect.poll(scrolled).toBeLessThan(low);
  await expect(handle(page, 'Fondue')).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog(page)).toBeHidden();

  await show();
  const start = await middle(card);
  const end = await middle(noon);
  await put('touchStart', start.x, start.y);
  await expect(handle(page, 'Fondue')).toHaveAttribute('aria-pressed', 'true');
  const before = await scrolled();
  for (const share of [0.3, 0.6, 1])
    await put(
      'touchMove',
      start.x + share * (end.x - start.x),
      start.y + share * (end.y - start.y),
    );
  expect(await scrolled()).toBe(before);
  await put('touchEnd');
  await expect(noon.getByRole('button', { name: /^Ouvrir Fondue/ })).toHaveAccessibleName(/12:30/);
  await expect(dialog(page)).toBeHidden();

  // Without dragging: the handle takes it up, a press on another moment puts it down.
  await handle(page, 'Fondue').tap();
  await page
    .locator(`[data-day="${today()}"][data-moment="morning"]`)
    .getByRole('button', { name: /^Poser ici/ })
    .tap();
  await expect(meal(page, 'Fondue')).toHaveAccessibleName(/08:00/);
});

test('on a phone today comes first, and the days before it unfold', async ({ page }) => {
  await prepareSubscriber(page);
  // A Sunday, when all the other days of the week are over.
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
  await page.goto('/dashboard/planning');
  await expect(page.getByRole('region', { name: longDate('2026-11-22') })).toBeInViewport();
  // The name of the week stands on one line, beside the ways to others.
  const week = await page.getByRole('heading', { name: /^16.22 novembre/ }).boundingBox();
  const next = await page.getByRole('button', { name: 'Semaine suivante' }).boundingBox();
  if (!week || !next) throw new Error('Nothing to measure.');
  expect(week.height).toBeLessThan(next.height);
  expect(week.y).toBeLessThan(next.y + next.height);
  const past = page.getByRole('button', { name: 'Voir les 6 jours passés' });
  const monday = page.locator('[data-day]').first();
  await expect(monday).toBeHidden();
  await past.click();
  await expect(monday).toBeVisible();
  await expectAccessible(page);
});
