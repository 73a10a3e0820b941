import { request } from '@playwright/test';
import {
  becomeSubscriber,
  expect,
  expectAccessible,
  expectLanding,
  newVisitor,
  signUp,
  test,
  type Visitor,
} from './journey';
import { failFor } from './kitchen-kit';

const unreachable = 'Impossible de se connecter au serveur';
const unexpected = 'Une erreur est survenue. Veuillez réessayer dans quelques instants.';
const sessionExpired = 'Session expirée. Veuillez vous reconnecter.';

/** Signs out every device of the account from another one. */
async function signOutEverywhere(baseURL: string, { email, password }: Visitor): Promise<void> {
  const elsewhere = await request.newContext({ baseURL });
  const send = async (query: string, variables: object = {}): Promise<void> => {
    const response = await elsewhere.post('/graphql', { data: { query, variables } });
    expect(await response.text()).not.toMatch(/"errors"|Refusal/);
  };
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  await send(signIn, { input: { email, password } });
  await send('mutation { signOutEverywhere { signedOut } }');
  await elsewhere.dispose();
}

test('a server that cannot be reached, and one in trouble, are told apart, and what was typed stays', async ({
  page,
}) => {
  const visitor = newVisitor();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  const send = page.getByRole('button', { name: 'Se connecter' });

  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(unreachable);

  await page.unroute('**/graphql');
  const errorId = '0c7f9d52-3f0e-4a53-9d1b-1f6a5f1f2b3c';
  const error = { message: 'Unexpected error.', extensions: { code: 'INTERNAL', errorId } };
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [error] } }),
  );
  await send.click();
  await expect(page.getByRole('alert')).toContainText(unexpected);
  await expect(page.getByRole('alert')).toContainText(errorId);
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
  await expectAccessible(page);
});

test('a session that was ended from elsewhere says so, signing in leads back, and other tabs follow', async ({
  page,
  baseURL,
}) => {
  const visitor = await becomeSubscriber(page);
  const expectSignInLeadsTo = async (place: string): Promise<void> => {
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('alert')).toHaveText(sessionExpired);
    await expectAccessible(page);
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(place);
  };
  await page.goto('/dashboard/settings');
  await expect(page.getByLabel('Prénom')).toHaveValue(visitor.firstName);
  await signOutEverywhere(baseURL ?? '', visitor);
  // Nobody has touched it: the page is told.
  await expect(page).toHaveURL('/auth');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/auth');
  await expect(otherTab.getByLabel('Email')).toBeVisible();
  await expectSignInLeadsTo('/dashboard/settings');
  await expect(otherTab).toHaveURL('/dashboard');

  // As after thirty idle days: nothing in memory knows that somebody was here.
  await page.goto('/dashboard/planning?view=list');
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeVisible();
  await signOutEverywhere(baseURL ?? '', visitor);
  await page.reload();
  await expectSignInLeadsTo('/dashboard/planning?view=list');

  await otherTab.getByRole('button', { name: `Menu de ${visitor.firstName}` }).click();
  await otherTab.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  for (const tab of [otherTab, page]) await expectLanding(tab);
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what fails on the way in and in the account says so, and goes on once it works again', async ({
  page,
}) => {
  const { email } = await signUp(page);
  const alert = page.getByRole('alert');
  await failFor(page, 'Guard');
  await page.reload();
  await expect(
    page.getByText('Une erreur est survenue lors de la vérification de vos préférences'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Adultes' })).toBeVisible();

  await failFor(page, 'SavePreferences');
  for (const step of ['Suivant', 'Suivant', 'Suivant', 'Terminer'])
    await page.getByRole('button', { name: step }).click();
  await expect(alert).toHaveText("Une erreur est survenue lors de l'enregistrement");
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page).toHaveURL('/subscription');

  await failFor(page, 'Settings');
  await page.getByRole('link', { name: 'Mon compte et mes données' }).click();
  await expect(
    page.getByRole('heading', { name: 'Impossible de charger votre profil' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('button', { name: 'Gérer mon abonnement' }).click();
  await expect(alert.filter({ hasText: 'Aucun abonnement trouvé' })).toBeVisible();
  await expectAccessible(page);

  await failFor(page, 'RequestPasswordReset');
  await page.goto('/auth/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(alert).toHaveText('Une erreur est survenue. Veuillez réessayer.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
