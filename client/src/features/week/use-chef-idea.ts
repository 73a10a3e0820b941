import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOver, type Order, type Problem } from '../../entities/recipe/generation-order';
import {
  useGenerationProgressFragment,
  type GenerationProgressFragment,
} from '../../entities/recipe/generation-progress.generated';
import { useStartRecipeGeneration } from '../../entities/recipe/use-start-recipe-generation';
import { useStopRecipeGeneration } from '../../entities/recipe/use-stop-recipe-generation';
import { chefOrder } from './chef-order';
import type { Week, WeekMeal } from './week';

type Writing = { order: Order; generation: GenerationProgressFragment | null };

interface ChefIdea {
  /** What the chef is writing; null while nothing was asked of him, or nothing came of it. */
  writing: Writing | null;
  problem: Problem | null;
  ask: () => void;
  /** Nobody waits for it any more. */
  leave: () => void;
}

/** Asks the chef for a dish for one meal. @param onWritten told the recipe, once */
export function useChefIdea(
  week: Week,
  meal: WeekMeal,
  onWritten: (recipeId: string) => void,
): ChefIdea {
  const [order, setOrder] = useState<Order | null>(null);
  const [notTaken, setNotTaken] = useState<Problem | null>(null);
  const latest = useRef<string | null>(null);
  const start = useStartRecipeGeneration();
  const { stop } = useStopRecipeGeneration();
  const { data, complete } = useGenerationProgressFragment({
    __typename: 'RecipeGeneration',
    id: order?.id ?? '',
  });
  const generation = order && complete ? data : null;
  const written = generation?.stage === 'DONE' ? (generation.recipe?.id ?? null) : null;
  const problem = notTaken ?? problemOf(generation);
  const isWriting = order !== null && problem === null && written === null;

  const tell = useEffectEvent(onWritten);
  useEffect(() => {
    if (written !== null) tell(written);
  }, [written]);

  const send = async (wanted: Order): Promise<void> => {
    latest.current = wanted.id;
    setNotTaken(null);
    setOrder(wanted);
    const refused = await start(wanted);
    if (!refused || latest.current !== wanted.id) return;
    const isEmptyFridge = refused.kind === 'refused' && refused.code === 'INVENTORY_EMPTY';
    if (wanted.fromInventory && isEmptyFridge) return send(chefOrder(week, meal, false));
    setNotTaken(refused);
  };
  return {
    writing: isWriting ? { order, generation } : null,
    problem,
    ask: () => void send(chefOrder(week, meal, week.useUpFridge)),
    leave: () => {
      // Should the request fail, the next order stops it.
      if (isWriting) void stop(order.id);
      latest.current = null;
      setOrder(null);
      setNotTaken(null);
    },
  };
}

function problemOf(generation: GenerationProgressFragment | null): Problem | null {
  if (!generation || !isOver(generation.stage) || generation.stage === 'DONE') return null;
  const { code, conflicts } = generation.refusal ?? { code: 'INTERRUPTED', conflicts: [] };
  return { kind: 'refused', code, conflicts };
}
