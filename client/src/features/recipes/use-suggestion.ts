import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { MealType } from '../../graphql.generated';
import { pause } from '../../lib/pause';
import { LatestGenerationDocument } from './latest-generation.generated';
import { notedGeneration, noteGeneration } from './noted-generation';
import {
  forTonight,
  noWishes,
  wishesOf,
  withoutWish,
  type OrderWishes,
  type WishName,
} from './order-wishes';
import type { Order } from '../../entities/recipe/generation-order';
import { isToResume, nextScreen, type Screen } from './suggestion-screen';
import { useStartRecipeGeneration } from '../../entities/recipe/use-start-recipe-generation';

export interface Suggestion {
  screen: Screen;
  /** What is asked beside the type; it stays for the next order. */
  wishes: OrderWishes;
  wish: (wishes: OrderWishes) => void;
  choose: (mealType: MealType) => void;
  chooseTonight: () => void;
  changeType: () => void;
  /** Another recipe of the same type, never one of the last minutes. */
  regenerate: () => void;
  /** The same order again: the very same one when no answer ever came, so that it is taken once. */
  retry: () => void;
  /** The same order without one of its wishes. */
  retryWithout: (name: WishName) => void;
  resume: () => void;
}

/** What the suggestions page shows, and what moves it on. Leaving the page stops nothing. */
export function useSuggestion(): Suggestion {
  const [screen, dispatch] = useReducer(nextScreen, undefined, (): Screen =>
    notedGeneration() === null ? { kind: 'choice' } : { kind: 'resuming' },
  );
  const [wishes, wish] = useState(noWishes);
  const start = useStartRecipeGeneration();
  const client = useApolloClient();

  const send = useCallback(
    async (order: Order) => {
      noteGeneration(order.id);
      dispatch({ type: 'ordered', order });
      const problem = await start(order);
      if (problem) dispatch({ type: 'notTaken', id: order.id, problem });
      else dispatch({ type: 'taken', id: order.id });
    },
    [start],
  );

  const askForLatest = useCallback(async () => {
    // Not within what follows the page's first drawing, which is long enough.
    await pause();
    try {
      const { data } = await client.query({
        query: LatestGenerationDocument,
        fetchPolicy: 'network-only',
      });
      const latest = data?.viewer?.recipeGeneration;
      const order =
        latest && isToResume(latest, notedGeneration())
          ? { id: latest.id, mealType: latest.mealType, fresh: false, ...wishesOf(latest) }
          : null;
      dispatch({ type: 'resumed', order });
    } catch (error) {
      dispatch({ type: 'resumeFailed', error });
    }
  }, [client]);

  useEffect(() => void askForLatest(), [askForLatest]);

  const choose = (mealType: MealType, asked: OrderWishes): void =>
    void send({ id: crypto.randomUUID(), mealType, fresh: false, ...asked });
  const order = screen.kind === 'order' || screen.kind === 'problem' ? screen.order : null;
  const again = (fresh: boolean): void => {
    if (order) void send({ ...order, id: crypto.randomUUID(), fresh });
  };
  return {
    screen,
    wishes,
    wish,
    choose: (mealType) => choose(mealType, wishes),
    chooseTonight: () => choose('MAIN', forTonight(wishes)),
    changeType: () => {
      // Of one that was begun before the page was loaded, too.
      if (order) wish(wishesOf(order));
      noteGeneration(null);
      dispatch({ type: 'typeChange' });
    },
    regenerate: () => again(true),
    retry: () => {
      const unanswered = screen.kind === 'problem' && screen.problem.kind === 'failed';
      if (unanswered) void send(screen.order);
      else again(order?.fresh ?? false);
    },
    retryWithout: (name) => {
      if (order) void send({ ...withoutWish(order, name), id: crypto.randomUUID() });
    },
    resume: () => {
      dispatch({ type: 'resuming' });
      void askForLatest();
    },
  };
}
