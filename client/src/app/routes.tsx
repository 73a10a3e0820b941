import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { claimPromoCode } from '../features/billing/promo-code';
import { lazyPage } from '../i18n/lazy-page';
import type { Access } from './guard/decide-access';
import { PageLoading } from './page-loading';
import { paths } from './paths';
import { PlainLayout } from './plain-layout';

const LandingPage = lazyPage(
  async () => (await import('../features/landing/landing-page')).LandingPage,
  'landing',
);
const PrivacyPage = lazyPage(
  async () => (await import('../features/legal/privacy-page')).PrivacyPage,
  'legal',
);
const TermsPage = lazyPage(
  async () => (await import('../features/legal/terms-page')).TermsPage,
  'legal',
);
const NotFoundPage = lazyPage(
  async () => (await import('../features/not-found/not-found-page')).NotFoundPage,
  'not-found',
);

const Connected = lazyPage(async () => (await import('./connected')).Connected, 'errors');
const RequireStep = lazyPage(async () => (await import('./guard/require-step')).RequireStep);
const LeaveButton = lazyPage(async () => (await import('./leave-button')).LeaveButton, 'shell');
const AuthPage = lazyPage(
  async () => (await import('../features/accounts/auth-page')).AuthPage,
  'accounts',
);
const QuestionnaireRoute = lazyPage(
  async () => (await import('./questionnaire-route')).QuestionnaireRoute,
  'preferences',
);
const SubscriptionPage = lazyPage(
  async () => (await import('../features/billing/subscription-page')).SubscriptionPage,
  'billing',
);
const PaymentSuccessRoute = lazyPage(
  async () => (await import('./payment-success-route')).PaymentSuccessRoute,
  'billing',
);

const Shell = lazyPage(async () => (await import('./shell/shell')).Shell, 'shell');
const DashboardPage = lazyPage(
  async () => (await import('../features/dashboard/dashboard-page')).DashboardPage,
);
const SuggestionsPage = lazyPage(
  async () => (await import('../features/recipes/suggestions-page')).SuggestionsPage,
);
const FavoritesPage = lazyPage(
  async () => (await import('../features/favorites/favorites-page')).FavoritesPage,
);
const SoonPage = lazyPage(async () => (await import('./shell/soon-page')).SoonPage, 'shell');

const step = (access: Access, page: ReactNode): ReactNode => (
  <RequireStep access={access} pending={<PageLoading />}>
    {page}
  </RequireStep>
);

/** Every page of the product. Paths are exact, and in lower case as written. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={paths.home}
        element={<LandingPage onClaimPromoCode={claimPromoCode} />}
        caseSensitive
      />
      <Route element={<PlainLayout />}>
        <Route path={paths.privacy} element={<PrivacyPage />} caseSensitive />
        <Route path={paths.terms} element={<TermsPage />} caseSensitive />
        <Route path="*" element={<NotFoundPage />} />
      </Route>

      <Route element={<Connected />}>
        <Route element={<PlainLayout action={<LeaveButton />} />}>
          <Route path={paths.auth} element={step('signed-out', <AuthPage />)} caseSensitive />
          <Route
            path={paths.questionnaire}
            element={step('questionnaire', <QuestionnaireRoute />)}
            caseSensitive
          />
          <Route
            path={paths.subscription}
            element={step('subscription', <SubscriptionPage />)}
            caseSensitive
          />
          <Route
            path={paths.paymentSuccess}
            element={step('signed-in', <PaymentSuccessRoute />)}
            caseSensitive
          />
        </Route>
        <Route element={step('dashboard', <Shell />)}>
          <Route path={paths.dashboard} element={<DashboardPage />} caseSensitive />
          <Route path={paths.feed} element={<SuggestionsPage />} caseSensitive />
          <Route path={paths.favorites} element={<FavoritesPage />} caseSensitive />
          <Route path={paths.chat} element={<SoonPage page="chat" />} caseSensitive />
          <Route path={paths.planning} element={<SoonPage page="planning" />} caseSensitive />
          <Route path={paths.shopping} element={<SoonPage page="shopping" />} caseSensitive />
          <Route path={paths.inventory} element={<SoonPage page="inventory" />} caseSensitive />
          <Route path={paths.settings} element={<SoonPage page="settings" />} caseSensitive />
        </Route>
      </Route>
    </Routes>
  );
}
