import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  of: LucideIcon;
  /** Side in px at the normal text size; it grows with the person's own text size. */
  size?: number;
  className?: string;
}

/** A drawing beside a text; hidden from screen readers, so the text or the control names it. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  // 1.75 px on screen at any size: lucide's unit is a 24th of the side.
  const side = `${size / 16}rem`;
  return (
    <Drawing
      aria-hidden
      focusable={false}
      width={side}
      height={side}
      strokeWidth={Math.min(2.1, 42 / size)}
      className={`shrink-0 ${className ?? ''}`}
    />
  );
}
