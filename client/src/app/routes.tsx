import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { claimPromoCode } from '../features/billing/promo-code';
import type { Access } from './guard/decide-access';
import { PageLoading } from './page-loading';
import {
  AuthPage,
  Connected,
  DashboardPage,
  FavoritesPage,
  InventoryPage,
  LandingPage,
  LeaveButton,
  NotFoundPage,
  PaymentSuccessRoute,
  PlanningPage,
  PrivacyPage,
  QuestionnaireRoute,
  RequireStep,
  Shell,
  ShoppingPage,
  SoonPage,
  SubscriptionPage,
  SuggestionsPage,
  TermsPage,
} from './pages';
import { paths } from './paths';
import { PlainLayout } from './plain-layout';
import { ShellSkeleton } from './shell/shell-skeleton';

const step = (access: Access, page: ReactNode, pending = <PageLoading />): ReactNode => (
  <RequireStep access={access} pending={pending}>
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
        <Route element={step('dashboard', <Shell />, <ShellSkeleton />)}>
          <Route path={paths.dashboard} element={<DashboardPage />} caseSensitive />
          <Route path={paths.feed} element={<SuggestionsPage />} caseSensitive />
          <Route path={paths.favorites} element={<FavoritesPage />} caseSensitive />
          <Route path={paths.chat} element={<SoonPage page="chat" />} caseSensitive />
          <Route path={paths.planning} element={<PlanningPage />} caseSensitive />
          <Route path={paths.shopping} element={<ShoppingPage />} caseSensitive />
          <Route path={paths.inventory} element={<InventoryPage />} caseSensitive />
          <Route path={paths.settings} element={<SoonPage page="settings" />} caseSensitive />
        </Route>
      </Route>
    </Routes>
  );
}
