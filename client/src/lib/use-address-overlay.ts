import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface AddressOverlay {
  /** What the address says is open; null while nothing is. */
  value: string | null;
  /** Opens, as a step of the history: going back closes. */
  show: (value: string) => void;
  /** Goes on within what is open, in the same step of the history. */
  change: (value: string) => void;
  close: () => void;
}

const openedHere = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === name;

/** Something over the page that has an address of its own: `?name=value` of the page's. */
export function useAddressOverlay(name: string): AddressOverlay {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string | null>(null);
  const value = new URLSearchParams(search).get(name);

  const addressWith = (next: string | null): { search: string } => {
    const parameters = new URLSearchParams(search);
    if (next === null) parameters.delete(name);
    else parameters.set(name, next);
    return { search: parameters.toString() };
  };
  return {
    value,
    show: (next) =>
      void navigate(addressWith(next), { state: { overlay: name }, preventScrollReset: true }),
    change: (next) =>
      void navigate(addressWith(next), { replace: true, state, preventScrollReset: true }),
    close: () => {
      // A second press on the way out must not go back twice.
      if (value === null || closedKey.current === key) return;
      closedKey.current = key;
      if (openedHere(state, name)) void navigate(-1);
      else void navigate(addressWith(null), { replace: true, preventScrollReset: true });
    },
  };
}
