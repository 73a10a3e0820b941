import { opensPalette } from './shortcut-keys';
import { isStartPage } from '../start-page';

/** Whoever pressed longer ago than this has gone on to something else. */
const rememberedMs = 10_000;

let askedAt: number | null = null;

function hear(event: KeyboardEvent): void {
  if (!opensPalette(event) || !isStartPage(window.location.pathname)) return;
  event.preventDefault();
  askedAt = performance.now();
}

/** Keeps a Ctrl K that comes before the keys' own code, as during the splash. */
export function hearEarly(): void {
  document.addEventListener('keydown', hear);
}

/** Hands over to the keys: whether the palette was asked for before they came. */
export function takeEarly(): boolean {
  document.removeEventListener('keydown', hear);
  const asked = askedAt !== null && performance.now() - askedAt < rememberedMs;
  askedAt = null;
  return asked;
}
