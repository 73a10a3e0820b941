import type { ReactElement } from 'react';
import { fill, place, stack, stroke } from '../draw';
import { oval, round } from '../geometry';
import type { Tone } from '../palette';
import type { Random } from '../seeded-random';

/** The edge of a glass: a light line, with a fine shade around it for pale grounds. */
export const rim = (d: string): ReactElement =>
  stack(stroke(d, 'shadow', 5), stroke(d, 'glass-edge', 3));

/** A glass seen from the side: half widths at the mouth and the foot, from `top` to `bottom`. */
export interface GlassShape {
  cx: number;
  top: number;
  bottom: number;
  mouth: number;
  foot: number;
}

const halfAt = ({ top, bottom, mouth, foot }: GlassShape, y: number) =>
  mouth + ((foot - mouth) * (y - top)) / (bottom - top);

/** What fills a glass between two heights, with a paler surface. */
export function filling(
  glass: GlassShape,
  from: number,
  to: number,
  tone: Tone,
  surface: Tone | null,
): ReactElement {
  const inset = glass.mouth * 0.08;
  const a = halfAt(glass, from) - inset;
  const b = halfAt(glass, to) - inset;
  const { cx } = glass;
  const lip = a * 0.16;
  return stack(
    fill(
      `M${round(cx - a)} ${from}L${round(cx - b)} ${round(to - 5)}Q${round(cx - b + 1)} ${to} ${round(cx - b + 8)} ${to}H${round(cx + b - 8)}Q${round(cx + b - 1)} ${to} ${round(cx + b)} ${round(to - 5)}L${round(cx + a)} ${from}Z`,
      tone,
    ),
    surface && fill(oval(cx, from, a, lip), surface),
  );
}

export function glassBack(glass: GlassShape): ReactElement {
  const { cx, top, bottom, mouth, foot } = glass;
  return stack(
    fill(oval(cx + 6, bottom + 2, foot * 1.35, foot * 0.2), 'shadow'),
    fill(
      `M${cx - mouth} ${top}L${cx - foot} ${bottom - 6}Q${cx - foot + 1} ${bottom} ${cx - foot + 9} ${bottom}H${cx + foot - 9}Q${cx + foot - 1} ${bottom} ${cx + foot} ${bottom - 6}L${cx + mouth} ${top}Z`,
      'glass',
    ),
    fill(oval(cx, top, mouth, mouth * 0.16), 'glass'),
  );
}

export function glassFront(glass: GlassShape): ReactElement {
  const { cx, top, bottom, mouth, foot } = glass;
  const at = (y: number, share: number) => `${round(cx - halfAt(glass, y) * share)} ${round(y)}`;
  const tall = bottom - top;
  return stack(
    stroke(
      `M${at(top + tall * 0.16, 0.74)}L${at(bottom - tall * 0.3, 0.72)}`,
      'shine',
      mouth * 0.16,
    ),
    stroke(
      `M${at(bottom - tall * 0.22, 0.72)}L${at(bottom - tall * 0.16, 0.72)}`,
      'shine',
      mouth * 0.16,
    ),
    rim(
      `M${cx - mouth} ${top}L${cx - foot} ${bottom - 6}Q${cx - foot + 1} ${bottom} ${cx - foot + 9} ${bottom}H${cx + foot - 9}Q${cx + foot - 1} ${bottom} ${cx + foot} ${bottom - 6}L${cx + mouth} ${top}`,
    ),
    rim(oval(cx, top, mouth, mouth * 0.16)),
  );
}

/** Ice cubes tumbling in a glass. */
export const iceCubes = (
  random: Random,
  spots: readonly (readonly [number, number])[],
  size: number,
): ReactElement =>
  stack(
    ...spots.map(([x, y]) =>
      place(
        x,
        y,
        size / 50,
        random.range(-35, 35),
        stack(
          fill('M-40-32q2-8 10-8l60 2q10 0 10 10l-2 58q0 10-10 10l-58-2q-10 0-10-10Z', 'ice'),
          stroke('M-22-22h22M-22-22v18', 'shine', 6),
        ),
      ),
    ),
  );

/** A stemmed coupe: its bowl from `top`, a stem and a foot. */
export const coupeBack = (cx: number, top: number, half: number, bottom: number): ReactElement =>
  stack(
    fill(oval(cx + 6, bottom + 3, half * 0.62, 9), 'shadow'),
    fill(
      `M${cx - half} ${top}C${cx - half} ${top + half * 0.8} ${cx - half * 0.4} ${top + half * 1.02} ${cx} ${top + half * 1.02}C${cx + half * 0.4} ${top + half * 1.02} ${cx + half} ${top + half * 0.8} ${cx + half} ${top}Z`,
      'glass',
    ),
    fill(oval(cx, top, half, half * 0.15), 'glass'),
  );

export const coupeFront = (cx: number, top: number, half: number, bottom: number): ReactElement => {
  const base = top + half * 1.02;
  return stack(
    fill(
      `M${cx - 7} ${base - 2}C${cx - 3} ${base + 14} ${cx - 4} ${bottom - 16} ${cx - 8} ${bottom - 8}H${cx + 8}C${cx + 4} ${bottom - 16} ${cx + 3} ${base + 14} ${cx + 7} ${base - 2}Z`,
      'glass-edge',
    ),
    fill(oval(cx, bottom - 4, half * 0.56, 8), 'glass-edge'),
    fill(oval(cx, bottom - 6, half * 0.46, 5), 'glass'),
    stroke(
      `M${cx - half * 0.78} ${top + 16}C${cx - half * 0.74} ${top + half * 0.5} ${cx - half * 0.58} ${top + half * 0.7} ${cx - half * 0.42} ${top + half * 0.8}`,
      'shine',
      7,
    ),
    rim(
      `M${cx - half} ${top}C${cx - half} ${top + half * 0.8} ${cx - half * 0.4} ${base} ${cx} ${base}C${cx + half * 0.4} ${base} ${cx + half} ${top + half * 0.8} ${cx + half} ${top}`,
    ),
  );
};
