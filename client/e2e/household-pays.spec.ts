import { anotherBrowser, openPortal, openQuietly, verifyByApi } from './account-kit';
import { expect, expectAccessible, newVisitor, payWithTestCard, test } from './journey';
import { send } from './kitchen-kit';
import { invitationFor } from './outbox';
import { answerByApi, ask, signUpByApi, subscribeByApi } from './subscribe-by-api';

const invite = `mutation ($email: String!) {
  createInvitation(input: { email: $email }) { __typename }
}`;
const accept = `mutation ($token: String!) { acceptInvitation(token: $token) { __typename } }`;

test('who shares a kitchen reads whose subscription ended, and is back in it when that is paid again', async ({
  page: guest,
  browser,
}) => {
  const payer = await anotherBrowser(browser);
  const [ana, bruno] = [newVisitor('Ana'), newVisitor('Bruno')];
  await subscribeByApi(payer, ana);
  await verifyByApi(payer, ana.email);
  await signUpByApi(guest, bruno);
  await answerByApi(guest);
  await ask(payer, invite, { email: bruno.email });
  const link = await invitationFor(guest, bruno.email);
  await ask(guest, accept, { token: link.split('/').at(-1) });

  // Nobody paid here just now, and nothing is wrong: not for who pays either.
  for (const member of [guest, payer]) {
    await member.goto('/payment/success');
    await expect(member).toHaveURL('/dashboard');
  }

  await openQuietly(guest, '/dashboard/shopping');
  await expect(guest.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await openPortal(payer);
  await payer.getByText('Résilier tout de suite…').click();
  await payer.getByRole('button', { name: 'Oui, résilier maintenant' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    'Ana ne paie plus l’abonnement',
  );
  await expect(guest.getByText(/^Il est terminé depuis le \d/)).toBeVisible();
  await expect(guest.getByText(/votre liste, votre planning et votre frigo/)).toBeVisible();
  await expect(guest.getByRole('button', { name: /^S’abonner/ })).toHaveCount(0);
  await guest.getByRole('button', { name: 'Prendre l’abonnement à mon compte' }).click();
  await expect(guest.getByText(/Mettez-vous d’accord avec Ana/)).toBeVisible();
  await expect(guest.getByRole('button', { name: /^S’abonner/ })).toBeVisible();
  await expectAccessible(guest);

  // Where the portal leads back to, which is closed now and no place to pay for.
  await openQuietly(payer, '/subscription');
  await payer.getByRole('button', { name: 'Reprendre mon abonnement' }).click();
  await payer.waitForURL(/\/dev\/stripe\/checkout\//);
  await payWithTestCard(payer);
  await expect(payer).toHaveURL('/dashboard');
  await expect(guest).toHaveURL('/dashboard/shopping');
  await expect(guest.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();

  await guest.goto('/dashboard/settings');
  await expect(guest.getByText('Ana paie l’abonnement de tout votre foyer')).toBeVisible();
  await guest.getByRole('button', { name: 'Gérer mon abonnement' }).click();
  const explained = guest.getByRole('status').filter({ hasText: 'Une autre personne de votre' });
  await expect(explained).toContainText('paie déjà l’abonnement');
  await expect(guest.getByRole('alert')).toHaveCount(0);

  await guest.goto('/dashboard');
  await openPortal(payer);
  await payer.getByRole('button', { name: 'Résilier à la fin de la période' }).click();
  const risk = guest.getByRole('region', { name: 'Votre cuisine' });
  await expect(risk).toContainText(/Votre cuisine est ouverte jusqu’au \d/);
  await expect(risk).toContainText('demandez à Ana de le reprendre');
  await expectAccessible(guest);
  await payer.goto('/dashboard');
  const own = payer.getByRole('region', { name: 'Votre cuisine' });
  await expect(own.getByRole('button', { name: 'Gérer mon abonnement' })).toBeVisible();
  await own.getByRole('button', { name: 'Fermer' }).click();
  await expect(own).toBeHidden();

  await send(payer, 'mutation { leaveHousehold { __typename } }');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    'L’abonnement est parti avec la personne qui le payait',
  );
  await expect(guest.getByText(/Rien n’est perdu/)).toBeVisible();
  await expect(guest.getByRole('button', { name: /^S’abonner/ })).toBeVisible();
  await payer.context().close();
});
