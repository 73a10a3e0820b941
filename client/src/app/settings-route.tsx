import { ArrowLeft, Monitor, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { failureSentence } from '../apollo/failure-sentence';
import { ManageSubscriptionButton } from '../entities/subscription/manage-subscription-button';
import { SubscriptionStatus } from '../entities/subscription/subscription-status';
import { AccountSection } from '../features/accounts/account-section';
import { DevicesSection } from '../features/accounts/devices-section';
import { ProfileSection } from '../features/accounts/profile-section';
import { HouseholdSection } from '../features/households/household-section';
import { NotificationSettingsSection } from '../features/notifications/notification-settings-section';
import { PreferencesSection } from '../features/preferences/preferences-section';
import { lazyPage } from '../i18n/lazy-page';
import { SpiltPot } from '../illustrations/scenes/spilt-pot';
import { PageHeading } from '../lib/page-heading';
import { buttonClass } from '../ui/button-class';
import { Card } from '../ui/card';
import { ErrorState } from '../ui/error-state';
import { Icon } from '../ui/icon';
import { SegmentedControl } from '../ui/segmented-control';
import { useTheme } from '../ui/use-theme';
import { paths } from './paths';
import { useSettingsQuery } from './settings.generated';
import { PageSkeleton } from './shell/page-skeleton';
import { useLeave } from './use-leave';

const HouseholdAccess = lazy(async () => ({
  default: (await import('../entities/subscription/household-access')).HouseholdAccess,
}));

// The last card of the page: it comes after what is in sight.
const DataSection = lazyPage(
  async () => (await import('../features/rights/data-section')).DataSection,
  'rights',
);

/** The settings, inside the dashboard's frame; alone for somebody who has no subscription and so none of it. */
export function SettingsRoute() {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  if (pathname !== paths.account) return <Settings />;
  return (
    <main className="mx-auto w-full max-w-3xl flex-1 px-[min(1rem,5vw)] pt-4 pb-16">
      <Link
        to={paths.subscription}
        className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ml-3.5 mb-2' })}
      >
        <Icon of={ArrowLeft} size={18} />
        {t('toSubscription')}
      </Link>
      <PageHeading title={t('title')} className="mb-6 text-4xl" />
      <Settings />
    </main>
  );
}

/** Everything about the account and the household, one card each. */
function Settings() {
  const { t } = useTranslation(['settings', 'errors', 'common']);
  const { t: sentence } = useTranslation('errors');
  const { data, error, loading, refetch } = useSettingsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const leaveEverywhere = useLeave('everywhere');
  const leaveDeleted = useLeave('deleted');
  const viewer = data?.viewer;
  if (!viewer) {
    if (loading || !error) return <PageSkeleton />;
    return (
      <ErrorState
        title={t('errors:settings.loadFailed')}
        message={failureSentence(sentence, error)}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
        illustration={<SpiltPot />}
      />
    );
  }
  const { subscription, kitchenAccess: access } = viewer;
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <Section title={t('profile')}>
        <ProfileSection from={viewer} />
      </Section>
      <Section title={t('account')}>
        <AccountSection from={viewer}>
          <ManageSubscriptionButton
            email={viewer.email}
            overdue={subscription?.status === 'PAST_DUE'}
          />
        </AccountSection>
      </Section>
      {subscription && (
        <Card as="section">
          <SubscriptionStatus from={subscription} />
        </Card>
      )}
      {access && (access.payerId !== viewer.id || access.isComplimentary) && (
        <Card as="section">
          <Suspense fallback={null}>
            <HouseholdAccess access={access} viewerId={viewer.id} />
          </Suspense>
        </Card>
      )}
      <Section title={t('people')} text={t('peopleText')}>
        <HouseholdSection from={viewer} />
      </Section>
      <Section title={t('household')} text={t('householdText')}>
        <PreferencesSection from={viewer} />
      </Section>
      <Section title={t('notifications')}>
        <NotificationSettingsSection from={viewer} />
      </Section>
      <Section title={t('appearance')}>
        <Appearance />
      </Section>
      <Section title={t('devices')}>
        <DevicesSection from={viewer} onSignOutEverywhere={leaveEverywhere} />
      </Section>
      <Section title={t('data')}>
        <Suspense fallback={null}>
          <DataSection from={viewer} onDeleted={leaveDeleted} />
        </Suspense>
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <Card as="section" aria-label={title} className="@container grid grid-cols-1 gap-5 *:min-w-0">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {children}
    </Card>
  );
}

function Appearance() {
  const { t } = useTranslation('settings');
  const { chosen, chooseTheme } = useTheme();
  return (
    // Three words fit on a phone's line, three words with their pictures do not.
    <div className="@max-[24rem]:[&_svg]:hidden">
      <SegmentedControl
        legend={t('appearance')}
        value={chosen ?? 'system'}
        options={[
          { value: 'system', label: t('theme.system'), icon: Monitor },
          { value: 'light', label: t('theme.light'), icon: Sun },
          { value: 'dark', label: t('theme.dark'), icon: Moon },
        ]}
        onChange={(theme) => chooseTheme(theme === 'system' ? null : theme)}
      />
    </div>
  );
}
