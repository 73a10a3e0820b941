import { useCallback, useState } from 'react';

export interface OnDemand {
  /** True once it was asked for; from then on the heavy part stays mounted. */
  wanted: boolean;
  open: boolean;
  /** The same at every render, as is `hide`. */
  show: () => void;
  hide: () => void;
}

/** For a dialog whose code is fetched when it is first opened, and which closes with its own motion. */
export function useOnDemand(): OnDemand {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const hide = useCallback(() => setOpen(false), []);
  return { wanted, open, show, hide };
}
