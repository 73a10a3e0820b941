import { useCallback } from 'react';
import { useStartRecipeGenerationMutation } from './start-recipe-generation.generated';
import type { Order, Problem } from './generation-order';

/** Hands an order to the server; resolves to what is wrong with it, or null when it is taken. */
export function useStartRecipeGeneration(): (order: Order) => Promise<Problem | null> {
  const [start] = useStartRecipeGenerationMutation();
  return useCallback(
    async (order) => {
      try {
        const { data } = await start({ variables: { input: { fromInventory: false, ...order } } });
        const result = data?.startRecipeGeneration;
        if (result?.__typename === 'StartRecipeGenerationPayload') return null;
        if (!result) return { kind: 'failed', error: null };
        if (result.__typename === 'RateLimitedRefusal') {
          return {
            kind: 'rateLimited',
            until: new Date(Date.now() + result.retryAfterSeconds * 1000),
          };
        }
        const conflicts = 'conflicts' in result ? result.conflicts : [];
        return { kind: 'refused', code: result.code, conflicts };
      } catch (error) {
        return { kind: 'failed', error };
      }
    },
    [start],
  );
}
