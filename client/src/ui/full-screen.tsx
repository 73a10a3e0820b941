import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { buttonClass } from './button-class';
import { Icon } from './icon';

export interface FullScreenProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Under the title, over the whole width: how far one is. */
  progress?: ReactNode;
  children: ReactNode;
  /** Always in sight where the screen is high enough for the text's size. */
  footer: ReactNode;
  /** What gets the focus on opening. */
  initialFocus: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Modal over all of the screen, for one thing at a time. Escape closes it. */
export function FullScreen(props: FullScreenProps) {
  const { open, onClose, title, closeLabel, progress, children, footer, initialFocus } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Popup
          data-full-screen=""
          initialFocus={initialFocus}
          onKeyDown={props.onKeyDown}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink outline-none transition-ui data-starting-style:opacity-0 data-ending-style:opacity-0 print:hidden"
        >
          <header className="flex shrink-0 items-center gap-4 px-4 pt-[max(0.75rem,env(safe-area-inset-top))] sm:px-8">
            <Base.Title className="min-w-0 flex-1 truncate text-lg text-muted">{title}</Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className={buttonClass({ variant: 'ghost', square: true, className: 'text-muted' })}
            >
              <Icon of={X} size={26} />
            </Base.Close>
          </header>
          {progress}
          <div className="flex flex-1 flex-col px-4 sm:px-8">{children}</div>
          <footer className="bottom-0 shrink-0 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 [@media(min-height:34rem)]:sticky">
            {footer}
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
