import { useEffect, useEffectEvent, useRef } from 'react';
import { nothingTyped, readKey, takesLetters, type Shortcuts } from './shortcuts';

/** Calls `onShortcut` for each shortcut typed outside of text, menus and dialogs. */
export function useShortcuts<Name extends string>(
  shortcuts: Shortcuts<Name>,
  enabled: boolean,
  onShortcut: (name: Name) => void,
): void {
  const typed = useRef(nothingTyped);
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
    if (key.length !== 1 || event.defaultPrevented || event.repeat) return;
    if (ctrlKey || metaKey || altKey || takesLetters(target)) {
      typed.current = nothingTyped;
      return;
    }
    const read = readKey(shortcuts, typed.current, key.toLowerCase(), timeStamp);
    typed.current = read.typed;
    if (read.name === undefined) return;
    // Otherwise the letter would be the first one in a field that is shown now.
    event.preventDefault();
    onShortcut(read.name);
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
