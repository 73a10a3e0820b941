import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const pages = [
  { path: '/', heading: 'Qu’est-ce qu’on mange' },
  { path: '/privacy', heading: 'Politique de confidentialité' },
  { path: '/terms', heading: 'Conditions d’utilisation' },
  { path: '/accessibility', heading: 'Accessibilité' },
] as const;

test('the public pages are read without script', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  for (const { path, heading } of pages) {
    await reader.goto(path);
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(reader.getByRole('link', { name: 'Confidentialité' })).toBeVisible();
    await expect(reader.getByRole('button', { name: /thème/ })).toHaveCount(0);
  }
  await plain.close();
});

/** The colour that a browser's own bar takes: of the first mark that applies. */
const barColor = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      )?.content,
  );

test('where no script runs, the public pages follow the system’s theme', async ({ browser }) => {
  for (const [colorScheme, paper, bar] of [
    ['dark', 'rgb(17, 24, 20)', '#111814'],
    ['light', 'rgb(251, 247, 239)', '#fbf7ef'],
  ] as const) {
    const plain = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const reader = await plain.newPage();
    await reader.goto('/');
    await expect(reader.locator('html')).toHaveCSS('background-color', paper);
    expect(await barColor(reader)).toBe(bar);
    await plain.close();
  }
});

test('the browser’s own bar takes the theme that was chosen, not the system’s', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Passer au thème clair' }).click();
  await expect.poll(() => barColor(page)).toBe('#fbf7ef');
  await page.reload();
  expect(await barColor(page)).toBe('#fbf7ef');
});

test('the landing page loads no app before somebody wants in', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'load' });
  expect(scripts).toHaveLength(2);
  expect(scripts[0]).toBe('/boot.js');

  await page.getByText('Puis-je m’y fier avec une allergie').click();
  await expect(page.getByText('Cela ne remplace pas la lecture des étiquettes')).toBeVisible();
  await page.getByRole('link', { name: 'Commencer' }).first().click();
  await expect(page).toHaveURL('/auth?mode=signup');
  await expect(page.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible();
});

test('a legal page leads back to where it was opened', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Conditions' }).click();
  await expect(page).toHaveURL('/terms');
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/');
});

test('where the browser can install the app, « Télécharger » does so at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const now = page.getByRole('button', { name: 'Installer maintenant' });
  const download = page.getByRole('banner').getByRole('link', { name: 'Télécharger' });
  await expect(now).toBeHidden();
  await download.click();
  await expect(page).toHaveURL('/#installer-desktop');
  await expect(page.getByText('Ouvrez cette page dans Chrome ou Edge.')).toBeInViewport();

  // What Chromium sends where it offers to install.
  await page.goto('/');
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.title = `${document.title} !`;
        return Promise.resolve();
      },
    });
    window.dispatchEvent(offer);
    if (!offer.defaultPrevented) throw new Error('The browser would offer it by itself, too.');
  });
  await expect(now).toBeVisible();
  await download.click();
  await expect(page).toHaveTitle(/[^!] !$/);
  await expect(page).toHaveURL('/');
  await now.click();
  await expect(page).toHaveTitle(/! !$/);
});

test('a phone finds the way in and the way to install it beneath the first button', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Se connecter' })).toBeInViewport();
  await main.getByRole('link', { name: 'Télécharger' }).click();
  await main.getByRole('link', { name: 'Pour iPhone et iPad' }).click();
  await expect(page).toHaveURL('/#installer-ios');
  await expect(main.getByText('Ouvrez cette page dans Safari.')).toBeInViewport();

  const userAgents = {
    ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
    android: 'Linux; Android 15',
  };
  for (const [device, userAgent] of Object.entries(userAgents)) {
    const context = await browser.newContext({ baseURL, userAgent, viewport: page.viewportSize() });
    const phone = await context.newPage();
    await phone.goto('/');
    await phone.getByRole('main').getByRole('link', { name: 'Télécharger' }).click();
    await expect(phone).toHaveURL(`/#installer-${device}`);
    await context.close();
  }
});

test('an address with a slash at its end leads to the page, and « Contact » to a real address', async ({
  page,
}) => {
  await page.goto('/privacy/');
  await expect(page).toHaveURL('/privacy');
  await page.goto('/auth/?mode=signup');
  await expect(page).toHaveURL('/auth?mode=signup');
  await expect(page.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible();
  await page.goto('/privacy');
  const contact = page.getByRole('link', { name: 'Contact' });
  await expect(contact).toHaveAttribute('href', 'mailto:bonjour@popote.example');
});

test('where the system asks for less motion, nothing moves by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/auth');
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});

test('at twice the letters the landing page stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *, main *, footer *')]
        .filter((element) => element.checkVisibility() && !(element instanceof SVGElement))
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  await expect.poll(beyond).toEqual([]);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Popote' });
  expect((await logo.boundingBox())?.width).toBeGreaterThan(100);
});

test('the keyboard goes past the header, and on with the page where the offer was put away', async ({
  page,
}) => {
  for (const path of ['/', '/privacy']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Masquer l’offre' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Popote' })).toBeFocused();
});
