import {
  answerQuestionnaire,
  becomeSubscriber,
  expect,
  expectAccessible,
  expectLanding,
  newVisitor,
  signUp,
  test,
} from './journey';
import { failFor, send } from './kitchen-kit';
import { linkFor } from './outbox';

const newPassword = 'une-autre-soupe';

test('a forgotten password is replaced by the link of a message, which works once', async ({
  page,
}) => {
  const visitor = await signUp(page);
  const confirmation = await linkFor(page, visitor.email, '/auth/verify');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /mange/ })).toBeVisible();

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page).toHaveURL('/auth/reset-password');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(newVisitor().email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText("Cette adresse email n'est pas inscrite")).toBeVisible();
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByRole('heading', { name: 'Email envoyé' })).toBeVisible();
  await expect(
    page.getByText('Un email de réinitialisation du mot de passe a été envoyé'),
  ).toBeVisible();
  await expectAccessible(page);

  const link = await linkFor(page, visitor.email, '/auth/new-password');
  await page.goto('/auth/new-password');
  await expect(page.getByRole('heading', { name: 'Ce lien n’est pas complet' })).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page).toHaveURL('/auth/reset-password');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('court');
  await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { name: 'Mot de passe enregistré' })).toBeVisible();

  // One that has served says so before another password is thought up.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/auth');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/questionnaire');

  // The message was followed, so the address is proved: the first link, ended with the old password, says no other.
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();

  // Where somebody is signed in, they are so no more, and are not told that their session ran out.
  const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }';
  await send(page, ask, { email: visitor.email });
  await page.goto(await linkFor(page, visitor.email, '/auth/new-password'));
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an address is confirmed by the link of a message', async ({ page }) => {
  const visitor = await signUp(page);
  await failFor(page, 'VerifyEmail');
  await page.goto('/auth/verify?token=nulle-part');
  await expect(page.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click();
  await expect(page).toHaveURL('/auth/email-confirmation');
  await expect(page.getByRole('status').getByText('Le lien est reparti')).toBeVisible();
  await expect(page.getByText(visitor.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expect(page.getByRole('status').getByText('Le lien est reparti')).toBeVisible();

  await page.goto(await linkFor(page, visitor.email, '/auth/verify'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/auth/email-confirmation');
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
});

test('the settings change a profile, tastes, the address and the password', async ({ page }) => {
  const visitor = await becomeSubscriber(page);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { name: 'Goûts et portions' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Prénom').fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Le prénom est requis', { exact: true })).toBeVisible();
  await page.getByLabel('Prénom').fill('Camille-Marie');
  await page.getByLabel('Téléphone (facultatif)').fill('12');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Numéro de téléphone invalide', { exact: true })).toBeVisible();
  await page.getByLabel('Téléphone (facultatif)').fill('079 555 12 34');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();

  const tastes = page.getByRole('region', { name: 'Goûts et portions' });
  await tastes.getByRole('textbox', { name: 'Aliments préférés' }).fill('courgettes');
  await tastes.getByRole('textbox', { name: 'Aliments préférés' }).press('Enter');
  await expect(tastes.getByRole('button', { name: 'Retirer courgettes' })).toBeVisible();
  await tastes.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Profil mis à jour avec succès').last()).toBeVisible();

  const changeEmail = page.getByRole('button', { name: 'Changer d’email' });
  await changeEmail.click();
  await expect(page.getByLabel('Nouvelle adresse email')).toBeFocused();
  await expect(page.getByLabel('Nouvelle adresse email')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await changeEmail.click();
  await expect(page.getByLabel('Nouvelle adresse email')).toHaveCount(0);
  await expect(changeEmail).toBeFocused();
  await changeEmail.click();
  await page.getByLabel('Nouvelle adresse email').fill(visitor.email);
  await page.getByLabel('Votre mot de passe').fill(visitor.password);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(
    page.getByText('Cette adresse email est déjà associée à votre compte'),
  ).toBeVisible();
  const { email: newEmail } = newVisitor();
  await page.getByLabel('Nouvelle adresse email').fill(newEmail);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(
    page.getByText('Un email de confirmation a été envoyé à votre nouvelle adresse email'),
  ).toBeVisible();

  await page.goto(await linkFor(page, newEmail, '/auth/change-email'));
  await expect(page.getByRole('heading', { name: 'Adresse modifiée' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Adresse modifiée' })).toBeVisible();
  await page.goto('/dashboard/settings');
  await expect(page.getByText(newEmail)).toBeVisible();

  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await expect(page.getByLabel('Mot de passe actuel')).toBeFocused();
  await expect(page.getByLabel('Mot de passe actuel')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Mot de passe actuel').fill('faux-mot');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe incorrect')).toBeVisible();
  await page.getByLabel('Mot de passe actuel').fill(visitor.password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe changé.')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille-Marie');
  await expect(page.getByLabel('Téléphone (facultatif)')).toHaveValue('079 555 12 34');

  await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expectLanding(page);
});

test('the account stays open to somebody without a subscription', async ({ page }) => {
  await signUp(page);
  await answerQuestionnaire(page);
  await page.getByRole('link', { name: 'Mon compte et mes données' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille');
  await expectAccessible(page);
});
