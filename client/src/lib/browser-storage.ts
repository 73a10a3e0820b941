export type StorageArea = 'local' | 'session';

// A browser may refuse storage altogether (private windows, blocked cookies) or be full: the
// product then works for this page and forgets, instead of failing.
function open(area: StorageArea): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** The stored text, or null where there is none or storage is refused. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return open(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Removes all that the area holds but these keys. */
export function clearStored(area: StorageArea, kept: readonly string[]): void {
  try {
    const storage = open(area);
    for (const key of Object.keys(storage ?? {})) {
      if (!kept.includes(key)) storage?.removeItem(key);
    }
  } catch {
    // Refused: see above.
  }
}

/** Keeps the text; null removes it. Does nothing where storage is refused. */
export function writeStored(area: StorageArea, key: string, text: string | null): void {
  try {
    if (text === null) open(area)?.removeItem(key);
    else open(area)?.setItem(key, text);
  } catch {
    // Refused or full: see above.
  }
}
