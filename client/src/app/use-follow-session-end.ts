import { useEffect, useRef } from 'react';
import { announce, onNewsElsewhere } from './session-channel';

/** When the session is found to have ended here, the other tabs are told; told by one, this one asks who is there. */
export function useFollowSessionEnd(isHere: boolean | undefined, ask: () => void): void {
  const wasHere = useRef(isHere);
  const wasTold = useRef(false);
  useEffect(() => {
    if (wasHere.current === true && isHere === false && !wasTold.current) announce('ended');
    wasHere.current = isHere;
    wasTold.current = false;
  }, [isHere]);
  useEffect(
    () =>
      onNewsElsewhere('ended', () => {
        wasTold.current = true;
        ask();
      }),
    [ask],
  );
}
