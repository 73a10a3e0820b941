import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const boot = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8');

function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Relative luminance of #rrggbb, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const softs = ['herb-soft', 'tomato-soft', 'saffron-soft', 'aubergine-soft'];
const on = (inks: string[], papers: string[]) =>
  inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const));

const textPairs = [
  ...on(['ink', 'muted'], [...grounds, ...softs]),
  ...on(['herb', 'tomato', 'saffron-ink', 'aubergine'], grounds),
  ...['herb', 'tomato', 'aubergine'].map((tone) => [tone, `${tone}-soft`] as const),
  ['saffron-ink', 'saffron-soft'] as const,
  ...['herb', 'tomato', 'saffron', 'aubergine'].map((tone) => [`on-${tone}`, tone] as const),
  ...['herb', 'tomato', 'aubergine'].map((tone) => [`on-${tone}`, `${tone}-strong`] as const),
  ['paper', 'ink'] as const,
];

const controlPairs = [
  ...on(['control', 'focus', 'herb', 'tomato'], grounds),
  ...on(['focus'], softs),
  ...['herb', 'tomato', 'aubergine'].map((tone) => [tone, `${tone}-soft`] as const),
];

const themes = { light: block(':root'), dark: block("[data-theme='dark']") };

describe('tokens', () => {
  it('give light and dark the same names', () => {
    expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
    expect(themes.light.size).toBeGreaterThan(25);
  });

  it('offer every colour to Tailwind under its own name', () => {
    const mapped = block('@theme inline');
    const colours = [...themes.light].filter(([, value]) => value.startsWith('#'));
    const names = colours.map(([name]) => name);
    expect(names.map((name) => mapped.get(`color-${name}`))).toEqual(
      names.map((name) => `var(--${name})`),
    );
  });

  it('agree with the colours the browser’s own bars get before the first paint', () => {
    expect(boot).toContain(`'${themes.light.get('paper')}'`);
    expect(boot).toContain(`'${themes.dark.get('paper')}'`);
  });
});

describe.each(Object.entries(themes))('contrast in the %s theme', (_name, tokens) => {
  const ratio = (ink: string, paper: string) =>
    contrast(tokens.get(ink) ?? '', tokens.get(paper) ?? '');

  it.each(textPairs)('text: %s on %s is at least 4.5', (ink, paper) => {
    expect(ratio(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('control: %s on %s is at least 3', (edge, paper) => {
    expect(ratio(edge, paper)).toBeGreaterThanOrEqual(3);
  });
});
