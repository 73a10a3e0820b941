import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  of: LucideIcon;
  /** Side in px at the normal text size; it grows with the person's own text size. */
  size?: number;
  className?: string;
}

/** A drawing beside a text; hidden from screen readers, so the text or the control names it. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <Drawing
      aria-hidden
      focusable={false}
      width={side}
      height={side}
      strokeWidth={1.75}
      className={`shrink-0 ${className ?? ''}`}
    />
  );
}
