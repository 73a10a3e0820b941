import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

export interface ToggleChipProps extends ComponentProps<'button'> {
  pressed: boolean;
  icon?: LucideIcon;
  /** A count after the label. */
  count?: number;
}

/** A filter that is on or off (aria-pressed), such as a category of the fridge. */
export function ToggleChip({
  pressed,
  icon,
  count,
  className,
  children,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={clsx(
        'inline-flex max-w-full min-h-touch shrink-0 items-center gap-2 rounded-full border px-4 py-1.5 text-left leading-tight',
        'transition-ui active:scale-[0.97] disabled:opacity-55',
        pressed
          ? 'border-herb bg-herb text-on-herb forced-selected'
          : 'border-control bg-surface hover:bg-sunken',
        className,
      )}
    >
      {icon ? <Icon of={icon} size={18} /> : null}
      {children}
      {count === undefined ? null : <span className="text-sm tabular-nums">{count}</span>}
    </button>
  );
}
