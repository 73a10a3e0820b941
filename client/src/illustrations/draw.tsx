import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { blob, ribbon, round, type SpinePoint } from './geometry';
import { ink, type Tone } from './palette';
import type { Random } from './seeded-random';

/**
 * Something drawn in a box of -50 to 50. Drawings are made eagerly by plain functions rather than
 * by components, because the stream of choices must be consumed in one order, once per render.
 */
export type Drawer = (random: Random) => ReactElement;

export const stack = (...parts: ReactNode[]): ReactElement =>
  createElement(Fragment, null, ...parts);

export const fill = (d: string, tone: Tone, opacity?: number): ReactElement => (
  <path d={d} fill={ink(tone)} opacity={opacity} />
);

export const stroke = (d: string, tone: Tone, width = 2, opacity?: number): ReactElement => (
  <path d={d} stroke={ink(tone)} strokeWidth={width} opacity={opacity} />
);

/** Puts a drawing at a point; `turn` in degrees, `squash` flattens it for a slanted view. */
export function place(
  x: number,
  y: number,
  scale: number,
  turn: number,
  drawing: ReactNode,
  squash = 1,
): ReactElement {
  const flat = squash === 1 ? '' : `scale(1 ${round(squash * 100) / 100})`;
  const size = Math.round(scale * 1000) / 1000;
  return (
    <g
      transform={`translate(${round(x)} ${round(y)})${flat}rotate(${Math.round(turn)})scale(${size})`}
    >
      {drawing}
    </g>
  );
}

/** A round thing in two tones, lit from the upper left. */
export const ball = (random: Random, rx: number, base: Tone, deep: Tone, ry = rx): ReactElement =>
  stack(
    fill(blob(random, 0, 0, rx, ry), deep),
    fill(blob(random, -rx * 0.07, -ry * 0.08, rx * 0.86, ry * 0.86), base),
  );

/** A long thing in two tones, lit from the upper left. */
export const shadedRibbon = (spine: readonly SpinePoint[], base: Tone, deep: Tone): ReactElement =>
  stack(
    fill(ribbon(spine), deep),
    fill(ribbon(spine.map(([x, y, half]) => [x - half * 0.14, y - half * 0.14, half * 0.8])), base),
  );
