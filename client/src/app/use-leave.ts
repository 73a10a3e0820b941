import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accessCodeOf } from '../apollo/access-link';
import { whileLeaving } from '../apollo/session-notice';
import { useSignOut } from '../features/accounts/use-sign-out';
import { noteDeletion } from '../features/rights/deletion-notice';
import { useToast } from '../ui/use-toast';
import { readOffline } from '../offline/offline-state';
import { forgetDevice } from './forget-device';
import { paths } from './paths';
import { announce } from './session-channel';

/** Signs out, here or on every device (of a deleted account no session is left to end), and goes back to the landing page; nothing of the person stays on this one. */
export function useLeave(where: 'here' | 'everywhere' | 'deleted' = 'here'): () => void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const toast = useToast();
  const { signOut, signOutEverywhere, forgetEverything } = useSignOut();

  const leave = async (): Promise<void> => {
    try {
      if (where === 'here') await signOut();
      if (where === 'everywhere') await signOutEverywhere();
    } catch (error) {
      // A session that has ended by itself leaves nothing to sign out of.
      if (accessCodeOf(error) !== 'UNAUTHENTICATED') {
        toast({ tone: 'error', title: t('user.signOutFailed') });
        return;
      }
    }
    await forgetDevice();
    if (where === 'deleted') noteDeletion();
    announce('signed-out');
    // The public page first, so that no page of the person's own sees the cache emptied under it.
    await navigate(paths.home, { replace: true, flushSync: true });
    await forgetEverything();
  };
  const askAndLeave = async (): Promise<void> => {
    const unsent = where === 'deleted' ? 0 : readOffline().waiting.length;
    if (unsent > 0) {
      const { askToLeave } = await import('./offline/leave-question');
      if (!(await askToLeave(unsent))) return;
    }
    await whileLeaving(leave);
  };
  return () => void askAndLeave();
}
