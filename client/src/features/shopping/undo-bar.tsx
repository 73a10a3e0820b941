import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Undoable } from './undo-stack';
import type { UndoStore } from './undo-store';

interface UndoBarProps {
  changes: UndoStore;
  onUndo: () => void;
}

const shownForMs = 10_000;

/** The last change and its way back, in one place: a quick shopper ticks faster than toasts can leave. */
export function UndoBar({ changes, onUndo }: UndoBarProps) {
  const { t } = useTranslation('shopping');
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
    const { count } = change;
    if (change.kind === 'DELETED_CHECKED') return t('undo.deletedChecked', { count });
    return count === 1
      ? t('undo.deleted', { name: change.name })
      : t('undo.deletedMany', { count });
  };
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex justify-center sm:bottom-6 print:hidden"
    >
      {last && (
        <p className="pointer-events-auto flex max-w-full animate-rise items-center gap-3 rounded-full border border-line bg-ink py-1 pr-2 pl-5 text-paper shadow-float">
          <span className="min-w-0 line-clamp-2">{titleOf(last)}</span>
          <button
            type="button"
            onPointerEnter={() => setHeld(last)}
            onPointerLeave={() => setHeld(null)}
            onFocus={() => setHeld(last)}
            onBlur={() => setHeld(null)}
            className="min-h-touch shrink-0 rounded-full px-4 font-semibold text-paper underline underline-offset-4 transition-ui active:scale-95"
            // The second press of a double-click would take back the change before.
            onClick={({ detail }) => {
              if (detail < 2) onUndo();
            }}
          >
            {t('undo.label')}
          </button>
        </p>
      )}
    </div>
  );
}
