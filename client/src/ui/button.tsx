import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass } from './button-class';
import type { ButtonLook } from './button-class';
import { Icon } from './icon';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'>, Omit<ButtonLook, 'square'> {
  /** Keeps the width and the focus, refuses presses and says aria-busy. */
  loading?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
}

/** `type` is "button" unless said otherwise, so that a form is only sent on purpose. */
export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const iconSize = size === 'sm' ? 18 : 20;
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={buttonClass({ variant, size, fullWidth, className })}
    >
      <span
        className={clsx(
          'inline-flex min-w-0 items-center gap-2',
          // Words that take two lines stay beside their icon.
          icon && 'text-left',
          loading && 'opacity-0',
        )}
      >
        {icon ? <Icon of={icon} size={iconSize} className="-ml-0.5" /> : null}
        {children}
        {iconEnd ? <Icon of={iconEnd} size={iconSize} className="-mr-0.5" /> : null}
      </span>
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size="sm" />
        </span>
      ) : null}
    </button>
  );
}
