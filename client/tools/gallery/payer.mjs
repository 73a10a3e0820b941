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

/** What becomes of a subscription: refused payments, the grace that runs out, the end. */
export async function payer({ page, scene }) {
  await openPortal(page);
  await scene('portal');
  await press(page, 'Résilier à la fin de la période');
  await scene('portal-ending');
  await press(page, 'Reprendre l’abonnement');
  await press(page, 'Simuler un paiement refusé');
  await scene('portal-overdue');
  await page
    .getByRole('link', { name: /^Voir la facture/ })
    .first()
    .click();
  await scene('invoice');
  await openPortal(page);
  await page.getByText('Résilier tout de suite…').click();
  await press(page, 'Oui, résilier maintenant');
  await page.goto('/dashboard');
  await page.waitForURL('**/subscription');
  await scene('subscription-ended', {
    reach: () => page.getByText(/^Terminé le/).waitFor(),
  });
}
