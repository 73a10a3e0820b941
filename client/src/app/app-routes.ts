import type { LazyPage } from '../i18n/lazy-page';
import type { Access } from './guard/decide-access';
import {
  AuthPage,
  ChangeEmailPage,
  ChatPage,
  Connected,
  DashboardPage,
  EmailConfirmationPage,
  FavoritesPage,
  InventoryPage,
  InvitationRoute,
  LeaveButton,
  NewPasswordPage,
  PaymentSuccessRoute,
  PlanningPage,
  QuestionnaireRoute,
  RecipePage,
  RequireStep,
  ResetPasswordPage,
  SettingsRoute,
  Shell,
  ShoppingPage,
  SubscriptionPage,
  SuggestionsPage,
  VerifyEmailPage,
} from './pages';
import { paths } from './paths';

export interface AppRoute {
  path: string;
  /** Who may see it; left out where anybody may. Subscribers see theirs in the shell, everybody else's stands alone. */
  access?: Access;
  Page: LazyPage<object>;
}

/** Every page of the app, and where it is. Paths are exact, and in lower case as written. */
export const appRoutes: readonly AppRoute[] = [
  { path: paths.auth, access: 'signed-out', Page: AuthPage },
  { path: paths.resetPassword, Page: ResetPasswordPage },
  { path: paths.newPassword, Page: NewPasswordPage },
  { path: paths.emailConfirmation, Page: EmailConfirmationPage },
  { path: paths.verifyEmail, Page: VerifyEmailPage },
  { path: paths.changeEmail, Page: ChangeEmailPage },
  { path: paths.invitation, Page: InvitationRoute },
  { path: paths.questionnaire, access: 'questionnaire', Page: QuestionnaireRoute },
  { path: paths.subscription, access: 'subscription', Page: SubscriptionPage },
  { path: paths.account, access: 'signed-in', Page: SettingsRoute },
  { path: paths.paymentSuccess, access: 'signed-in', Page: PaymentSuccessRoute },
  { path: paths.dashboard, access: 'dashboard', Page: DashboardPage },
  { path: paths.feed, access: 'dashboard', Page: SuggestionsPage },
  { path: paths.favorites, access: 'dashboard', Page: FavoritesPage },
  { path: paths.recipe, access: 'dashboard', Page: RecipePage },
  { path: paths.chat, access: 'dashboard', Page: ChatPage },
  { path: paths.planning, access: 'dashboard', Page: PlanningPage },
  { path: paths.shopping, access: 'dashboard', Page: ShoppingPage },
  { path: paths.inventory, access: 'dashboard', Page: InventoryPage },
  { path: paths.settings, access: 'dashboard', Page: SettingsRoute },
];

/** What a route puts on screen, outermost first: the frame, the guard, the page. */
export const partsOf = ({
  access,
  Page,
}: AppRoute): readonly { preload: () => Promise<void> }[] => [
  Connected,
  ...(access ? [RequireStep] : []),
  access === 'dashboard' ? Shell : LeaveButton,
  Page,
];
