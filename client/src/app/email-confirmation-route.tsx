import { EmailConfirmationPage } from '../features/accounts/email-confirmation-page';
import { rememberAskedPlace } from './guard/asked-place';
import { paths } from './paths';

/** Where a new link is asked for; whoever has to sign in for it comes back. */
export function EmailConfirmationRoute() {
  return <EmailConfirmationPage onSignIn={() => rememberAskedPlace(paths.emailConfirmation)} />;
}
