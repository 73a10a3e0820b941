import clsx from 'clsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { followHeight } from '../../lib/follow-height';
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
  const { putAway } = usePutAway(options);
  const last = useSyncExternalStore(changes.subscribe, changes.last);
  // Who is about to press it is not hurried.
  const [held, setHeld] = useState<Undoable | null>(null);
  useEffect(() => {
    if (!last || held === last) return;
    const timer = setTimeout(changes.clear, shownForMs);
    return () => clearTimeout(timer);
  }, [last, held, changes]);
  const titleOf = (change: Undoable): string => {
    if (change.kind === 'TICKED') return t('undo.ticked', { name: change.name });
    if (change.kind === 'COMPLETED') return t('undo.completed', { name: change.name });
    if (change.kind === 'TO_BUY') return t('undo.toBuy', { name: change.name });
    if (change.kind === 'AT_HOME') return t('undo.atHome', { count: change.products });
    const { count } = change;
    if (change.kind === 'DELETED_CHECKED') return t('undo.deletedChecked', { count });
    return count === 1
      ? t('undo.deleted', { name: change.name })
      : t('undo.deletedMany', { count });
  };
  const hold = { onHold: () => setHeld(last), onRelease: () => setHeld(null) };
  return (
    <div
      ref={height}
      role="status"
      // Above the timers, which lie at the bottom of a narrow screen.
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--kitchen-timers,-0.5rem)+5.25rem+env(safe-area-inset-bottom))] z-20 flex justify-center sm:bottom-[calc(var(--kitchen-timers,-0.5rem)+2rem)] lg:bottom-6 print:hidden"
    >
      {last && (
        <p className="pointer-events-auto mt-2 flex max-w-full animate-rise flex-wrap items-center gap-x-3 rounded-[1.75rem] border border-line bg-ink py-1 pr-2 pl-5 text-paper shadow-float">
          <span
            className={clsx(
              'line-clamp-2 min-w-0 grow leading-snug',
              last.kind === 'COMPLETED' ? 'max-sm:basis-full max-sm:pt-2' : 'basis-36',
            )}
          >
            {titleOf(last)}
          </span>
          <span className="ml-auto flex shrink-0 flex-wrap justify-end">
            {last.kind === 'COMPLETED' && (
              <BarButton {...hold} onPress={() => putAway(last.removedIds)}>
                {t('putAway')}
              </BarButton>
            )}
            <BarButton {...hold} onPress={onUndo}>
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
  onPress: () => void;
  onHold: () => void;
  onRelease: () => void;
}

function BarButton({ children, onPress, onHold, onRelease }: BarButtonProps) {
  return (
    <button
      type="button"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className="min-h-touch shrink-0 rounded-full px-4 font-semibold text-paper underline underline-offset-4 transition-ui active:scale-95"
      // The second press of a double-click would take back the change before.
      onClick={({ detail }) => {
        if (detail < 2) onPress();
      }}
    >
      {children}
    </button>
  );
}
