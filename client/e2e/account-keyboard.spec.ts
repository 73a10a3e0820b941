import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectLanding, newVisitor, signUp, test } from './journey';
import { button, link, press, tabTo, type } from './keyboard-kit';
import { linkFor } from './outbox';

/** A password's field is no textbox. */
async function typePassword(page: Page, label: string, password: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(password);
}

test('an address is confirmed and a password replaced without a mouse', async ({ page }) => {
  const visitor = await signUp(page);
  await page.goto('/auth/email-confirmation');
  await press(page, button(page, 'Renvoyer le lien'));
  await expect(page.getByRole('status').getByText('Le lien est reparti')).toBeVisible();
  await page.goto(await linkFor(page, visitor.email, '/auth/verify'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await press(page, page.getByRole('main').getByRole('link', { name: 'Continuer' }));
  await expect(page).toHaveURL('/questionnaire');
  await press(page, button(page, 'Se déconnecter'));
  await expectLanding(page);

  await page.goto('/auth');
  await press(page, link(page, 'Mot de passe oublié'));
  await expect(page).toHaveURL('/auth/reset-password');
  await type(page, 'Email', visitor.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email envoyé' })).toBeVisible();
  await page.goto(await linkFor(page, visitor.email, '/auth/new-password'));
  await typePassword(page, 'Nouveau mot de passe', 'une-autre-soupe');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mot de passe enregistré' })).toBeVisible();
  await press(page, link(page, 'Se connecter'));
  await type(page, 'Email', visitor.email);
  await typePassword(page, 'Mot de passe', 'une-autre-soupe');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/questionnaire');
});

test('settings, subscription and deletion need no mouse', async ({ page }) => {
  const visitor = await becomeSubscriber(page);
  await page.goto('/dashboard/settings');
  await type(page, 'Prénom', 'Camille-Marie');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();

  await press(page, button(page, 'Changer d’email'));
  await expect(page.getByLabel('Nouvelle adresse email')).toBeFocused();
  await page.keyboard.type(newVisitor().email);
  await typePassword(page, 'Votre mot de passe', visitor.password);
  await page.keyboard.press('Enter');
  const sent = 'Un email de confirmation a été envoyé à votre nouvelle adresse email';
  await expect(page.getByText(sent)).toBeVisible();
  await press(page, button(page, 'Changer de mot de passe'));
  await expect(page.getByLabel('Mot de passe actuel')).toBeFocused();
  await page.keyboard.type(visitor.password);
  await typePassword(page, 'Nouveau mot de passe', 'une-autre-soupe');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Mot de passe changé/)).toBeVisible();

  await press(page, button(page, 'Gérer mon abonnement'));
  await page.waitForURL(/\/dev\/stripe\/portal\//);
  await press(page, button(page, 'Résilier à la fin de la période'));
  await expect(page.getByText('Se termine bientôt')).toBeVisible();
  await press(page, link(page, 'Retourner à Popote'));
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByText(/^Se termine le \d/)).toBeVisible();

  await press(page, button(page, 'Supprimer mon compte'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Supprimer mon compte')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('Votre mot de passe', { exact: true }));
  await page.keyboard.type('une-autre-soupe');
  await press(page, dialog.getByRole('button', { name: 'Supprimer définitivement' }));
  await expectLanding(page);
});
