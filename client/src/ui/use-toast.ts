import { createContext, useContext } from 'react';
import type { ToastStore } from './toast-store';

export const ToastContext = createContext<ToastStore | null>(null);

/** `const toast = useToast(); toast({ title, action: { label, onAction } })`. Needs a ToastProvider above. */
export function useToast(): ToastStore['show'] {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store.show;
}
