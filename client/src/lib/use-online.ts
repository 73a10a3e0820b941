import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = (): boolean => navigator.onLine;

/** Whether there is a network; calls back each time it has returned. */
export function useOnline(onBack: () => void): boolean {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = (): void => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return useSyncExternalStore(subscribe, isOnline);
}
