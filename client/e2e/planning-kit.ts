import type { Page } from '@playwright/test';
import { expect } from './journey';

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

export async function addMeal(page: Page, title: string): Promise<void> {
  await addButton(page).click();
  await dialog(page).getByLabel('Nom du repas').fill(title);
  await dialog(page).getByRole('button', { name: 'Ajouter un repas' }).click();
  await expect(meal(page, title)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}
