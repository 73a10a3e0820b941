import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createToastStore } from './toast-store';
import type { ToastViewportProps } from './toast-viewport';
import { ToastContext } from './use-toast';

export interface ToastProviderProps {
  /** Names the region the toasts appear in. */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

type Viewport = ComponentType<ToastViewportProps>;

/** Once the page has settled: the first thing to say may be that the network is gone. */
const loadAfterMs = 3000;

/** The screen part is loaded after the page, or with the first toast; a failed load is tried again with the next. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  const [Viewport, setViewport] = useState<Viewport | null>(null);

  useEffect(() => {
    const load = () => {
      import('./toast-viewport').then(
        (module) => setViewport(() => module.ToastViewport),
        () => undefined,
      );
    };
    const timer = setTimeout(load, loadAfterMs);
    const release = store.onWaiting(load);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [store]);

  return (
    <ToastContext value={store}>
      {children}
      {Viewport ? <Viewport store={store} label={label} closeLabel={closeLabel} /> : null}
    </ToastContext>
  );
}
