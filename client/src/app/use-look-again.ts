import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { askWhoIsHere } from './ask-who-is-here';

/**
 * A page that follows nothing asks who is there whenever somebody comes back to it: their session may have
 * ended elsewhere meanwhile, or their payment gone through.
 */
export function useLookAgain(wanted: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!wanted) return;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Both of what announces a return may come at once: questions that are the same are asked once.
      askWhoIsHere(client);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [client, wanted]);
}
