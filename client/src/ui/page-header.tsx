import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** The page's name; a node where the page's heading is an element of its own. */
  title: ReactNode;
  /** A few words above the title: the section, the date. */
  kicker?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2;
  className?: string;
}

/** The head of a page, set as a magazine would: kicker, large serif title, standfirst, and a rule. */
export function PageHeader(props: PageHeaderProps) {
  const { title, kicker, description, actions, headingLevel = 1, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <header
      className={clsx(
        'relative mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-line pb-6',
        'after:absolute after:-bottom-px after:left-0 after:h-0.5 after:w-14 after:bg-herb',
        className,
      )}
    >
      <div className="max-w-2xl min-w-0">
        {kicker ? (
          <p className="mb-1.5 text-xs font-semibold tracking-[0.09em] text-herb uppercase">
            {kicker}
          </p>
        ) : null}
        <Heading className="text-4xl">{title}</Heading>
        {description ? <p className="mt-2 text-lg text-muted">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
