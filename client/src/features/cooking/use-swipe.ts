import { useRef, type TouchEvent } from 'react';

/** Shorter, or more down than across, is no swipe. In pixels. */
const least = 60;

/** Across with one finger: to the left goes on, to the right goes back. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const finger = touches.item(0);
      start.current =
        finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    // The browser scrolls or zooms with it from now on.
    onTouchCancel: (): void => {
      start.current = null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const finger = changedTouches.item(0);
      if (!start.current || !finger) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < least || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
  };
}
