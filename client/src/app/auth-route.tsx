import { matchPath } from 'react-router-dom';
import { AuthPage } from '../features/accounts/auth-page';
import { claimedPromoCode, givesFreeDays } from '../features/billing/promo-code';
import { askedPlace } from './guard/asked-place';
import { paths } from './paths';

/** What the link of the invitation carries that somebody is on the way to; null for anybody else. */
const askedInvitation = (): string | null =>
  matchPath(paths.invitation, askedPlace()?.pathname ?? '')?.params.token ?? null;

/** Where somebody who follows the banner, or an invitation, arrives: neither is forgotten on the way. */
export function AuthRoute() {
  return (
    <AuthPage freeDays={givesFreeDays(claimedPromoCode())} invitationToken={askedInvitation()} />
  );
}
