import { lazyPage } from '../i18n/lazy-page';

// Each page is a chunk of its own, with the catalogues named after it; so is each frame around pages.

export const LandingPage = lazyPage(
  async () => (await import('../features/landing/landing-page')).LandingPage,
  'landing',
);
export const PrivacyPage = lazyPage(
  async () => (await import('../features/legal/privacy-page')).PrivacyPage,
  'legal',
);
export const TermsPage = lazyPage(
  async () => (await import('../features/legal/terms-page')).TermsPage,
  'legal',
);
export const NotFoundPage = lazyPage(
  async () => (await import('../features/not-found/not-found-page')).NotFoundPage,
  'not-found',
);

export const Connected = lazyPage(async () => (await import('./connected')).Connected, 'errors');
export const RequireStep = lazyPage(async () => (await import('./guard/require-step')).RequireStep);
export const LeaveButton = lazyPage(
  async () => (await import('./leave-button')).LeaveButton,
  'shell',
);
export const AuthPage = lazyPage(
  async () => (await import('../features/accounts/auth-page')).AuthPage,
  'accounts',
);
export const QuestionnaireRoute = lazyPage(
  async () => (await import('./questionnaire-route')).QuestionnaireRoute,
  'preferences',
);
export const SubscriptionPage = lazyPage(
  async () => (await import('../features/billing/subscription-page')).SubscriptionPage,
  'billing',
);
export const PaymentSuccessRoute = lazyPage(
  async () => (await import('./payment-success-route')).PaymentSuccessRoute,
  'billing',
);

export const Shell = lazyPage(
  async () => (await import('./shell/shell')).Shell,
  'shell',
  'notifications',
);
export const DashboardPage = lazyPage(
  async () => (await import('../features/dashboard/dashboard-page')).DashboardPage,
  'dashboard',
  'recipes',
);
export const SuggestionsPage = lazyPage(
  async () => (await import('../features/recipes/suggestions-page')).SuggestionsPage,
  'recipes',
);
export const FavoritesPage = lazyPage(
  async () => (await import('../features/favorites/favorites-page')).FavoritesPage,
  'favorites',
  'recipes',
);
export const PlanningPage = lazyPage(
  async () => (await import('../features/planning/planning-page')).PlanningPage,
  'planning',
  'recipes',
);
export const ShoppingPage = lazyPage(
  async () => (await import('../features/shopping/shopping-page')).ShoppingPage,
  'shopping',
);
export const InventoryPage = lazyPage(
  async () => (await import('../features/inventory/inventory-page')).InventoryPage,
  'inventory',
  'recipes',
);
export const SoonPage = lazyPage(async () => (await import('./shell/soon-page')).SoonPage, 'shell');
