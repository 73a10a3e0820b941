import { randomInt, randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

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
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

const themes = ['light', 'dark'] as const;

/** No violation that axe can find, in either theme; the page is left in the one it was in. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is looked at is the page, not its code on the way.
  await expect(page.locator('h1').first()).toBeAttached();
  const html = page.locator('html');
  const before = (await html.getAttribute('data-theme')) ?? 'light';
  for (const theme of themes) {
    await html.evaluate((element, value) => element.setAttribute('data-theme', value), theme);
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      theme,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect(found).toEqual([]);
  }
  await html.evaluate((element, value) => element.setAttribute('data-theme', value), before);
}

/** Resolves when no transition is under way: a colour half-way between two themes is nobody's. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

export async function signUp(page: Page, visitor = newVisitor()): Promise<Visitor> {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Prénom').fill(visitor.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL('/questionnaire');
  return visitor;
}

/** Two adults, two children, without gluten, no coriander. */
export async function answerQuestionnaire(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Suivant' });
  await page.getByRole('button', { name: 'Ajouter : Adultes' }).click();
  await page.getByRole('button', { name: 'Ajouter : Enfants' }).click();
  await page.getByRole('button', { name: 'Ajouter : Enfants' }).click();
  await next.click();
  await page.getByText('Sans gluten').click();
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

/** From nothing to the dashboard, as a person would. */
export async function becomeSubscriber(page: Page, visitor = newVisitor()): Promise<Visitor> {
  await signUp(page, visitor);
  await answerQuestionnaire(page);
  await page.getByRole('button', { name: /^S’abonner|Commencer mes/ }).click();
  await page.waitForURL(/\/dev\/stripe\//);
  await payWithTestCard(page);
  await expect(page).toHaveURL('/dashboard');
  return visitor;
}
