import clsx from 'clsx';
import { initials } from '../lib/initials';

export interface AvatarProps {
  /** The person's full name; shown as initials, and spoken unless `decorative`. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
  /** Where the name stands beside it anyway. */
  decorative?: boolean;
  className?: string;
}

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-16 text-xl' };
const tones = [
  'bg-herb-soft text-herb',
  'bg-aubergine-soft text-aubergine',
  'bg-saffron-soft text-saffron-ink',
  'bg-tomato-soft text-tomato',
];

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words.length > 1 ? initials(words[0] ?? '', words.at(-1) ?? '') : initials(name);
}

/** The same name always gets the same colour. */
function toneOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % tones.length;
}

export function Avatar({ name, size = 'md', decorative, className }: AvatarProps) {
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...spoken}
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-line font-semibold select-none',
        sizes[size],
        tones[toneOf(name)],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
