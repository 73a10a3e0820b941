import clsx from 'clsx';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { useIsWaiting } from './use-is-waiting';

interface WaitingMarkProps {
  /** The rows that the mark speaks for. */
  ids: readonly string[];
  className?: string;
}

/** Beside what was changed without a network, until the server has been told. */
export function WaitingMark({ ids, className }: WaitingMarkProps) {
  const { t } = useTranslation();
  if (!useIsWaiting(ids)) return null;
  return (
    <span
      role="img"
      aria-label={t('waitingToBeSent')}
      title={t('waitingToBeSent')}
      className={clsx('inline-grid shrink-0 place-items-center text-saffron-ink', className)}
    >
      <Icon of={Clock} size={18} />
    </span>
  );
}
