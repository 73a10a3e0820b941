import type { Page } from '@playwright/test';
import { expect } from './journey';
import { send } from './kitchen-kit';

const zurichDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' });
export const today = () => zurichDay.format(new Date());
export const longDate = (day: string) =>
  new Intl.DateTimeFormat('fr', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** By the sidebar, or by the phone's bottom bar. */
export const navigateTo = (page: Page, name: RegExp | string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name })
    .filter({ visible: true })
    .first()
    .click();

export const addButton = (page: Page) =>
  page.getByRole('button', { name: 'Ajouter un repas', exact: true }).first();
export const meal = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Ouvrir ${title}`) });
export const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Déplacer : ${title}` });
export const dialog = (page: Page) => page.getByRole('dialog');

const planMeal = `mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }`;

/** Plans a meal without a recipe, a main course for two, this evening unless told otherwise. */
export const planTitled = (page: Page, recipeTitle: string, date = today(), time = '19:00') =>
  send(page, planMeal, { input: { recipeTitle, date, time, servings: 2, mealType: 'MAIN' } });

/** The day (YYYY-MM-DD) that lies so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export async function addMeal(page: Page, title: string): Promise<void> {
  await addButton(page).click();
  await dialog(page).getByLabel('Nom du repas').fill(title);
  await dialog(page).getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(meal(page, title)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

/** Cooks a recipe whose page is open, step by step, to its end. */
export async function cook(page: Page, beforeTheEnd = () => Promise.resolve()): Promise<void> {
  await page.getByRole('button', { name: 'Cuisiner pas à pas' }).click();
  const said = await dialog(page)
    .getByText(/^Étape 1 sur \d+$/)
    .textContent();
  const steps = Number(said?.split(' ').at(-1));
  for (let step = 2; step <= steps; step += 1) {
    await dialog(page).getByRole('button', { name: 'Suivante' }).click();
    await expect(
      dialog(page).getByText(`Étape ${step} sur ${steps}`, { exact: true }),
    ).toBeVisible();
  }
  await beforeTheEnd();
  await dialog(page).getByRole('button', { name: 'Terminer' }).click();
}
