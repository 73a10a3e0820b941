import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { settled: still } = await tsImport('../../e2e/journey.ts', import.meta.url);
const { violationsIn } = await tsImport('../../e2e/violations.ts', import.meta.url);

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

/** What is hard on a page: the narrowest screen, letters twice as large, and a system that chooses the colours. */
export const hardViews = [
  { size: 'narrow', viewport: { width: 320, height: 640 }, theme: 'light' },
  { size: 'large-text', viewport: sizes.phone, theme: 'light', text: '200%' },
  { size: 'large-text-laptop', viewport: sizes.laptop, theme: 'dark', text: '200%' },
  { size: 'small-laptop', viewport: { width: 1120, height: 760 }, theme: 'light' },
  { size: 'forced-colors', viewport: sizes.phone, theme: 'dark', forcedColors: 'active' },
];

/** A sheet of paper is about as wide. */
export const paperViews = everyView.filter(
  ({ size, theme }) => size === 'tablet' && theme === 'light',
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
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await still(page);
}

/** The page follows the system's theme as long as nobody has chosen one. */
async function setView(page, { viewport, theme, forcedColors = 'none' }) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme, forcedColors });
  await page.waitForFunction(
    (asked) => (document.documentElement.dataset.theme ?? asked) === asked,
    theme,
  );
}

/** Letters as large as a person may ask their browser for; a new page has its own again. */
async function setText(page, { text = '', viewport }) {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
  if (!text) return;
  // Chromium asks a container's query again only when the container's own width changes.
  await page.setViewportSize({ ...viewport, width: viewport.width + 1 });
  await page.setViewportSize(viewport);
}

/** Between a phone and a laptop axe finds nothing of its own; with the system's colours it measures the wrong ones. */
const isForAxe = ({ size, forcedColors }) => size !== 'tablet' && forcedColors === undefined;

/** Words beyond the right edge, which a page may cut off without being wider; what scrolls sideways may hold some. */
function wordsBeyond() {
  const scrolls = (element) =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const edge = document.documentElement.clientWidth + 1;
  const holdsWords = ({ childNodes }) =>
    [...childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== '');
  return [...document.querySelectorAll('body *')]
    .filter((element) => holdsWords(element) && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > edge && !scrolls(element))
    .map(({ textContent }) => textContent);
}

async function wordsBeyondFaults(page) {
  const beyond = await page.evaluate(wordsBeyond);
  return beyond.map((words) => `beyond the screen: « ${words} »`);
}

/** What is wrong without having to be looked at: what axe finds, and words beyond the screen. */
async function faultsOf(page, view) {
  const found = isForAxe(view) ? await violationsIn(page, view.theme) : [];
  return [
    ...(await wordsBeyondFaults(page)),
    ...found.map((violation) => JSON.stringify(violation)),
  ];
}

/** A screen as high as the page, so that what is fixed to its foot is not drawn across the middle. */
async function showWhole(page, { width, height }) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: whole });
}

/**
 * Takes a scene in each view. What does not last is reached again for every view by `again`;
 * `whole` takes the page to its end rather than what is seen at first. Says what was taken, and what is wrong.
 */
export async function photograph(page, { folder, flat, views, name, again, whole = true }) {
  const taken = [];
  const faults = [];
  for (const view of views) {
    await setView(page, view);
    await again?.(page, view);
    await setText(page, view);
    await settled(page);
    if (whole && !flat) await showWhole(page, view.viewport);
    const id = `${view.size}-${view.theme}`;
    const file = flat ? `${name}-${id}.png` : join(id, `${name}.png`);
    mkdirSync(join(folder, file, '..'), { recursive: true });
    await page.screenshot({ path: join(folder, file), animations: 'disabled' });
    taken.push({ file, name, view: id });
    if (!flat) for (const fault of await faultsOf(page, view)) faults.push(`${file}: ${fault}`);
  }
  return { taken, faults };
}

const themesOnPhone = everyView.filter(({ size }) => size === 'phone');
const alsoOnLaptop = everyView.filter(
  ({ size, theme }) => size === 'phone' || (size === 'laptop' && theme === 'light'),
);

/** What comes in while axe looks is there at once: half-way in, its colours are nobody's. */
const stopMoving = (page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });

/**
 * Says what is wrong with a scene, without a picture: on a phone in both themes what axe finds and words beyond the
 * screen, in views of its own the words alone. `wide`: on a laptop too, where it is laid out otherwise. `growing`: more
 * of it comes in while one looks.
 */
export async function inspect(page, { views, again, wide, growing }) {
  const faults = [];
  const own = wide ? alsoOnLaptop : themesOnPhone;
  for (const [nth, view] of (views ?? own).entries()) {
    await setView(page, view);
    // Reached once: it is the page that has to follow the system's theme and its window.
    if (nth === 0) await again?.(page, view);
    if (nth === 0 && growing) await stopMoving(page);
    await setText(page, view);
    await settled(page);
    const found = views ? await wordsBeyondFaults(page) : await faultsOf(page, view);
    for (const fault of found) faults.push(`${view.size}, ${view.theme}: ${fault}`);
  }
  return faults;
}
