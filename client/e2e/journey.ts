import { randomInt, randomUUID } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import { subscribeByApi, type Newcomer } from './subscribe-by-api';
import { violationsIn } from './violations';

export type Visitor = Newcomer;

/** Somebody nobody has seen before. */
export const newVisitor = (firstName = 'Camille'): Visitor => ({
  firstName,
  lastName: 'Rey',
  email: `${randomUUID()}@example.org`,
  password: 'une-bonne-soupe',
});

/** Every page comes from a network address of its own, and an error in it fails the test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** The product whose chef writes as a model does: for who looks on, or says stop. The others' is done at once. */
export const unhurried = { baseURL: `http://localhost:${process.env.POPOTE_E2E_UNHURRIED_PORT}` };

/** The landing page is a document of its own: the address changes before it has been loaded. */
export async function expectLanding(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('qu’on mange');
}

/** No violation that axe can find, in either theme; the page is left in the one it was in. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is looked at is the page, not its code on the way.
  await expect(page.locator('h1').first()).toBeAttached();
  // What begins to move by itself while axe looks is done at once: a row half-way in is nobody's colour.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  const before = await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    return document.documentElement.dataset.theme ?? 'light';
  });
  const show = (theme: string) =>
    page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
  for (const theme of ['light', 'dark'] as const) {
    await show(theme);
    expect(await violationsIn(page, theme)).toEqual([]);
  }
  await show(before);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await page.emulateMedia({ reducedMotion: null });
}

/**
 * Resolves when no transition is under way: a colour half-way between two themes is nobody's.
 * @public The gallery waits so, too.
 */
export async function settled(page: Page): Promise<void> {
  // What has just come begins its transition with the frame after its first.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // Asked again and again: the promise of one whose element is gone may never be kept.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .every(({ pending, playState }) => !pending && playState !== 'running'),
  );
}

/** A step of the questionnaire is there, and the focus has followed: a key pressed before is for the last one. */
export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByText(`Étape ${step} sur 4`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Two adults, two children, without gluten, no coriander. */
export async function answerQuestionnaire(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Suivant' });
  await page.getByRole('button', { name: 'Ajouter : Adultes' }).click();
  await page.getByRole('button', { name: 'Ajouter : Enfants' }).click();
  await page.getByRole('button', { name: 'Ajouter : Enfants' }).click();
  await next.click();
  await page.getByText('Sans gluten').click();
  await page.getByText('J’accepte que Popote garde').click();
  await next.click();
  await page.getByLabel('Aliments à éviter').fill('coriandre');
  await next.click();
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page).toHaveURL('/subscription');
}

export async function payWithTestCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.locator('[name=number]').fill(number);
  await page.locator('[name=expiry]').fill('12 / 39');
  await page.locator('[name=cvc]').fill('123');
  await page.locator('[name=name]').fill('Camille Rey');
  await page.locator('button[type=submit]').first().click();
}

/** A subscriber with the answers of `answerQuestionnaire`, before any page is opened: by the API. */
export async function prepareSubscriber(
  page: Page,
  visitor = newVisitor(),
  promoCode?: string,
): Promise<Visitor> {
  await subscribeByApi(page, visitor, promoCode);
  // Its two seconds lie over what a journey would press.
  await page.addInitScript(() => {
    // The browser's own page, which stands where no network is, has no storage.
    if (window.origin !== 'null') sessionStorage.setItem('splash-shown', 'true');
  });
  return visitor;
}

/** The same, on the dashboard. The journeys that are about the way in walk it themselves. */
export async function becomeSubscriber(
  page: Page,
  visitor = newVisitor(),
  promoCode?: string,
): Promise<Visitor> {
  await prepareSubscriber(page, visitor, promoCode);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  return visitor;
}
