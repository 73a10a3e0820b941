import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ManageSubscriptionButton } from '../../entities/subscription/manage-subscription-button';
import { SubscriptionStatus } from '../../entities/subscription/subscription-status';
import { PageHeading } from '../../lib/page-heading';
import { Card } from '../../ui/card';
import { Loading, SkeletonText } from '../../ui/skeleton';
import { PlanIncluded, PlanPrice } from './plan-details';
import { SubscribeForm } from './subscribe-form';
import {
  useSubscriptionPageQuery,
  type SubscriptionPageQuery,
} from './subscription-page.generated';

type Viewer = NonNullable<SubscriptionPageQuery['viewer']>;

/** A first subscription, one that ended, or one that waits for its payment. */
function heading(subscription: Viewer['subscription']) {
  if (subscription?.status === 'PAST_DUE') return 'Overdue' as const;
  return subscription?.status === 'CANCELED' ? ('Again' as const) : ('' as const);
}

export function SubscriptionPage() {
  const { t } = useTranslation(['billing', 'common']);
  const { data, error } = useSubscriptionPageQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = data?.viewer ?? null;
  const kind = heading(viewer?.subscription ?? null);
  const known = viewer !== null || error !== undefined;
  return (
    <main className="mx-auto w-full max-w-xl flex-1 px-[min(1rem,5vw)] pt-6 pb-16">
      <div className="text-center">
        <PageHeading title={t('subscription.title')} className="text-4xl text-balance">
          {t(`subscription.heading${kind}`)}
        </PageHeading>
        <p className="mt-3 text-lg text-balance text-muted">{t(`subscription.text${kind}`)}</p>
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
    </main>
  );
}

/** Without an answer the form stands all the same: the server refuses whoever should not pay. */
function Offer({ viewer }: { viewer: Viewer | null }) {
  const { t } = useTranslation('billing');
  const subscription = viewer?.subscription ?? null;
  const status = subscription?.status;
  const overdue = status === 'PAST_DUE';
  return (
    <>
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
      {!overdue && (
        <Card className="mt-8">
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
