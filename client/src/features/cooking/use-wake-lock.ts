import { useEffect } from 'react';

/** Keeps the screen from going dark while `active`; does nothing where the browser cannot. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let left = false;
    let lock: WakeLockSentinel | null = null;

    const release = (): void => {
      void lock?.release().catch(() => undefined);
      lock = null;
    };
    const request = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) release();
      } catch {
        // A low battery refuses it; the screen then behaves as ever.
      }
    };
    // The browser lets go of it when the page is hidden.
    const onVisibility = (): void => void request();
    void request();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisibility);
      release();
    };
  }, [active]);
}
