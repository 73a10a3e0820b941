import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { catalogue } from '../../i18n/fr/subscription';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { SubscriptionStatus } from './subscription-status';
import {
  SubscriptionStatusFragmentDoc,
  type SubscriptionStatusFragment,
} from './subscription-status.generated';

const draw = drawInFrench({ subscription: catalogue });

type Written = FragmentType<SubscriptionStatusFragment> &
  Pick<SubscriptionStatusFragment, '__typename' | 'id'>;
type Facts = Omit<SubscriptionStatusFragment, '__typename' | 'id' | ' $fragmentName'>;

const paid: Facts = {
  status: 'ACTIVE',
  trialEndsAt: null,
  // In Zurich, the next day has begun.
  currentPeriodEnd: '2126-12-23T23:30:00Z',
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
};
const day = '24 décembre 2126';
const trial: Partial<Facts> = { status: 'TRIALING', trialEndsAt: paid.currentPeriodEnd };

function shown(changes: Partial<Facts>): string {
  const cache = createCache();
  const subscription: Written = { __typename: 'PremiumSubscription', id: 'premium' };
  cache.writeFragment({
    fragment: SubscriptionStatusFragmentDoc,
    fragmentName: 'SubscriptionStatus',
    data: { ...subscription, ...paid, ...changes },
  });
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  return draw(
    <ApolloProvider client={client}>
      <SubscriptionStatus from={subscription} />
    </ApolloProvider>,
  );
}

it.each<[Partial<Facts>, kind: string, ...said: string[]]>([
  [trial, 'trial', `Essai jusqu’au ${day}`, 'Vous pouvez arrêter avant, sans frais.'],
  [
    { ...trial, cancelAtPeriodEnd: true },
    'trialEnding',
    `Essai gratuit : se termine le ${day}`,
    'Rien ne sera débité.',
  ],
  [{}, 'renews', `Se renouvelle le ${day}`, 'CHF 9.99 par mois.'],
  [{ cancelAtPeriodEnd: true }, 'ending', `Se termine le ${day}`, 'Rien ne sera plus débité.'],
  [
    { status: 'PAST_DUE', graceEndsAt: paid.currentPeriodEnd },
    'overdue',
    'Votre carte a été refusée',
    `Votre cuisine reste ouverte jusqu’au ${day}.`,
  ],
  [
    { status: 'PAST_DUE', graceEndsAt: '2020-02-01T12:00:00Z' },
    'closed',
    'Votre carte a été refusée',
    'Votre cuisine est fermée depuis le 1er février 2020.',
  ],
  [{ status: 'CANCELED' }, 'ended', `Terminé le ${day}`, 'Rien n’est effacé'],
  [
    { status: 'INCOMPLETE' },
    'incomplete',
    'Votre paiement n’est pas encore passé',
    'Rien n’est débité tant qu’il n’a pas abouti.',
  ],
])('says of %j how it stands, which day matters, and what it means', (changes, kind, ...said) => {
  const markup = shown(changes).replaceAll(/[\u00A0\u202F]/gu, ' ');
  expect(markup).toContain(`data-standing="${kind}"`);
  for (const sentence of said) expect(markup).toContain(sentence);
});
