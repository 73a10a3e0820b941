import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button';
import { useSessionViewer } from './guard/session';
import { useLeave } from './use-leave';

/** The way out for somebody signed in who has not reached the dashboard's own menu yet. */
export function LeaveButton() {
  const { t } = useTranslation('shell');
  const leave = useLeave();
  if (!useSessionViewer()) return null;
  return (
    <IconButton label={t('user.signOut')} icon={LogOut} className="text-muted" onClick={leave} />
  );
}
