import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { announce, onNewsElsewhere } from './session-channel';

/** When the session is found to have ended here, the other tabs are told; told by one, this one asks who is there. */
export function useFollowSessionEnd(isHere: boolean | undefined, ask: () => void): void {
  const { cache } = useApolloClient();
  // Not what is known as the page begins: that is news, too.
  const wasHere = useRef<boolean | undefined>(undefined);
  const wasTold = useRef(false);
  useEffect(() => {
    if (wasHere.current !== false && isHere === false) {
      // A visit that begins without a session may be the first to hear of its end.
      if (!wasTold.current) announce('ended');
      // What nobody may see any more is not kept for the next person either.
      cache.gc();
    }
    wasHere.current = isHere;
    wasTold.current = false;
  }, [cache, isHere]);
  useEffect(
    () =>
      onNewsElsewhere('ended', () => {
        wasTold.current = true;
        ask();
      }),
    [ask],
  );
}
