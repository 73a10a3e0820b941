import { Toast } from '@base-ui/react/toast';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { followHeight } from '../lib/follow-height';
import { useMedia } from '../lib/use-media';
import { Icon } from './icon';
import { toastDuration } from './toast-store';
import type { ToastAction, ToastStore, ToastTone } from './toast-store';

export interface ToastViewportProps {
  store: ToastStore;
  label: string;
  closeLabel: string;
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert };
const iconTones: Record<ToastTone, string> = {
  success: 'text-herb',
  info: 'text-aubergine',
  error: 'text-tomato',
};

/** As narrow as what `max-sm` names. */
const phone = '(width < 40rem)';

const height = followHeight('--message');

/** Where toasts appear: above the bottom bar, the timers, a view’s own band and its last change on a phone, at the top while a dialog is open, away from its cross, or below the head of a full screen; in the corner otherwise. */
export function ToastViewport({ store, label, closeLabel }: ToastViewportProps) {
  // The list below matters more: of several one is in sight, and the one before it comes back when it has gone.
  const limit = useMedia(phone) ? 1 : 3;
  return (
    <Toast.Provider limit={limit}>
      <Toast.Portal>
        <Toast.Viewport
          ref={height}
          role="status"
          aria-label={label}
          aria-keyshortcuts="F6"
          className={clsx(
            'fixed inset-x-3 bottom-[calc(var(--kitchen-timers,0px)+var(--thumb-bar,0px)+var(--undo-bar,0px)+4.75rem+env(safe-area-inset-bottom))] z-60 flex flex-col gap-2 outline-none sm:right-6 sm:bottom-[calc(var(--kitchen-timers,-0.5rem)+2rem)] sm:left-auto sm:w-96 lg:bottom-6',
            // A sheet, a tall dialog and what fills the screen have their buttons at the bottom.
            'max-sm:dialog-open:top-[max(0.5rem,env(safe-area-inset-top))] max-sm:dialog-open:bottom-auto',
            // A sentence of many lines, or a second message, would reach down to the cross: its column stays free.
            'max-sm:dialog-open:right-16',
            // Its cross is at the top right.
            'sm:boxed-dialog-open:top-2 sm:boxed-dialog-open:right-auto sm:boxed-dialog-open:bottom-auto sm:boxed-dialog-open:left-6',
            'sm:full-screen-open:top-20 sm:full-screen-open:bottom-auto',
          )}
        >
          <ToastList store={store} closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

interface ToastData {
  alternative: ToastAction;
}

const actionClass =
  'min-h-touch shrink-0 rounded-control px-3 font-semibold max-sm:text-sm text-herb transition-ui hover:bg-herb-soft active:scale-95';

function ToastList({ store, closeLabel }: { store: ToastStore; closeLabel: string }) {
  const { toasts, add, close } = Toast.useToastManager<ToastData>();

  useEffect(() => {
    const idsAbout = new Map<string, string>();
    return store.attach({
      show: (message) => {
        const { title, description, tone = 'success', about, action, alternative } = message;
        const id = add({
          title,
          description,
          type: tone,
          // The same sentence again takes its own place; what can be undone is each time another thing.
          ...(!action && { id: title }),
          timeout: toastDuration(message),
          ...(alternative && { data: { alternative } }),
          actionProps: action && {
            children: action.label,
            onClick: () => {
              action.onAction();
              close(id);
            },
          },
        });
        if (about !== undefined) idsAbout.set(about, id);
      },
      dismiss: (about) => {
        const id = idsAbout.get(about);
        if (id === undefined) return;
        idsAbout.delete(about);
        close(id);
      },
    });
  }, [store, add, close]);

  return toasts.map((toast) => {
    const tone = (toast.type ?? 'info') as ToastTone;
    const alternative = toast.data?.alternative;
    // Two buttons beside a sentence, or one beside two, would leave them no room.
    const isBelow = Boolean(alternative ?? (toast.description && toast.actionProps));
    const takeAlternative = (): void => {
      alternative?.onAction();
      close(toast.id);
    };
    return (
      <Toast.Root
        // Said again, it comes anew: an element that stays as it was is not read out again.
        key={`${toast.id} ${toast.updateKey}`}
        toast={toast}
        role="group"
        aria-modal={undefined}
        swipeDirection={['down', 'right', 'left']}
        className={clsx(
          'group rounded-card border border-line bg-surface text-ink shadow-float transition-ui data-limited:hidden',
          'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:transition-none',
          'data-starting-style:translate-y-4 data-starting-style:opacity-0 data-ending-style:pointer-events-none data-ending-style:opacity-0',
        )}
      >
        <Toast.Content className="flex items-center gap-3 py-2 pr-1.5 pl-4 max-sm:gap-2.5 max-sm:p-0 max-sm:pl-3">
          <Icon of={icons[tone]} className={iconTones[tone]} />
          <div className="min-w-0 flex-1 py-1.5">
            <Toast.Title className="font-text text-base leading-snug font-semibold tracking-normal max-sm:text-sm" />
            {/* Read whole once the message itself is pressed, or reached by key; not as a button is pressed, which would move from under the finger. */}
            <Toast.Description className="text-sm text-muted max-sm:line-clamp-2 max-sm:group-focus:line-clamp-none max-sm:group-has-focus-visible:line-clamp-none" />
            {isBelow && (
              <div className="-mb-1.5 -ml-3 flex flex-wrap">
                <Toast.Action className={actionClass} />
                {alternative && (
                  <button type="button" className={actionClass} onClick={takeAlternative}>
                    {alternative.label}
                  </button>
                )}
              </div>
            )}
          </div>
          {!isBelow && <Toast.Action className={actionClass} />}
          <Toast.Close
            aria-label={closeLabel}
            aria-hidden={undefined}
            className="grid size-touch shrink-0 place-items-center rounded-control text-muted transition-ui hover:bg-sunken active:scale-95"
          >
            <Icon of={X} size={18} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
