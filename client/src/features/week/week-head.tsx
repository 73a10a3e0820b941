import type { ReactNode } from 'react';
import { PageHeading } from '../../lib/page-heading';

interface WeekHeadProps {
  kicker: string;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** The head of the page, as a magazine's menu has it; its title takes the focus when the view before it has gone. */
export function WeekHead({ kicker, title, text, actions }: WeekHeadProps) {
  return (
    <header className="relative mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-5 after:absolute after:-bottom-px after:left-0 after:h-0.5 after:w-14 after:bg-herb">
      <div className="max-w-2xl min-w-0">
        <p className="mb-1.5 text-xs font-semibold tracking-[0.09em] text-herb uppercase">
          {kicker}
        </p>
        <PageHeading title={title} className="text-3xl text-balance sm:text-4xl" />
        <p className="mt-2 text-lg text-muted">{text}</p>
      </div>
      {actions}
    </header>
  );
}
