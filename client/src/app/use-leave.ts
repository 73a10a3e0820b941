import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
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
    } catch {
      toast({ tone: 'error', title: t('user.signOutFailed') });
      return;
    }
    forgetDevice();
    announceSignOut();
    // The public page first, so that no page of the person's own sees the cache emptied under it.
    await navigate(paths.home, { replace: true, flushSync: true });
    await forgetEverything();
  };
  return () => void leave();
}
