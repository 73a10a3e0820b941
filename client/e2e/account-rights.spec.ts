import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import {
  answerQuestionnaire,
  becomeSubscriber,
  expect,
  expectAccessible,
  expectLanding,
  expectStep,
  newVisitor,
  signUp,
  test,
} from './journey';
import { send } from './kitchen-kit';
import { searchDatabase } from './search-database.mjs';

interface Exported {
  format: string;
  leftOut: Record<string, string[]>;
  tables: Record<string, Record<string, unknown>[]>;
}

const agreement = (page: Page) =>
  page.getByRole('checkbox', { name: /^J’accepte que Popote garde/ });
const needed = 'Pour garder vos restrictions, Popote a besoin de votre accord';
const keptAnswers = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));

async function goToStep(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await expectStep(page, step);
}

test('restrictions are only kept once somebody agrees, by the keyboard alone', async ({ page }) => {
  await signUp(page);
  await goToStep(page, 2);
  const vegan = page.getByRole('checkbox', { name: 'Végan' });
  await expect(agreement(page)).toHaveCount(0);
  await vegan.press('Space');
  await expect(agreement(page)).not.toBeChecked();
  await expect(agreement(page)).toHaveAccessibleDescription(/santé ou votre religion/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await expect(agreement(page)).toHaveAccessibleDescription(new RegExp(needed));
  await expect(agreement(page)).toBeFocused();
  // What is missing stands after what there is to read, in line with it.
  const link = await page
    .getByRole('link', { name: /^Politique de confidentialité/ })
    .boundingBox();
  const error = await page.getByText(needed).locator('xpath=..').boundingBox();
  if (!link || !error) throw new Error('Nothing to measure.');
  expect(error.x).toBe(link.x);
  expect(error.y).toBeGreaterThanOrEqual(link.y + link.height);
  await expect(vegan).toBeChecked();
  await expectAccessible(page);
  expect(await keptAnswers(page)).not.toContain('VEGAN');
  await page.getByRole('checkbox', { name: 'Aucune' }).press('Space');
  await expect(agreement(page)).toHaveCount(0);
  await vegan.press('Space');
  await expect(agreement(page)).not.toBeChecked();
  await agreement(page).press('Space');
  expect(await keptAnswers(page)).toContain('VEGAN');
  for (const step of [3, 4]) await goToStep(page, step);
  await page.getByRole('button', { name: 'Terminer' }).press('Enter');
  await expect(page).toHaveURL('/subscription');
});

test('what was agreed to is taken back in the settings, and asked for again', async ({ page }) => {
  await signUp(page);
  await answerQuestionnaire(page);
  await page.getByRole('link', { name: 'Mon compte et mes données' }).click();
  const tastes = page.getByRole('region', { name: 'Goûts et portions' });
  const glutenFree = tastes.getByRole('checkbox', { name: 'Sans gluten' });
  await expect(agreement(page)).toHaveCount(1);
  await expect(agreement(page)).toBeChecked();
  await expect(glutenFree).toBeChecked();

  // What is not saved yet elsewhere on the page outlives it.
  const unsaved = tastes.getByRole('button', { name: 'Retirer courge' });
  await tastes.getByRole('textbox', { name: 'Aliments préférés' }).fill('courge');
  await agreement(page).press('Space');
  const question = page.getByRole('alertdialog', { name: /Retirer votre accord/ });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Garder' }).press('Enter');
  await expect(agreement(page)).toBeChecked();
  await agreement(page).press('Space');
  await question.getByRole('button', { name: 'Retirer et effacer' }).press('Enter');
  await expect(agreement(page)).not.toBeChecked();
  await expect(glutenFree).not.toBeChecked();
  await expect(tastes.getByRole('checkbox', { name: 'Aucune' })).toBeChecked();
  await expect(unsaved).toBeVisible();
  await expect(tastes.getByRole('button', { name: 'Retirer coriandre' })).toBeVisible();

  await tastes.getByText('Halal', { exact: true }).click();
  const asked = agreement(page).and(tastes.locator('input'));
  await tastes.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAccessibleDescription(new RegExp(needed));
  await expectAccessible(page);
  await asked.press('Space');
  await tastes.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();
  await expect(agreement(page)).toHaveCount(1);
  await expect(agreement(page)).toBeChecked();

  // Another device takes it back: the server has the last word, and nothing chosen is lost.
  await send(page, 'mutation { withdrawConsent(kind: DIETARY_RESTRICTIONS) { __typename } }');
  await tastes.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(asked).toHaveAccessibleDescription(new RegExp(needed));
  await expect(asked).toBeFocused();
  await expect(tastes.getByRole('checkbox', { name: 'Halal' })).toBeChecked();
});

/** A page of a product of its own: its database can be read once it has stopped, and no mail leaves it. */
async function openOwnProduct(browser: Browser) {
  const dataDir = mkdtempSync(join(tmpdir(), 'popote-rights-'));
  const product = await serveProduct({
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'error',
  });
  const context = await browser.newContext({ baseURL: product.url });
  return {
    dataDir,
    page: await context.newPage(),
    stop: () => product.stop(),
    forget: async () => {
      await context.close();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function exportData(page: Page): Promise<Exported> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter mes données' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^popote-\d{4}-\d{2}-\d{2}\.json$/);
  return JSON.parse(readFileSync(await file.path(), 'utf8')) as Exported;
}

test('all that is known is exported, then deleted, and the database holds nothing of it but the invoice', async ({
  browser,
}) => {
  const { page, dataDir, stop, forget } = await openOwnProduct(browser);
  try {
    const { email, password } = await becomeSubscriber(page, newVisitor());
    const { viewer } = (await send(page, '{ viewer { id household { id } } }')) as {
      viewer: { id: string; household: { id: string } };
    };
    await page.goto('/dashboard/settings');
    const { format, leftOut, tables } = await exportData(page);
    expect(format).toBe('popote-export');
    expect(leftOut.User).toEqual(['passwordHash']);
    expect(tables).toMatchObject({
      User: [{ id: viewer.id, email }],
      Household: [{ id: viewer.household.id }],
      Preferences: [{ dietaryRestrictions: ['GLUTEN_FREE'], avoidedFoods: ['coriandre'] }],
      Consent: [{ kind: 'DIETARY_RESTRICTIONS', version: 2, withdrawnAt: null }],
      Subscription: [{ plan: 'PREMIUM', status: 'ACTIVE' }],
      Invoice: [{ amount: 999, currency: 'chf' }],
    });
    expect(JSON.stringify(tables)).not.toContain('argon2');

    await page.getByRole('button', { name: 'Changer d’email' }).click();
    await page.getByLabel('Nouvelle adresse email').fill(newVisitor().email);
    await page.getByLabel('Votre mot de passe').fill(password);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(
      page.getByText("Impossible de mettre à jour l'email", { exact: true }),
    ).toBeVisible();

    const open = page.getByRole('button', { name: 'Supprimer mon compte' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Supprimer votre compte/ });
    const field = dialog.getByLabel('Votre mot de passe', { exact: true });
    const submit = dialog.getByRole('button', { name: 'Supprimer définitivement' });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.press('Enter');
    await submit.press('Enter');
    await expect(field).toHaveAccessibleDescription('Le mot de passe est requis');
    await field.fill('pas-le-bon');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Mot de passe incorrect');
    await expect(field).toHaveValue('pas-le-bon');
    await expectAccessible(page);
    await field.fill(password);
    await field.press('Enter');
    await expectLanding(page);
    const farewell = page.getByRole('status').filter({ hasText: 'Votre compte est supprimé' });
    await expect(farewell).toBeVisible();
    await expectAccessible(page);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(email);
    expect(kept).not.toContain(viewer.id);

    await page.reload();
    await expectLanding(page);
    await expect(farewell).toHaveCount(0);

    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Email ou mot de passe incorrect');

    await stop();
    const searched = await searchDatabase(dataDir, [email, viewer.id, viewer.household.id]);
    expect(searched.tables).toBeGreaterThan(20);
    expect(searched).toMatchObject({ found: [], invoices: [{ userId: null }] });
  } finally {
    await forget();
  }
});
