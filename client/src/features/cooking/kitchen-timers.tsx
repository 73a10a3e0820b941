import { useTranslation } from 'react-i18next';
import { TimerBar } from './timer-bar';

/** The timers over every page: a pot does not wait until somebody comes back to its recipe. */
export function KitchenTimers() {
  const { t } = useTranslation('cooking');
  return (
    <aside
      aria-label={t('timer.list')}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 max-h-[40dvh] overflow-y-auto rounded-card border border-line bg-paper p-1.5 shadow-float sm:right-auto sm:bottom-6 sm:left-6 sm:w-96 print:hidden"
    >
      <TimerBar />
    </aside>
  );
}
