import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

/** The look of what can be done at the foot of a card, for a link too. */
export const cardActionClass =
  'inline-flex min-h-touch items-center justify-center gap-1.5 rounded-control px-1 py-1 text-sm sm:px-2 font-semibold transition-ui active:scale-[0.97] aria-disabled:cursor-progress';

/** At the foot of a card, above a press that covers it: as many as stand in a row. */
export const CardActions = ({ children }: { children: ReactNode }) => (
  <div className="relative grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-1 border-t border-line p-1">
    {children}
  </div>
);

/** One of them; a toggle says with `aria-pressed` whether it is on. */
export function CardAction({
  icon,
  children,
  ...rest
}: ComponentProps<'button'> & { icon: LucideIcon }) {
  const isPressed = rest['aria-pressed'] === true;
  return (
    <button
      {...rest}
      type="button"
      className={clsx(
        cardActionClass,
        isPressed
          ? 'bg-herb text-on-herb forced-selected'
          : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon of={icon} size={16} className={clsx(isPressed && 'fill-current')} />
      {children}
    </button>
  );
}
