import { useState } from 'react';

interface OnDemand {
  /** True once it was asked for; from then on the heavy part stays mounted. */
  wanted: boolean;
  open: boolean;
  show: () => void;
  hide: () => void;
}

/** For a dialog whose code is fetched when it is first opened, and which closes with its own motion. */
export function useOnDemand(): OnDemand {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    wanted,
    open,
    show: () => {
      setWanted(true);
      setOpen(true);
    },
    hide: () => setOpen(false),
  };
}
