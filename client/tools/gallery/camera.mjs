import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
};
const themes = ['light', 'dark'];

/** Every width in both themes. */
export const everyView = Object.entries(sizes).flatMap(([size, viewport]) =>
  themes.map((theme) => ({ size, viewport, theme })),
);

const [phone, laptop] = [sizes.phone, { width: 1056, height: 680 }];

/** What README.md shows: a scene's name, and the views it is taken in. */
export const readmeViews = {
  landing: [{ size: 'laptop', viewport: laptop, theme: 'light' }],
  'feed-writing': [{ size: 'phone', viewport: phone, theme: 'light' }],
  'feed-done': [
    { size: 'laptop', viewport: laptop, theme: 'light' },
    { size: 'phone', viewport: phone, theme: 'dark' },
  ],
  'dashboard-full': [{ size: 'laptop', viewport: laptop, theme: 'light' }],
  planning: [{ size: 'laptop', viewport: sizes.laptop, theme: 'light' }],
  shopping: [{ size: 'phone', viewport: phone, theme: 'light' }],
  inventory: [{ size: 'phone', viewport: phone, theme: 'light' }],
  favorites: [{ size: 'laptop', viewport: laptop, theme: 'dark' }],
};

/** Resolves when fonts are there and no transition is under way. */
async function settled(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** The page follows the system's theme as long as nobody has chosen one. */
async function setView(page, { viewport, theme }) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
}

/** A screen as high as the page, so that what is fixed to its foot is not drawn across the middle. */
async function showWhole(page, { width, height }) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: whole });
}

/**
 * Takes a scene in each view. What does not last is reached again for every view by `again`;
 * `whole` takes the page to its end rather than what is seen at first.
 */
export async function photograph(page, { folder, flat, views, name, again, whole = true }) {
  const taken = [];
  for (const view of views) {
    await setView(page, view);
    await again?.(page, view);
    await settled(page);
    if (whole && !flat) await showWhole(page, view.viewport);
    const id = `${view.size}-${view.theme}`;
    const file = flat ? `${name}-${id}.png` : join(id, `${name}.png`);
    mkdirSync(join(folder, file, '..'), { recursive: true });
    await page.screenshot({ path: join(folder, file), animations: 'disabled' });
    taken.push({ file, name, view: id });
  }
  return taken;
}
