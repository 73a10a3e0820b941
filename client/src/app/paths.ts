/** Every path of the product, and the only place where one is written. */
export const paths = {
  home: '/',
  auth: '/auth',
  signUp: '/auth?mode=signup',
  privacy: '/privacy',
  terms: '/terms',
  questionnaire: '/questionnaire',
  subscription: '/subscription',
  paymentSuccess: '/payment/success',
  dashboard: '/dashboard',
  chat: '/dashboard/chat',
  feed: '/dashboard/feed',
  planning: '/dashboard/planning',
  shopping: '/dashboard/shopping',
  inventory: '/dashboard/inventory',
  favorites: '/dashboard/favorites',
  settings: '/dashboard/settings',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
