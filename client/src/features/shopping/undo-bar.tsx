import clsx from 'clsx';
import { Refrigerator, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { followHeight } from '../../lib/follow-height';
import { Icon } from '../../ui/icon';
import type { Undoable } from './undo-stack';
import { usePutAway, type PutAwayOptions } from './use-put-away';

interface UndoBarProps extends PutAwayOptions {
  onUndo: () => void;
}

const shownForMs = 10_000;

// Messages appear above it.
const height = followHeight('--undo-bar');

/** The last change and its way back, in one place: a quick shopper ticks faster than toasts can leave. */
export function UndoBar({ onUndo, ...options }: UndoBarProps) {
  const { t } = useTranslation('shopping');
  const { changes } = options;
  const { putAwayAll } = usePutAway(options);
  const last = useSyncExternalStore(changes.subscribe, changes.last);
  // Who is about to press it is not hurried.
  const [held, setHeld] = useState<Undoable | null>(null);
  useEffect(() => {
    if (!last || held === last) return;
    const timer = setTimeout(changes.clear, shownForMs);
    return () => clearTimeout(timer);
  }, [last, held, changes]);
  const titleOf = (change: Undoable): string =>
    t(`undo.${change.kind}`, { name: '', count: 1, ...change });
  const hold = { onHold: () => setHeld(last), onRelease: () => setHeld(null) };
  return (
    <div
      ref={height}
      role="status"
      // Above the timers, which lie at the bottom of a narrow screen.
      className="@container pointer-events-none fixed inset-x-4 bottom-[calc(var(--kitchen-timers,-0.5rem)+5.25rem+env(safe-area-inset-bottom))] z-20 flex justify-center sm:bottom-[calc(var(--kitchen-timers,-0.5rem)+2rem)] lg:bottom-6 print:hidden"
    >
      {last && (
        <p
          className={clsx(
            'pointer-events-auto mt-2 flex max-w-full animate-rise items-center gap-x-2 rounded-[1.75rem] border border-line bg-ink py-1 pr-2 pl-5 text-paper shadow-float',
            last.kind === 'COMPLETED' && 'flex-wrap',
          )}
        >
          <span
            className={clsx(
              'line-clamp-2 min-w-0 grow leading-tight max-sm:text-sm',
              last.kind === 'COMPLETED' && 'max-sm:basis-full max-sm:pt-2',
            )}
          >
            {titleOf(last)}
          </span>
          <span className="ml-auto flex shrink-0">
            {last.kind === 'COMPLETED' && (
              <BarButton
                {...hold}
                icon={Refrigerator}
                onPress={() => void putAwayAll(last.removedIds)}
              >
                {t('putAway')}
              </BarButton>
            )}
            <BarButton {...hold} icon={Undo2} onPress={onUndo}>
              {t('undo.label')}
            </BarButton>
          </span>
        </p>
      )}
    </div>
  );
}

interface BarButtonProps {
  children: string;
  /** Drawn in the word's place where the letters are so large that it would take a line of its own. */
  icon: LucideIcon;
  onPress: () => void;
  onHold: () => void;
  onRelease: () => void;
}

function BarButton({ children, icon, onPress, onHold, onRelease }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={children}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className="min-h-touch shrink-0 rounded-full px-[min(1rem,4vw)] font-semibold text-paper underline underline-offset-4 transition-ui active:scale-95"
      // The second press of a double-click would take back the change before.
      onClick={({ detail }) => {
        if (detail < 2) onPress();
      }}
    >
      <Icon of={icon} className="hidden @max-[14rem]:block" />
      <span className="@max-[14rem]:hidden">{children}</span>
    </button>
  );
}
