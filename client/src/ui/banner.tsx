import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type BannerTone = 'error' | 'warning' | 'info' | 'success';

export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children: ReactNode;
  /** With it the banner can be dismissed; `dismissLabel` then names the button. */
  onDismiss?: () => void;
  dismissLabel?: string;
  action?: ReactNode;
  className?: string;
}

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

const tones: Record<BannerTone, string> = {
  error: 'border-tomato bg-tomato-soft text-tomato',
  warning: 'border-saffron bg-saffron-soft text-saffron-ink',
  info: 'border-aubergine bg-aubergine-soft text-aubergine',
  success: 'border-herb bg-herb-soft text-herb',
};

/** An error interrupts (role alert); the rest is said when the reader is free (role status). */
export function Banner({
  tone = 'error',
  title,
  children,
  onDismiss,
  dismissLabel,
  action,
  className,
}: BannerProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-3 rounded-control border p-1 pl-4',
        tones[tone],
        className,
      )}
    >
      <Icon of={icons[tone]} className="mt-3" />
      <div className="min-w-0 flex-1 py-2.5 text-ink">
        {title ? <p className="font-semibold">{title}</p> : null}
        <div>{children}</div>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
      {onDismiss ? (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="grid size-touch shrink-0 place-items-center rounded-sm transition-ui hover:opacity-70 active:scale-95"
        >
          <Icon of={X} size={18} />
        </button>
      ) : (
        <span className="w-2" />
      )}
    </div>
  );
}
