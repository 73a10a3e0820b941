import { createContext, useContext } from 'react';
import type { ToastStore } from './toast-store';

export const ToastContext = createContext<ToastStore | null>(null);

function useStore(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store;
}

/** `const toast = useToast(); toast({ title, action: { label, onAction } })`. Needs a ToastProvider above. */
export const useToast = (): ToastStore['show'] => useStore().show;

/** Takes away the messages about something that has gone, by its id. */
export const useDismissToasts = (): ToastStore['dismiss'] => useStore().dismiss;
