import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { painted } from '../../lib/painted';
import { pause } from '../../lib/pause';
import { useInSteps } from '../../lib/use-in-steps';
import { onReturn } from '../../offline/offline-state';
import { useListedItemsQuery } from './listed-items.generated';
import { ShoppingListDocument, type ShoppingListQuery } from './shopping-list.generated';

interface Answer {
  loading: boolean;
  error: unknown;
}

/** The list as the cache knows it, shown at once and asked for anew: others may have changed it since. */
export function useLoadedList() {
  const client = useApolloClient();
  const { data, previousData } = useListedItemsQuery({ fetchPolicy: 'cache-only' });
  // A row of which the cache does not know enough leaves the whole list without an answer.
  const isWhole = data !== undefined;
  const [answered, setAnswered] = useState<ShoppingListQuery | null>(null);
  const [{ loading, error }, setAnswer] = useState<Answer>({ loading: true, error: null });

  const ask = async (): Promise<void> => {
    // Not within what follows the page's first drawing, which is long enough.
    await pause();
    try {
      // Written without being read back: the page reads what it shows, and no more.
      const { data } = await client.query({ query: ShoppingListDocument, fetchPolicy: 'no-cache' });
      // A thousand lines take the cache a while; those in sight need not wait for it.
      if (data && !isWhole) startTransition(() => setAnswered(data));
      else if (data) client.writeQuery({ query: ShoppingListDocument, data });
      setAnswer({ loading: false, error: null });
    } catch (failure) {
      setAnswer({ loading: false, error: failure });
    }
  };
  const store = useEffectEvent(async (data: ShoppingListQuery): Promise<void> => {
    await painted();
    client.writeQuery({ query: ShoppingListDocument, data });
  });
  useEffect(() => {
    if (answered) void store(answered);
  }, [answered]);
  const load = (): void => {
    setAnswer({ loading: true, error: null });
    void ask();
  };

  const asked = useRef(false);
  const follow = useEffectEvent((whole: boolean) => {
    if (asked.current && whole) return;
    asked.current = true;
    void ask();
  });
  useEffect(() => follow(isWhole), [isWhole]);
  const askAgain = useEffectEvent(() => void ask());
  useEffect(() => onReturn(() => askAgain()), []);
  const known = (data ?? previousData)?.viewer ?? null;
  const drawn = useInSteps(known !== null);
  // The answer stands until the cache's own is drawn in its place.
  const stored = drawn || answered === null ? known : null;
  return {
    viewer: stored ?? answered?.viewer ?? null,
    /** The lines with their ticks while the cache does not know them yet; null from then on. */
    answered: stored ? null : (answered?.viewer?.household.kitchen?.shoppingItems ?? null),
    loading,
    error,
    load,
  };
}
