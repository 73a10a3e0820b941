import { AuthPage } from '../features/accounts/auth-page';
import { claimedPromoCode, givesFreeDays } from '../features/billing/promo-code';

/** Where somebody who follows the banner arrives: what it promised is not forgotten on the way. */
export function AuthRoute() {
  return <AuthPage freeDays={givesFreeDays(claimedPromoCode())} />;
}
