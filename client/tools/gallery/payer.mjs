const portalQuery =
  'mutation { openBillingPortal { ... on OpenBillingPortalPayload { portalUrl } } }';

async function openPortal(page) {
  const response = await page.request.post('/graphql', {
    headers: { 'x-popote-csrf': '1' },
    data: { query: portalQuery },
  });
  const { data } = await response.json();
  await page.goto(data.openBillingPortal.portalUrl);
}

const press = (page, name) => page.getByRole('button', { name }).click();

const settings = (page) => async () => {
  await page.goto('/dashboard/settings');
  await page.getByRole('heading', { name: 'Vos données' }).waitFor();
};

/** What becomes of a subscription: refused payments, the grace that runs out, the end. */
export async function payer({ page, scene }) {
  await openPortal(page);
  await scene('portal');
  await press(page, 'Résilier à la fin de la période');
  await scene('portal-ending');
  await scene('settings-ending', { reach: settings(page) });
  await openPortal(page);
  await press(page, 'Reprendre l’abonnement');
  await press(page, 'Simuler un paiement refusé');
  await scene('portal-overdue');
  await scene('settings-overdue', { reach: settings(page) });
  await scene('notifications-overdue', {
    whole: false,
    reach: async () => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  });
  await openPortal(page);
  await page
    .getByRole('link', { name: /^Voir la facture/ })
    .first()
    .click();
  await scene('invoice');
  await openPortal(page);
  await page.getByText('Résilier tout de suite…').click();
  await press(page, 'Oui, résilier maintenant');
  await scene('portal-ended');
  await page.goto('/dashboard');
  await page.waitForURL('**/subscription');
  await scene('subscription-ended', {
    reach: () => page.getByText(/^Terminé le/).waitFor(),
  });
}
