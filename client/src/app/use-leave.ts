import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accessCodeOf } from '../apollo/access-link';
import { sessionExpired } from '../apollo/session-notice';
import { useSignOut } from '../features/accounts/use-sign-out';
import { useToast } from '../ui/use-toast';
import { forgetDevice } from './forget-device';
import { paths } from './paths';
import { announceSignOut } from './session-channel';

/** Signs out and goes back to the landing page, leaving nothing of the person on the device. */
export function useLeave(): () => void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const toast = useToast();
  const { signOut, forgetEverything } = useSignOut();

  const leave = async (): Promise<void> => {
    try {
      await signOut();
    } catch (error) {
      // A session that has ended by itself leaves nothing to sign out of.
      if (accessCodeOf(error) !== 'UNAUTHENTICATED') {
        toast({ tone: 'error', title: t('user.signOutFailed') });
        return;
      }
      sessionExpired(false);
    }
    forgetDevice();
    announceSignOut();
    // The public page first, so that no page of the person's own sees the cache emptied under it.
    await navigate(paths.home, { replace: true, flushSync: true });
    await forgetEverything();
  };
  return () => void leave();
}
