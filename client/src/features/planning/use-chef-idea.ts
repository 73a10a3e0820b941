import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import type { Order, Problem } from '../../entities/recipe/generation-order';
import { useStartRecipeGeneration } from '../../entities/recipe/use-start-recipe-generation';
import type { MealType } from '../../graphql.generated';
import { onFirstUse } from '../../lib/on-first-use';

const clock = onFirstUse(() => new Intl.DateTimeFormat('fr', { timeStyle: 'short' }));

/** Who asks for tonight wants to eat tonight: at most so many minutes. */
const tonightMinutes = 45;

interface ChefIdea {
  /** Null until the chef is asked. */
  order: Order | null;
  /** Why the order was not taken. */
  problem: string | null;
  ask: (mealType: MealType, date: string) => void;
}

/** Asks the chef for a dish. Closing the dialog stops nothing: the suggestions show it. */
export function useChefIdea(): ChefIdea {
  const { t } = useTranslation(['errors', 'suggestions']);
  const { t: sentence } = useTranslation('errors');
  const [order, setOrder] = useState<Order | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const start = useStartRecipeGeneration();

  const sentenceOf = (refused: Problem): string => {
    if (refused.kind === 'failed')
      return operationFailure(sentence, refused.error, 'startRecipeGeneration');
    if (refused.kind === 'rateLimited')
      return t('suggestions:rateLimited.text', { time: clock().format(refused.until) });
    return refusalSentence(sentence, 'startRecipeGeneration', refused);
  };
  const ask = async (mealType: MealType, date: string): Promise<void> => {
    const maxMinutes = date === todayInZurich() ? tonightMinutes : null;
    const wishes = { maxMinutes, forChildren: false, lowBudget: false, ingredient: null };
    // Asked again, it is another dish.
    const next = { id: crypto.randomUUID(), mealType, date, fresh: order !== null, wishes };
    setProblem(null);
    setOrder(next);
    const refused = await start(next);
    if (!refused) return;
    setOrder((now) => (now?.id === next.id ? null : now));
    setProblem(sentenceOf(refused));
  };
  return {
    order,
    problem,
    ask: (mealType, date) => void ask(mealType, date),
  };
}
