import type { Page } from '@playwright/test';
import { anotherBrowser, follows, openQuietly } from './account-kit';
import { expect, expectAccessible, expectLanding, newVisitor, test } from './journey';
import { button, link, press, tabTo, type } from './keyboard-kit';
import { failFor, recordRequests } from './kitchen-kit';
import { linkFor } from './outbox';
import { signUpByApi, subscribeByApi } from './subscribe-by-api';

const newPassword = 'une-autre-soupe';

/** A password's field is no textbox. */
async function typePassword(page: Page, label: string, password: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(password);
}

test('an address is confirmed by the link of a message, without a mouse', async ({ page }) => {
  const visitor = newVisitor();
  await signUpByApi(page, visitor);
  const first = await linkFor(page, visitor.email, '/auth/verify');
  await failFor(page, 'VerifyEmail');
  await page.goto('/auth/verify?token=nulle-part');
  await expect(button(page, 'Recevoir un nouveau lien')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await press(page, button(page, 'Réessayer'));
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable');
  await expect(button(page, 'Réessayer')).toHaveCount(0);
  await press(page, button(page, 'Recevoir un nouveau lien'));
  await expect(page).toHaveURL('/auth/email-confirmation');
  const sent = page.getByRole('status').getByText('Le lien est reparti');
  await expect(sent).toBeVisible();
  // As it says.
  await linkFor(page, visitor.email, '/auth/verify', first);
  await expect(page.getByText(visitor.email)).toBeVisible();
  await expectAccessible(page);
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().postData()?.includes('ResendVerification') === true,
    ),
    press(page, button(page, 'Renvoyer le lien')),
  ]);
  await expect(sent).toBeVisible();

  await page.goto(await linkFor(page, visitor.email, '/auth/verify'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/auth/email-confirmation');
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await press(page, page.getByRole('main').getByRole('link').last());
  await expect(page).toHaveURL('/questionnaire');
  await press(page, button(page, 'Se déconnecter'));
  await expectLanding(page);
});

test('a forgotten password is replaced by the link of a message, which works once, without a mouse', async ({
  page,
}) => {
  const visitor = newVisitor();
  await signUpByApi(page, visitor);
  const confirmation = await linkFor(page, visitor.email, '/auth/verify');
  await page.goto('/auth/new-password');
  await expect(page.getByRole('heading', { name: 'Ce lien n’est pas complet' })).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await press(page, link(page, 'Demander un nouveau lien'));
  await expect(page).toHaveURL('/auth/reset-password');
  await type(page, 'Email', newVisitor().email);
  await page.keyboard.press('Enter');
  await expect(page.getByText("Cette adresse email n'est pas inscrite")).toBeVisible();
  const email = page.getByLabel('Email');
  await email.fill(visitor.email);
  await failFor(page, 'RequestPasswordReset');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Une erreur est survenue. Veuillez réessayer.');
  await expect(email).toHaveValue(visitor.email);
  await page.unrouteAll({ behavior: 'wait' });
  await email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email envoyé' })).toBeVisible();
  await expect(
    page.getByText('Un email de réinitialisation du mot de passe a été envoyé'),
  ).toBeVisible();
  await expectAccessible(page);

  const reset = await linkFor(page, visitor.email, '/auth/new-password');
  await page.goto(reset);
  await typePassword(page, 'Nouveau mot de passe', 'court');
  await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel('Nouveau mot de passe', { exact: true });
  await field.fill(newPassword);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mot de passe enregistré' })).toBeVisible();
  // Whoever was signed in is so no more, and is not told that their session ran out.
  await press(page, link(page, 'Se connecter'));
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await type(page, 'Email', visitor.email);
  await typePassword(page, 'Mot de passe', newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/questionnaire');

  // The message was followed, so the address is proved: the first link, ended with the old password, says no other.
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();

  // One that has served says so before another password is thought up.
  await page.goto(reset);
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('the settings change name, address, password and subscription without a mouse, and delete all', async ({
  page,
  browser,
}) => {
  const visitor = newVisitor();
  await subscribeByApi(page, visitor);
  const following = follows(page);
  await openQuietly(page, '/dashboard/settings');
  await expect(page.getByText('à confirmer')).toBeVisible();
  await following;
  // What is confirmed in another browser is so on the open page.
  const phone = await anotherBrowser(browser);
  await phone.goto(await linkFor(page, visitor.email, '/auth/verify'));
  await expect(phone.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await expect(page.getByText('à confirmer')).toHaveCount(0);

  const sent = recordRequests(page);
  const firstName = page.getByLabel('Prénom');
  await firstName.fill('');
  await firstName.press('Enter');
  await expect(firstName).toHaveAccessibleDescription('Le prénom est requis');
  await type(page, 'Prénom', 'Camille-Marie');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();
  expect(sent.filter((name) => name === 'UpdateProfile')).toHaveLength(1);

  // A form opens in sight with the focus in it; what came of it takes the focus in turn.
  const focused = page.locator('*:focus');
  const changeEmail = button(page, 'Changer d’email');
  const newEmail = page.getByLabel('Nouvelle adresse email');
  await press(page, changeEmail);
  await expect(newEmail).toBeFocused();
  await expect(newEmail).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await changeEmail.press('Enter');
  await expect(newEmail).toHaveCount(0);
  await expect(changeEmail).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newEmail).toBeFocused();
  await page.keyboard.type(visitor.email);
  await typePassword(page, 'Votre mot de passe', visitor.password);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Cette adresse email est déjà associée à votre compte'),
  ).toBeVisible();
  const { email: other } = newVisitor();
  await newEmail.fill(other);
  const mend = await failFor(page, 'RequestEmailChange');
  await newEmail.press('Enter');
  await expect(page.getByRole('alert')).toContainText("Impossible de mettre à jour l'email");
  await mend();
  await newEmail.press('Enter');
  await expect(focused).toHaveText(
    'Un email de confirmation a été envoyé à votre nouvelle adresse email',
  );
  await phone.goto(await linkFor(page, other, '/auth/change-email'));
  await expect(phone.getByRole('heading', { name: 'Adresse modifiée' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Adresse modifiée' })).toBeVisible();
  await expect(page.getByText(other)).toBeVisible();
  await phone.context().close();

  const changePassword = button(page, 'Changer de mot de passe');
  const current = page.getByLabel('Mot de passe actuel');
  await press(page, changePassword);
  await expect(current).toBeFocused();
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('faux-mot');
  await typePassword(page, 'Nouveau mot de passe', newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mot de passe incorrect')).toBeVisible();
  await current.fill(visitor.password);
  await current.press('Enter');
  await expect(focused).toHaveText(/^Mot de passe changé/);
  // And the way on is the one of the page, not its beginning.
  await page.keyboard.press('Shift+Tab');
  await expect(
    changePassword.or(page.getByRole('button', { name: /abonnement/ })).and(focused),
  ).toBeVisible();

  await press(page, button(page, 'Gérer mon abonnement'));
  await page.waitForURL(/\/dev\/stripe\/portal\//);
  await press(page, button(page, 'Résilier à la fin de la période'));
  await expect(page.getByText('Se termine bientôt')).toBeVisible();
  await press(page, link(page, 'Retourner à Popote'));
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByText(/^Se termine le \d/)).toBeVisible();
  await expect(firstName).toHaveValue('Camille-Marie');

  const remove = button(page, 'Supprimer mon compte');
  await press(page, remove);
  const dialog = page.getByRole('dialog', { name: /Supprimer votre compte/ });
  const field = dialog.getByLabel('Votre mot de passe', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Supprimer définitivement' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, submit);
  await expect(field).toHaveAccessibleDescription('Le mot de passe est requis');
  await field.fill('pas-le-bon');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Mot de passe incorrect');
  await expect(field).toHaveValue('pas-le-bon');
  // The dialog says that the deletion came to nothing, and stays for another try.
  await field.fill(newPassword);
  await failFor(page, 'DeleteMyAccount');
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await field.press('Enter');
  await expectLanding(page);
  const farewell = page.getByRole('status').filter({ hasText: 'Votre compte est supprimé' });
  await expect(farewell).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(other);
  expect(kept).not.toContain(visitor.email);
  await page.reload();
  await expectLanding(page);
  await expect(farewell).toHaveCount(0);
});
