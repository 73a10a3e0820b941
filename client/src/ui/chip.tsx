import clsx from 'clsx';
import { X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type ChipTone = 'neutral' | 'herb' | 'tomato' | 'saffron' | 'aubergine';

export interface ChipProps {
  children: ReactNode;
  tone?: ChipTone;
  icon?: LucideIcon;
  size?: 'sm' | 'md';
  /** Makes it removable; `removeLabel` then names the button, such as "Remove coriander". */
  onRemove?: () => void;
  removeLabel?: string;
  className?: string;
}

const tones: Record<ChipTone, string> = {
  neutral: 'border-line bg-sunken text-ink',
  herb: 'border-transparent bg-herb-soft text-herb',
  tomato: 'border-transparent bg-tomato-soft text-tomato',
  saffron: 'border-transparent bg-saffron-soft text-saffron-ink',
  aubergine: 'border-transparent bg-aubergine-soft text-aubergine',
};

export function Chip({
  children,
  tone = 'neutral',
  icon,
  size = 'md',
  onRemove,
  removeLabel,
  className,
}: ChipProps) {
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full border font-medium',
        size === 'sm' ? 'pl-2.5 text-xs' : 'pl-3 text-sm',
        onRemove ? 'min-h-touch' : size === 'sm' ? 'py-0.5 pr-2.5' : 'py-1 pr-3',
        tones[tone],
        className,
      )}
    >
      {icon ? <Icon of={icon} size={size === 'sm' ? 14 : 16} /> : null}
      <span className={clsx('min-w-0', onRemove ? 'py-1 wrap-break-word' : 'truncate')}>
        {children}
      </span>
      {onRemove ? (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="grid size-touch shrink-0 place-items-center rounded-full transition-ui hover:opacity-70 active:scale-90"
        >
          <Icon of={X} size={16} />
        </button>
      ) : null}
    </span>
  );
}
