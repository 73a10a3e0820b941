import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, newVisitor, test } from './journey';
import { send } from './kitchen-kit';
import { linkFor } from './outbox';

/** Letters as large as WCAG asks a page to bear. */
const enlarge = (page: Page) =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

/** What sticks out of the window or of its own card, text that is cut off, and words that break where one presses. */
const faults = (page: Page, part = 'main'): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = [];
    const shown = [...document.querySelectorAll(`${selector} *`)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const width = document.documentElement.clientWidth;
    for (const element of shown) {
      const card = element.closest('main [class*=rounded-card]')?.getBoundingClientRect();
      const { right, left, width: own } = element.getBoundingClientRect();
      const end = Math.min(width, card?.right ?? width);
      if (own > 1 && (right > end + 1 || left < (card?.left ?? 0) - 1))
        found.push(`${element.tagName} at ${left}–${right} of ${end}: ${element.textContent}`);
    }
    for (const owner of shown) {
      const room = owner.closest('button, a[class*=rounded-control]')?.getBoundingClientRect();
      for (const node of owner.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || owner.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, width: own } = range.getBoundingClientRect();
        const out = right > Math.min(width, room?.right ?? width) || left < (room?.left ?? 0);
        if (own > 0 && out) found.push(`« ${node.textContent} » sticks out at ${left}–${right}`);
      }
    }
    for (const box of shown) {
      const { scrollWidth, clientWidth } = box;
      const cuts = getComputedStyle(box).overflowX !== 'visible' && box.tagName !== 'INPUT';
      if (cuts && clientWidth > 1 && scrollWidth > clientWidth + 1)
        found.push(
          `${box.tagName} cuts off ${scrollWidth - clientWidth} of « ${box.textContent} »`,
        );
    }
    for (const title of shown.filter(({ tagName }) => /^(H[1-3]|BUTTON|LEGEND)$/.test(tagName))) {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}’]+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`« ${word[0]} » breaks in « ${title.textContent} »`);
        }
      }
    }
    return found;
  }, part);

const pages = {
  '/auth': 'Bon retour',
  '/auth?mode=signup': 'Créez votre compte',
  '/auth/reset-password': 'Mot de passe oublié',
  '/auth/new-password?token=x': 'Ce lien n’est plus valable',
  '/auth/verify?token=x': 'L’adresse n’a pas pu être confirmée',
  '/invitation/made-up': 'Cette invitation n’existe plus',
  '/privacy': 'Politique de confidentialité',
  '/terms': 'Conditions d’utilisation',
};

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('at twice the letters the way in and the public pages stay within the window, their words whole', async ({
  page,
}) => {
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await enlarge(page);
    for (const viewport of widths) {
      await page.setViewportSize(viewport);
      await expect.poll(() => faults(page), { message: path }).toEqual([]);
    }
  }
});

test('at twice the letters the settings and the subscription stay within their cards', async ({
  page,
}) => {
  const { email } = await becomeSubscriber(page, newVisitor('Ana-Maximiliana'));
  await page.goto(await linkFor(page, email, '/auth/verify'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await send(
    page,
    'mutation { createInvitation(input: { email: "une-adresse-vraiment-longue@exemple-de-domaine.example" }) { __typename } }',
  );
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { name: 'Invitations en attente' })).toBeVisible();
  await enlarge(page);
  // The last is the narrowest window that a page has to bear.
  for (const viewport of [...widths, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => faults(page)).toEqual([]);
  }
});

test('at twice the letters the bar below names its pages, whole, and leaves room for the page', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await enlarge(page);
  const bar = page.getByRole('navigation', { name: 'Navigation rapide' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(bar.getByText('Planning', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText('Plus', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => faults(page, 'nav')).toEqual([]);
    expect(await bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
    expect((await bar.boundingBox())?.height).toBeLessThan(640 / 4);
  }
});
