import { useEffect, useRef } from 'react';
import { announce, onNewsElsewhere } from './session-channel';

/** When somebody signs in here, the other tabs are told; told by one, this one asks who is there. */
export function useFollowSignIn(viewerId: string | null | undefined, ask: () => void): void {
  const before = useRef(viewerId);
  const wasTold = useRef(false);
  useEffect(() => {
    const signedIn = before.current === null && typeof viewerId === 'string';
    if (signedIn && !wasTold.current) announce('signed-in');
    before.current = viewerId;
    wasTold.current = false;
  }, [viewerId]);
  useEffect(
    () =>
      onNewsElsewhere('signed-in', () => {
        wasTold.current = true;
        ask();
      }),
    [ask],
  );
}
