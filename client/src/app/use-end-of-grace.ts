import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { askWhoIsHere } from './ask-who-is-here';
import { useKitchenClosingQuery } from './kitchen-closing.generated';

/** The device's clock may be ahead of the server's. */
const againMs = 60_000;

/** Asks at an instant, and each minute from then on; returns how to stop. */
export function askFrom(instant: string, ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitFor = (milliseconds: number): void => {
    timer = setTimeout(() => {
      ask();
      waitFor(againMs);
    }, milliseconds);
  };
  waitFor(Math.max(0, Date.parse(instant) - Date.now()));
  return () => clearTimeout(timer);
}

/** Days of grace run out by the clock alone, which no stream tells of: the page asks at their end whether it is still open. */
export function useEndOfGrace(): void {
  const client = useApolloClient();
  const { data } = useKitchenClosingQuery({ fetchPolicy: 'cache-only' });
  const endsAt = data?.viewer?.kitchenAccess?.subscription?.graceEndsAt ?? null;
  useEffect(
    () => (endsAt === null ? undefined : askFrom(endsAt, () => askWhoIsHere(client))),
    [client, endsAt],
  );
}
