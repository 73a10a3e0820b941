import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDevice } from './forget-device';
import { paths } from './paths';
import { onNewsElsewhere } from './session-channel';

/** When another tab signs out, this one leaves too: the session they shared is over. */
export function useFollowSignOut(): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      onNewsElsewhere('signed-out', () => {
        void forgetDevice().catch(() => undefined);
        void navigate(paths.home, { replace: true, flushSync: true });
        void client.clearStore();
      }),
    [client, navigate],
  );
}
