import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export interface Undoable {
  title: string;
  undo: () => void;
}

const shownForMs = 6000;

/** The last change and its way back, in one place: a quick shopper ticks faster than toasts can leave. */
export function UndoBar({ last, onDone }: { last: Undoable | null; onDone: () => void }) {
  const { t } = useTranslation('shopping');
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(onDone, shownForMs);
    return () => clearTimeout(timer);
  }, [last, onDone]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex justify-center sm:bottom-6 print:hidden"
    >
      {last && (
        <p className="pointer-events-auto flex max-w-full animate-rise items-center gap-3 rounded-full border border-line bg-ink py-1 pr-2 pl-5 text-paper shadow-float">
          <span className="min-w-0 truncate">{last.title}</span>
          <button
            type="button"
            className="min-h-touch shrink-0 rounded-full px-4 font-semibold text-paper underline underline-offset-4 transition-ui active:scale-95"
            onClick={() => {
              last.undo();
              onDone();
            }}
          >
            {t('undo.label')}
          </button>
        </p>
      )}
    </div>
  );
}
