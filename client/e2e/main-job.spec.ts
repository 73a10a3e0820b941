import type { Page } from '@playwright/test';
import { answerQuestionnaire, expect, newVisitor, payWithTestCard, test } from './journey';
import { holdAnswer, recordRequests } from './kitchen-kit';
import { navigateTo } from './planning-kit';

const keep = (page: Page) => page.getByRole('button', { name: /^Ajouter aux favoris/ }).first();
const letGo = (page: Page) => page.getByRole('button', { name: /^Retirer des favoris/ }).first();
const favoriteStat = (page: Page) => page.getByRole('link', { name: /recettes? favorites?/ });

test('a family without gluten goes from the landing page to a saved main course', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Commencer' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  const visitor = newVisitor('Noémie');
  await page.getByLabel('Prénom').fill(visitor.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL('/questionnaire');
  await answerQuestionnaire(page);
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await page.waitForURL(/\/dev\/stripe\//);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Bienvenue à table' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await expect(page.getByRole('heading', { name: /Noémie/ })).toBeVisible();
  await expect(favoriteStat(page)).toContainText('0');

  await navigateTo(page, /^(Suggestions|Idées)$/);
  await expect(page.getByRole('button', { name: /Plat principal/ })).toBeVisible();
  // The chef does not begin before it has been seen that the page waits for it.
  const begin = await holdAnswer(page, 'StartRecipeGeneration');
  await page.getByRole('button', { name: /Plat principal/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Génération en cours...', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Notre chef virtuel concocte une délicieuse suggestion pour vous'),
  ).toBeVisible();
  begin();

  await expect(keep(page)).toBeVisible();
  const checked = page.getByRole('list', { name: /aucun ingrédient interdit trouvé pour/i });
  await expect(checked).toContainText('sans gluten');
  await expect(checked).toContainText('sans coriandre');
  await expect(page.getByText(/coriandre/i)).toHaveCount(1);

  const sent = recordRequests(page);
  await keep(page).click();
  await expect(letGo(page)).toBeVisible();
  await navigateTo(page, /^(Tableau de bord|Accueil)$/);
  await expect(favoriteStat(page)).toContainText('1');
  expect(sent.filter((name) => name === 'AddFavorite')).toHaveLength(1);

  await favoriteStat(page).click();
  await expect(page).toHaveURL('/dashboard/favorites');
  await expect(page.getByRole('button', { name: /^Supprimer des favoris/ })).toBeVisible();
});
