import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it, vi } from 'vitest';
import { createCache } from '../../apollo/cache';
import type { KitchenAccessFragment } from '../../entities/subscription/kitchen-access.generated';
import { catalogue as common } from '../../i18n/fr/common';
import { catalogue as subscription } from '../../i18n/fr/subscription';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { KitchenRiskBanner } from './kitchen-risk-banner';

const draw = drawInFrench({ common, subscription });
const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
const now = new Date('2026-11-26T08:00:00Z');
const soon = '2026-12-01T08:00:00Z';

type Standing = NonNullable<KitchenAccessFragment['subscription']>;

const renews: Standing = {
  __typename: 'PremiumSubscription',
  id: 'premium',
  status: 'ACTIVE',
  trialEndsAt: null,
  currentPeriodEnd: soon,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  graceEndsAt: null,
};

function shown(changes: Partial<Standing>, id: string): string {
  const access: KitchenAccessFragment = {
    __typename: 'KitchenAccess',
    id: 'access',
    payerId: 'ana',
    payerFirstName: 'Ana',
    isComplimentary: false,
    subscription: { ...renews, ...changes },
  };
  vi.setSystemTime(now);
  const html = draw(
    <ApolloProvider client={client}>
      <KitchenRiskBanner access={access} viewer={{ id, email: `${id}@example.org` }} />
    </ApolloProvider>,
  );
  vi.useRealTimers();
  return html;
}

it.each<[string, Partial<Standing>, title: string, shared: string, own: string, button: string]>([
  [
    'the card was refused',
    { status: 'PAST_DUE', pastDueSince: '2026-11-24T08:00:00Z', graceEndsAt: soon },
    'Un paiement est en attente depuis le 24 novembre 2026',
    'La carte par laquelle Ana paie a été refusée. Votre cuisine reste ouverte jusqu’au 1er décembre 2026',
    'Votre carte a été refusée. Votre cuisine reste ouverte jusqu’au 1er décembre 2026',
    'Mettre ma carte à jour',
  ],
  [
    'the free days end',
    { status: 'TRIALING', trialEndsAt: soon },
    'L’essai gratuit se termine le 1er décembre 2026',
    'Pour le changer, demandez à Ana.',
    'Vous pouvez l’arrêter avant, sans frais.',
    'Gérer mon abonnement',
  ],
  [
    'it was cancelled',
    { cancelAtPeriodEnd: true },
    'Votre cuisine est ouverte jusqu’au 1er décembre 2026',
    'Ana a résilié l’abonnement.',
    'Votre abonnement est résilié.',
    'Gérer mon abonnement',
  ],
])('every member reads that %s, and who pays can mend it', (_, changes, title, ...words) => {
  const [shared, own, button] = words;
  const [theirs, others] = [shown(changes, 'ana'), shown(changes, 'bruno')];
  for (const html of [theirs, others]) expect(html).toContain(title);
  expect(theirs).toContain(own);
  expect(theirs).toContain(button);
  expect(others).toContain(shared);
  expect(others).not.toContain(button);
});

it('says nothing while the subscription renews', () => {
  expect(shown({}, 'bruno')).toBe('');
});
