import clsx from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType } from 'react';
import { Icon } from './icon';

export type StatTone = 'herb' | 'tomato' | 'saffron' | 'aubergine';

interface StatTexts {
  label: string;
  /** Already formatted; left out where there is nothing to count. */
  value?: string;
  note?: string;
  icon: LucideIcon;
  tone?: StatTone;
  className?: string;
}

/** `as` is the link to render, such as react-router's Link with its `to`. */
export type StatCardProps<T extends ElementType> = StatTexts & { as: T } & Omit<
    ComponentProps<T>,
    keyof StatTexts | 'as' | 'children'
  >;

const tones: Record<StatTone, string> = {
  herb: 'bg-herb-soft text-herb',
  tomato: 'bg-tomato-soft text-tomato',
  saffron: 'bg-saffron-soft text-saffron-ink',
  aubergine: 'bg-aubergine-soft text-aubergine',
};

/** One number of an overview, and the way to what it counts. */
export function StatCard<T extends ElementType>(props: StatCardProps<T>) {
  const { as, label, value, note, icon, tone = 'herb', className, ...link } = props;
  const Link: ElementType = as;
  return (
    <Link
      {...link}
      className={clsx(
        'group flex h-full flex-col rounded-card border border-line bg-surface p-4 text-ink no-underline shadow-card sm:p-5',
        'transition-ui hover:-translate-y-0.5 hover:shadow-lift active:scale-[0.985]',
        className,
      )}
    >
      <span className="flex items-start justify-between">
        <span className={clsx('grid size-11 place-items-center rounded-control', tones[tone])}>
          <Icon of={icon} size={22} />
        </span>
        <Icon
          of={ArrowUpRight}
          size={18}
          className="text-muted transition-ui group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
        />
      </span>
      {value === undefined ? null : (
        <span className="mt-4 font-title text-3xl leading-none font-[560] tabular-nums">
          {value}
        </span>
      )}
      <span className={clsx('leading-snug', value === undefined ? 'mt-4 font-semibold' : 'mt-1.5')}>
        {label}
      </span>
      {note ? <span className="mt-1 text-sm text-muted">{note}</span> : null}
    </Link>
  );
}
