import type { LazyPage } from '../i18n/lazy-page';
import { pageAccess, type Access, type AppPagePath } from './guard/page-access';
import {
  AuthRoute,
  BookPage,
  ChangeEmailPage,
  ChatPage,
  DashboardPage,
  EmailConfirmationRoute,
  FavoritesPage,
  InventoryPage,
  InvitationRoute,
  NewPasswordPage,
  PaymentSuccessRoute,
  PlanningPage,
  QuestionnaireRoute,
  RecipePage,
  ResetPasswordPage,
  SettingsRoute,
  ShoppingPage,
  SubscriptionPage,
  SuggestionsPage,
  VerifyEmailPage,
  WeekPage,
} from './pages';
import { paths } from './paths';

export interface AppRoute {
  path: string;
  /** Who may see it; null where anybody may. Subscribers see theirs in the shell, everybody else's stands alone. */
  access: Access | null;
  Page: LazyPage<object>;
}

const pages: readonly (readonly [path: AppPagePath, Page: LazyPage<object>])[] = [
  [paths.auth, AuthRoute],
  [paths.resetPassword, ResetPasswordPage],
  [paths.newPassword, NewPasswordPage],
  [paths.emailConfirmation, EmailConfirmationRoute],
  [paths.verifyEmail, VerifyEmailPage],
  [paths.changeEmail, ChangeEmailPage],
  [paths.invitation, InvitationRoute],
  [paths.questionnaire, QuestionnaireRoute],
  [paths.subscription, SubscriptionPage],
  [paths.account, SettingsRoute],
  [paths.paymentSuccess, PaymentSuccessRoute],
  [paths.dashboard, DashboardPage],
  [paths.feed, SuggestionsPage],
  [paths.favorites, FavoritesPage],
  [paths.book, BookPage],
  [paths.recipe, RecipePage],
  [paths.chat, ChatPage],
  [paths.planning, PlanningPage],
  [paths.week, WeekPage],
  [paths.shopping, ShoppingPage],
  [paths.inventory, InventoryPage],
  [paths.settings, SettingsRoute],
];

/** Every page of the app, and where it is. Paths are exact, and in lower case as written. */
export const appRoutes: readonly AppRoute[] = pages.map(([path, Page]) => ({
  path,
  access: pageAccess[path],
  Page,
}));
