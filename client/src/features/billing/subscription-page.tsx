import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LiveAccess } from '../../entities/household/live-access';
import { HouseholdAccess } from '../../entities/subscription/household-access';
import type { KitchenAccessFragment } from '../../entities/subscription/kitchen-access.generated';
import { ManageSubscriptionButton } from '../../entities/subscription/manage-subscription-button';
import { SubscriptionStatus } from '../../entities/subscription/subscription-status';
import { PageHeading } from '../../lib/page-heading';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loading, SkeletonText } from '../../ui/skeleton';
import { PlanIncluded, PlanPrice } from './plan-details';
import { SubscribeForm } from './subscribe-form';
import {
  useSubscriptionPageQuery,
  type SubscriptionPageQuery,
} from './subscription-page.generated';

type Viewer = NonNullable<SubscriptionPageQuery['viewer']>;

/** The subscription of somebody else that opened the kitchen until it ended; null where it was one's own, or none. */
function formerHost({ id, kitchenAccess }: Viewer): KitchenAccessFragment | null {
  return kitchenAccess && kitchenAccess.payerId !== id ? kitchenAccess : null;
}

/** A first subscription, one that ended, one that waits for its payment; one's own, another member's, or gone with who paid. */
function heading(viewer: Viewer | null) {
  if (viewer?.payerLeftAt != null) return 'Left';
  const host = viewer && formerHost(viewer);
  if (host) return host.subscription?.status === 'PAST_DUE' ? 'OverdueOf' : 'EndedOf';
  const status = viewer?.subscription?.status;
  if (status === 'PAST_DUE') return 'Overdue';
  return status === 'CANCELED' ? 'Again' : '';
}

export function SubscriptionPage() {
  const { t } = useTranslation(['billing', 'common']);
  const { data, error } = useSubscriptionPageQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = data?.viewer ?? null;
  const kind = heading(viewer);
  const name = viewer?.kitchenAccess?.payerFirstName ?? '';
  const known = viewer !== null || error !== undefined;
  return (
    <main className="mx-auto w-full max-w-xl flex-1 px-[min(1rem,5vw)] pt-6 pb-16">
      <div className="text-center">
        <PageHeading title={t('subscription.title')} className="text-4xl text-balance">
          {t(`subscription.heading${kind}`, { name })}
        </PageHeading>
        <p className="mt-3 text-lg text-balance text-muted">
          {t(`subscription.text${kind}`, { name })}
        </p>
      </div>
      {known ? (
        <Offer viewer={viewer} />
      ) : (
        <Loading label={t('common:loading')}>
          <Card className="mt-8">
            <SkeletonText lines={8} />
          </Card>
        </Loading>
      )}
      {viewer && <LiveAccess viewerId={viewer.id} />}
    </main>
  );
}

/** Without an answer the form stands all the same: the server refuses whoever should not pay. */
function Offer({ viewer }: { viewer: Viewer | null }) {
  const { t } = useTranslation('billing');
  const subscription = viewer?.subscription ?? null;
  const status = subscription?.status;
  const overdue = status === 'PAST_DUE';
  const host = viewer && formerHost(viewer);
  const [instead, setInstead] = useState(false);
  return (
    <>
      {viewer && host && (
        <Card className="mt-8 grid grid-cols-1 gap-5">
          <HouseholdAccess access={host} viewerId={viewer.id} />
          {!instead && !overdue && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => setInstead(true)}
            >
              {t('subscription.instead')}
            </Button>
          )}
        </Card>
      )}
      {viewer && subscription && status !== 'INCOMPLETE' && (
        <Card className="@container mt-8 grid grid-cols-1 gap-5">
          <SubscriptionStatus from={subscription} />
          <ManageSubscriptionButton
            email={viewer.email}
            overdue={overdue}
            variant={overdue ? 'primary' : 'secondary'}
          />
        </Card>
      )}
      {/* A second subscription would be paid beside the first. */}
      {!overdue && (!host || instead) && (
        <Card className="mt-8">
          {host && (
            <Banner tone="warning" className="mb-6">
              {t('subscription.insteadWarning', { name: host.payerFirstName })}
            </Banner>
          )}
          <PlanPrice />
          <SubscribeForm
            trialUsed={subscription?.trialEndsAt != null}
            returning={subscription !== null}
          />
          <PlanIncluded />
        </Card>
      )}
      <p className="mt-6 text-center">
        <Link
          to={paths.account}
          className="inline-flex min-h-touch items-center font-semibold text-herb underline underline-offset-4"
        >
          {t('subscription.account')}
        </Link>
      </p>
    </>
  );
}
