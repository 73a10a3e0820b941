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
      'M38 66C64 12 136 14 186 18C250 20 300 58 304 118C308 172 262 214 196 218C132 224 58 222 28 172C10 140 20 96 38 66Z',
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
