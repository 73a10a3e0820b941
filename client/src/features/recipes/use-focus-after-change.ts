import { useEffect, useRef, type RefObject } from 'react';

/**
 * When one view replaces another and what had the focus went with it, the heading of the new one
 * takes it, so that a keyboard or a screen reader goes on from there. Not at the first showing.
 */
export function useFocusAfterChange(view: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    const heading = view.current?.querySelector<HTMLElement>('[data-view-heading]');
    heading?.focus({ preventScroll: true });
  }, [shown, view]);
}
