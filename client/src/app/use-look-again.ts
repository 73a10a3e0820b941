import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { GuardDocument } from './guard/guard.generated';

/**
 * A page that follows nothing asks who is there whenever somebody comes back to it: their session may have
 * ended elsewhere meanwhile, or their payment gone through. No answer changes nothing.
 */
export function useLookAgain(wanted: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!wanted) return;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Both of what announces a return may come at once: questions that are the same are asked once.
      void client
        .query({ query: GuardDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [client, wanted]);
}
