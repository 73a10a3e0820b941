import { lazyPage } from '../i18n/lazy-page';

// Each page is a chunk of its own, with the catalogues named after it; what stands around them comes with the start.

export const NotFoundPage = lazyPage(
  async () => (await import('../features/not-found/not-found-page')).NotFoundPage,
  'not-found',
);

export const AuthRoute = lazyPage(async () => (await import('./auth-route')).AuthRoute, 'accounts');
export const ResetPasswordPage = lazyPage(
  async () => (await import('../features/accounts/reset-password-page')).ResetPasswordPage,
  'accounts',
);
export const NewPasswordPage = lazyPage(
  async () => (await import('../features/accounts/new-password-page')).NewPasswordPage,
  'accounts',
);
export const EmailConfirmationRoute = lazyPage(
  async () => (await import('./email-confirmation-route')).EmailConfirmationRoute,
  'accounts',
);
export const VerifyEmailPage = lazyPage(
  async () => (await import('../features/accounts/link-page')).VerifyEmailPage,
  'accounts',
);
export const ChangeEmailPage = lazyPage(
  async () => (await import('../features/accounts/link-page')).ChangeEmailPage,
  'accounts',
);
export const QuestionnaireRoute = lazyPage(
  async () => (await import('./questionnaire-route')).QuestionnaireRoute,
  'preferences',
  'consent',
);
export const SubscriptionPage = lazyPage(
  async () => (await import('../features/billing/subscription-page')).SubscriptionPage,
  'billing',
  'subscription',
);
export const PaymentSuccessRoute = lazyPage(
  async () => (await import('./payment-success-route')).PaymentSuccessRoute,
  'billing',
);

export const InvitationRoute = lazyPage(
  async () => (await import('./invitation-route')).InvitationRoute,
  'households',
);

export const ConsentRenewal = lazyPage(
  async () => (await import('../features/rights/consent-renewal')).ConsentRenewal,
  'consent',
);
export const DashboardPage = lazyPage(
  async () => (await import('../features/dashboard/dashboard-page')).DashboardPage,
  'dashboard',
  'recipes',
);
export const ChatPage = lazyPage(
  async () => (await import('../features/chef/chat-page')).ChatPage,
  'chef',
  'recipes',
);
export const SuggestionsPage = lazyPage(
  async () => (await import('../features/recipes/suggestions-page')).SuggestionsPage,
  'recipes',
  'suggestions',
);
export const FavoritesPage = lazyPage(
  async () => (await import('../features/favorites/favorites-page')).FavoritesPage,
  'favorites',
  'recipes',
);
export const BookPage = lazyPage(
  async () => (await import('../features/book/book-page')).BookPage,
  'book',
  'favorites',
  'recipes',
);
export const RecipePage = lazyPage(
  async () => (await import('../features/cooking/recipe-page')).RecipePage,
  'cooking',
  'recipes',
);
export const KitchenTimers = lazyPage(
  async () => (await import('../features/cooking/kitchen-timers')).KitchenTimers,
  'cooking',
);
export const PlanningPage = lazyPage(
  async () => (await import('../features/planning/planning-page')).PlanningPage,
  'planning',
  'recipes',
);
export const WeekPage = lazyPage(
  async () => (await import('../features/week/week-page')).WeekPage,
  'week',
  'recipes',
  'suggestions',
);
export const ShoppingPage = lazyPage(
  async () => (await import('../features/shopping/shopping-page')).ShoppingPage,
  'shopping',
);
export const InventoryPage = lazyPage(
  async () => (await import('../features/inventory/inventory-page')).InventoryPage,
  'inventory',
  'recipes',
  'suggestions',
);
export const SettingsRoute = lazyPage(
  async () => (await import('./settings-route')).SettingsRoute,
  'settings',
  'households',
  'consent',
  'accounts',
  'preferences',
  'subscription',
);

export const OfflineBanner = lazyPage(
  async () => (await import('./offline/offline-banner')).OfflineBanner,
  'offline',
);
export const OfflinePage = lazyPage(
  async () => (await import('./offline/offline-page')).OfflinePage,
  'offline',
);
export const OfflineParts = lazyPage(
  async () => (await import('./offline/offline-parts')).OfflineParts,
  'offline',
);

export const CommandPalette = lazyPage(
  async () => (await import('./commands/command-palette')).CommandPalette,
  'commands',
);
export const ShortcutHelp = lazyPage(
  async () => (await import('./commands/shortcut-help')).ShortcutHelp,
  'commands',
);
