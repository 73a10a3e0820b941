import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { DialogClose } from './dialog-close';
import { backdropClass } from './overlay-class';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons; stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Above the title, edge to edge: a drawing. Decoration. */
  banner?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** What gets the focus on opening; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets it on closing; what had it before otherwise. */
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus'];
  /** False keeps it open on an outside press, for a form half filled in. */
  dismissible?: boolean;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/** Modal: a sheet from below on a phone, a centred card on anything wider. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  banner,
  size = 'md',
  initialFocus,
  finalFocus,
  dismissible = true,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={!dismissible}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={clsx(
              'flex max-h-[92dvh] w-full flex-col overflow-y-auto overscroll-contain bg-surface text-ink shadow-float outline-none',
              'rounded-t-sheet border border-line transition-ui sm:max-h-[88dvh] sm:rounded-sheet',
              'data-starting-style:translate-y-8 data-starting-style:opacity-0 data-ending-style:translate-y-8 data-ending-style:opacity-0',
              'sm:data-starting-style:translate-y-3 sm:data-ending-style:translate-y-3',
              widths[size],
            )}
          >
            {banner ? <div aria-hidden>{banner}</div> : null}
            <header className="sticky top-0 z-10 flex items-start gap-4 bg-surface px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
              <Base.Title className="min-w-0 flex-1 pt-1.5 text-2xl">{title}</Base.Title>
              <DialogClose label={closeLabel} />
            </header>
            <div className="flex-1 px-5 pb-6 sm:px-7">
              {description ? (
                <Base.Description className="mb-5 text-muted">{description}</Base.Description>
              ) : null}
              {children}
            </div>
            {footer ? (
              <footer className="sticky bottom-0 z-10 flex flex-col-reverse gap-3 border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7">
                {footer}
              </footer>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
