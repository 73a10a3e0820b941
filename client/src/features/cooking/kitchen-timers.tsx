import { useTranslation } from 'react-i18next';
import { followHeight } from '../../lib/follow-height';
import { TimerBar } from './timer-bar';

const height = followHeight('--kitchen-timers');

/** The timers over every page, below the sidebar's entries where there is one: a pot does not wait until somebody comes back to its recipe. */
export function KitchenTimers() {
  const { t } = useTranslation('cooking');
  return (
    <aside
      ref={height}
      aria-label={t('timer.list')}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 max-h-[40dvh] overflow-y-auto rounded-card border border-line bg-paper p-1.5 shadow-float sm:right-auto sm:bottom-6 sm:left-6 sm:w-96 lg:left-4 lg:max-h-[max(12rem,calc(100dvh-31.5rem))] lg:w-56 print:hidden"
    >
      <TimerBar />
    </aside>
  );
}
