import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Square, for a lone icon. */
  square?: boolean;
  className?: string;
}

const base =
  'relative inline-flex max-w-full items-center justify-center gap-2 rounded-control border font-text font-semibold ' +
  'text-center leading-tight wrap-break-word no-underline select-none transition-ui ' +
  'active:not-disabled:not-aria-disabled:scale-[0.975] ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-herb text-on-herb hover:not-disabled:bg-herb-strong',
  secondary: 'border-control bg-surface text-ink hover:not-disabled:bg-sunken',
  ghost: 'border-transparent bg-transparent text-herb hover:not-disabled:bg-herb-soft',
  danger: 'border-transparent bg-tomato text-on-tomato hover:not-disabled:bg-tomato-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-touch px-3.5 py-1.5 text-sm',
  md: 'min-h-12 px-[min(1.25rem,6.25vw)] py-2 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
};

const squares: Record<ButtonSize, string> = {
  sm: 'size-touch',
  md: 'size-12',
  lg: 'size-14',
};

/** The look of a button for anything that is not one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'primary', size = 'md', fullWidth, square, className } = look;
  return clsx(
    base,
    variants[variant],
    square ? squares[size] : sizes[size],
    fullWidth && 'w-full',
    className,
  );
}
