/** Every path of the product, and the only place where one is written. */
export const paths = {
  home: '/',
  auth: '/auth',
  signUp: '/auth?mode=signup',
  resetPassword: '/auth/reset-password',
  newPassword: '/auth/new-password',
  emailConfirmation: '/auth/email-confirmation',
  verifyEmail: '/auth/verify',
  changeEmail: '/auth/change-email',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  /** A pattern; `invitationPath` fills it in. */
  invitation: '/invitation/:token',
  questionnaire: '/questionnaire',
  subscription: '/subscription',
  /** The settings of somebody whose subscription has ended: the account stays open. */
  account: '/account',
  paymentSuccess: '/payment/success',
  dashboard: '/dashboard',
  chat: '/dashboard/chat',
  feed: '/dashboard/feed',
  planning: '/dashboard/planning',
  week: '/dashboard/week',
  shopping: '/dashboard/shopping',
  inventory: '/dashboard/inventory',
  favorites: '/dashboard/favorites',
  /** The recipe book, beside the favourites; its filters are the address's. */
  book: '/dashboard/book',
  /** A pattern; `recipePath` fills it in. */
  recipe: '/dashboard/recipes/:id',
  settings: '/dashboard/settings',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

export const invitationPath = (token: string): string =>
  paths.invitation.replace(':token', encodeURIComponent(token));

/** A recipe's own page; with a number at the table, for so many, and with a planned meal, for that one. */
export function recipePath(id: string, servings?: number, mealId?: string | null): string {
  const path = paths.recipe.replace(':id', encodeURIComponent(id));
  if (servings === undefined) return path;
  return `${path}?servings=${servings}${mealId ? `&meal=${mealId}` : ''}`;
}
