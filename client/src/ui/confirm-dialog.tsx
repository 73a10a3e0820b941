import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import { backdropClass } from './overlay-class';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Closing after success is the caller's: set `open` to false. */
  onConfirm: () => void;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** What gets the focus on closing; what had it before otherwise. */
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus'];
  children?: ReactNode;
}

/** A question that must be answered; opens on the harmless answer. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  busy = false,
  finalFocus,
  children,
}: ConfirmDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <Base.Popup
            finalFocus={finalFocus}
            className="max-h-[92dvh] w-full max-w-md overflow-y-auto rounded-sheet border border-line bg-surface p-6 text-ink shadow-float transition-ui outline-none sm:p-7 data-starting-style:scale-[0.97] data-starting-style:opacity-0 data-ending-style:scale-[0.97] data-ending-style:opacity-0"
          >
            <Base.Title className="text-2xl">{title}</Base.Title>
            <Base.Description className="mt-2 text-muted">{description}</Base.Description>
            {children ? <div className="mt-5">{children}</div> : null}
            <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-end">
              <Base.Close render={<Button variant="secondary">{cancelLabel}</Button>} />
              <Button
                variant={tone === 'danger' ? 'danger' : 'primary'}
                loading={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
