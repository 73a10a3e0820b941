import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from './button-class';
import type { ButtonSize, ButtonVariant } from './button-class';
import { Icon } from './icon';
import { Spinner } from './spinner';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name; required because there is no other text. */
  label: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
  /** For a toggle such as a favourite: says aria-pressed and fills the drawing. */
  pressed?: boolean;
  /** A small number or dot at the corner; `label` must say the same in words. */
  badge?: number | true;
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'sm',
  loading = false,
  pressed,
  badge,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, square: true, className })}
    >
      {loading ? (
        <Spinner size="sm" />
      ) : (
        <Icon
          of={icon}
          size={size === 'sm' ? 20 : 22}
          className={clsx(pressed && 'fill-current')}
        />
      )}
      {badge ? <Badge value={badge} /> : null}
    </button>
  );
}

function Badge({ value }: { value: number | true }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute rounded-full border-2 border-paper bg-tomato text-on-tomato',
        value === true
          ? 'top-1.5 right-1.5 size-3'
          : 'top-0 right-0 grid h-5.5 min-w-5.5 place-items-center px-1 text-xs font-bold leading-none',
      )}
    >
      {value === true ? null : value > 99 ? '99+' : value}
    </span>
  );
}
