import clsx from 'clsx';
import type { ReactNode } from 'react';
import { followHeight } from '../lib/follow-height';

// Messages appear above it.
const height = followHeight('--thumb-bar');

interface ThumbBarProps {
  /** Where it stands on anything wider than a phone. */
  className?: string;
  children: ReactNode;
}

/** What holds a view's main presses: on a phone a band above the bottom bar, wherever the page is scrolled to; what is before it can be scrolled out from under a message. */
export const ThumbBar = ({ className, children }: ThumbBarProps) => (
  <section
    ref={height}
    data-thumb-bar
    className={clsx(
      'sticky bottom-[calc(var(--bottom-bar,0px)+var(--kitchen-timers,0px))] z-10 mt-[calc(2rem+var(--message,0px))] -mx-[min(1rem,5vw)] border-t border-line bg-paper px-[min(1rem,5vw)] py-3 short:static',
      'sm:mx-0 sm:mt-6 sm:border-0 sm:bg-transparent sm:p-0',
      className,
    )}
  >
    {children}
  </section>
);
