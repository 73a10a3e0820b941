import { useRef, type TouchEvent, type TouchList } from 'react';

/** Shorter, or more down than across, is no swipe. In pixels. */
const least = 60;

interface Finger {
  id: number;
  x: number;
  y: number;
}

/** Across with one finger: to the left goes on, to the right goes back. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<Finger | null>(null);
  /** The finger that began, where it is now; what is told of another one, or of one before it, changes nothing. */
  const sameFinger = (touches: TouchList) =>
    Array.from({ length: touches.length }, (_, at) => touches.item(at)).find(
      ({ identifier }) => identifier === start.current?.id,
    );
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const finger = touches.item(0);
      start.current =
        finger && touches.length === 1
          ? { id: finger.identifier, x: finger.clientX, y: finger.clientY }
          : null;
    },
    // The browser scrolls or zooms with it from now on.
    onTouchCancel: ({ changedTouches }: TouchEvent): void => {
      if (sameFinger(changedTouches)) start.current = null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const finger = sameFinger(changedTouches);
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
