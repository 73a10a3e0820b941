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

/** The screen part is loaded with the first toast; a load that failed is tried again with the next one. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  const [Viewport, setViewport] = useState<Viewport | null>(null);

  useEffect(
    () =>
      store.onWaiting(() => {
        import('./toast-viewport').then(
          (module) => setViewport(() => module.ToastViewport),
          () => undefined,
        );
      }),
    [store],
  );

  return (
    <ToastContext value={store}>
      {children}
      {Viewport ? <Viewport store={store} label={label} closeLabel={closeLabel} /> : null}
    </ToastContext>
  );
}
