import { useRef, useState } from 'react';
import type { Order, Problem } from '../../entities/recipe/generation-order';
import { useStartRecipeGeneration } from '../../entities/recipe/use-start-recipe-generation';
import type { MealType } from '../../graphql.generated';

export type Step =
  | { kind: 'choice' }
  | { kind: 'order'; order: Order }
  | { kind: 'problem'; order: Order; problem: Problem };

interface FridgeRecipe {
  step: Step;
  start: (mealType: MealType) => void;
  /** Another one of the same type, never one of the last minutes. */
  regenerate: () => void;
  /** The same order again: the very same one when no answer ever came, so that it is taken once. */
  retry: () => void;
  changeType: () => void;
}

/** Asks the chef to cook from the fridge. Closing the dialog stops nothing. */
export function useFridgeRecipe(): FridgeRecipe {
  const [step, setStep] = useState<Step>({ kind: 'choice' });
  const latest = useRef<string | null>(null);
  const startGeneration = useStartRecipeGeneration();

  const send = async (order: Order): Promise<void> => {
    latest.current = order.id;
    setStep({ kind: 'order', order });
    const problem = await startGeneration(order);
    if (problem && latest.current === order.id) setStep({ kind: 'problem', order, problem });
  };
  const ask = (mealType: MealType, fresh: boolean): void =>
    void send({ id: crypto.randomUUID(), mealType, fresh, fromInventory: true });
  const order = step.kind === 'choice' ? null : step.order;

  return {
    step,
    start: (mealType) => ask(mealType, false),
    regenerate: () => order && ask(order.mealType, true),
    retry: () => {
      if (!order) return;
      const unanswered = step.kind === 'problem' && step.problem.kind === 'failed';
      if (unanswered) void send(order);
      else ask(order.mealType, order.fresh);
    },
    changeType: () => {
      latest.current = null;
      setStep({ kind: 'choice' });
    },
  };
}
