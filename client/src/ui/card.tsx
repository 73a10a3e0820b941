import clsx from 'clsx';
import type { ComponentProps } from 'react';

export type CardTone = 'surface' | 'sunken' | 'herb' | 'tomato' | 'saffron' | 'aubergine';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  tone?: CardTone;
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Rises a little under the pointer; for a card that holds one covering link. */
  interactive?: boolean;
}

const tones: Record<CardTone, string> = {
  surface: 'border-line bg-surface shadow-card',
  sunken: 'border-line bg-sunken',
  herb: 'border-transparent bg-herb-soft',
  tomato: 'border-transparent bg-tomato-soft',
  saffron: 'border-transparent bg-saffron-soft',
  aubergine: 'border-transparent bg-aubergine-soft',
};

/** Where letters are large and the window is narrow, the room goes to the words. */
const paddings = {
  none: '',
  sm: 'p-4',
  md: 'p-[min(1.25rem,6.25vw)] sm:p-6',
  lg: 'p-[min(1.5rem,7.5vw)] sm:p-8',
};

export function Card({
  as = 'div',
  tone = 'surface',
  padding = 'md',
  interactive,
  className,
  ...rest
}: CardProps) {
  const Tag = as as 'div';
  return (
    <Tag
      {...rest}
      className={clsx(
        'min-w-0 rounded-card border',
        tones[tone],
        paddings[padding],
        interactive && 'transition-ui hover:-translate-y-0.5 hover:shadow-lift active:scale-[0.99]',
        className,
      )}
    />
  );
}
