import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DialogClose } from './dialog-close';
import { backdropClass } from './overlay-class';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Shown instead of the title, which is then only spoken: the logo of a navigation drawer. */
  heading?: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right' | 'bottom';
  children: ReactNode;
  footer?: ReactNode;
}

const sides = {
  left: 'inset-y-0 left-0 w-[min(22rem,88vw)] border-r data-starting-style:-translate-x-8 data-ending-style:-translate-x-8',
  right:
    'inset-y-0 right-0 w-full border-l sm:w-[min(26rem,92vw)] data-starting-style:translate-x-8 data-ending-style:translate-x-8',
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-sheet border-t data-starting-style:translate-y-8 data-ending-style:translate-y-8',
};

/** Modal panel at an edge: the navigation drawer, the "more" sheet, notifications. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, heading, closeLabel, side = 'left', children, footer } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={clsx(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain border-line bg-paper text-ink shadow-float outline-none',
            'transition-ui data-starting-style:opacity-0 data-ending-style:opacity-0',
            sides[side],
          )}
        >
          <header className="sticky top-0 z-10 flex min-h-16 items-center gap-3 bg-paper px-5 py-2">
            <div className="min-w-0 flex-1">
              {heading}
              <Base.Title className={heading ? 'sr-only' : 'text-xl'}>{title}</Base.Title>
            </div>
            <DialogClose label={closeLabel} />
          </header>
          <div className="flex-1 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer ? <footer className="border-t border-line p-5">{footer}</footer> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
