import type { ReactElement, ReactNode } from 'react';
import { fill, stack, stroke } from '../draw';
import { Picture, type PictureProps } from '../picture';
import type { Tone } from '../palette';

/** The frame of a spot drawing: 320 × 240, on a soft patch of colour, no ground of its own. */
export const Spot = ({
  className,
  label,
  patch,
  children,
}: PictureProps & { patch: Tone; children: ReactNode }) => (
  <Picture className={className} label={label} width={320} height={240}>
    {fill(
      'M38 66c26-54 98-52 148-48 64 2 114 40 118 100 4 54-42 96-108 100-64 6-138 4-168-46-18-32-8-76 10-106Z',
      patch,
    )}
    {children}
  </Picture>
);

/** A few short strokes around a point, for surprise or for shine. */
export const sparkle = (x: number, y: number, size: number, tone: Tone): ReactElement =>
  stroke(
    `M${x} ${y - size}v${size * 0.55}M${x} ${y + size * 0.45}v${size * 0.55}M${x - size} ${y}h${size * 0.55}M${x + size * 0.45} ${y}h${size * 0.55}`,
    tone,
    size * 0.26,
  );

export const groundShadow = (x: number, y: number, rx: number, ry = rx * 0.12): ReactElement =>
  stack(<ellipse cx={x} cy={y} rx={rx} ry={ry} fill="var(--ill-shadow)" />);
