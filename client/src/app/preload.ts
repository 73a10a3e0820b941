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

const guarded = [Connected, RequireStep];
const step = [...guarded, LeaveButton];
const inShell = [...guarded, Shell];

// What each path needs on screen, outermost first. React would find these one after another, each
// only when the one around it has arrived and the guard has answered.
const needs: Readonly<Record<string, readonly { preload: () => void }[]>> = {
  [paths.home]: [LandingPage],
  [paths.privacy]: [PrivacyPage],
  [paths.terms]: [TermsPage],
  [paths.auth]: [...step, AuthPage],
  [paths.questionnaire]: [...step, QuestionnaireRoute],
  [paths.subscription]: [...step, SubscriptionPage],
  [paths.paymentSuccess]: [...step, PaymentSuccessRoute],
  [paths.dashboard]: [...inShell, DashboardPage],
  [paths.feed]: [...inShell, SuggestionsPage],
  [paths.favorites]: [...inShell, FavoritesPage],
  [paths.chat]: [...inShell, SoonPage],
  [paths.planning]: [...inShell, PlanningPage],
  [paths.shopping]: [...inShell, ShoppingPage],
  [paths.inventory]: [...inShell, InventoryPage],
  [paths.settings]: [...inShell, SoonPage],
};

/** Fetches at once all the code that a path will show. */
export function preloadPage(pathname: string): void {
  for (const page of needs[pathname] ?? [NotFoundPage]) page.preload();
}
