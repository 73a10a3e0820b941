import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/use-toast';
import { countLines } from '../../entities/shopping/read-items';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { CookedMeal } from './use-cooked-meal';
import { usePutBackItems } from './use-put-back-items';
import { useTakeFromInventory, type Leftovers, type Taking } from './use-take-from-inventory';
import { useUndoCooked } from './use-undo-cooked';

const listFormat = new Intl.ListFormat('fr', { type: 'conjunction' });

/**
 * Takes out what was used and puts in what is left, says so together with the planned meal that is done, and offers to
 * undo all of it.
 * @param cooked the meal once it is marked; null where none was planned
 */
export function useTaking(
  recipeId: string,
  cooked: Promise<CookedMeal | null>,
  onDone: () => void,
) {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const { cache } = useApolloClient();
  const takeFromInventory = useTakeFromInventory(recipeId);
  const putBackItems = usePutBackItems();
  const undoCooked = useUndoCooked();
  const hasSaid = useRef(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const undo = async (
    meal: CookedMeal | null,
    taken: readonly FridgeItem[],
    leftoversId: string | null,
  ): Promise<void> => {
    const refused = meal
      ? await undoCooked(meal, taken, leftoversId)
      : (await putBackItems(taken, leftoversId))?.sentence;
    if (refused) toast({ tone: 'error', title: refused });
  };
  const say = async (
    taken: readonly FridgeItem[],
    leftoversId: string | null,
    parts: number,
  ): Promise<void> => {
    hasSaid.current = true;
    const meal = await cooked;
    const unlisted = countLines(cache, meal?.unlistedIds ?? []);
    const words = [
      ...(meal ? [t('take.cooked')] : []),
      ...(taken.length > 0 ? [t('take.done', { count: taken.length })] : []),
      ...(parts > 0 ? [t('take.keptParts', { count: parts })] : []),
      ...(unlisted === null ? [t('take.unlistedSome')] : []),
      ...(unlisted ? [t('take.unlisted', { count: unlisted })] : []),
    ];
    if (words.length === 0) return;
    toast({
      tone: 'success',
      ...(meal && { about: meal.id }),
      title: words.join(', '),
      action: { label: t('undo'), onAction: () => void undo(meal, taken, leftoversId) },
    });
  };
  /** Nothing is taken; a meal that was planned is done all the same. */
  const leave = (): void => {
    if (hasSaid.current) return;
    onDone();
    void say([], null, 0);
  };
  const take = async (takings: readonly Taking[], leftovers: Leftovers | null): Promise<void> => {
    if (saving) return;
    setSaving(true);
    const answer = await takeFromInventory(takings, leftovers);
    setSaving(false);
    setProblem(answer.problem?.sentence ?? null);
    if (answer.problem) return;
    onDone();
    const { taken, leftoversId, kept } = answer;
    await say(taken, leftoversId, leftovers?.quantity ?? 0);
    if (kept.length > 0) {
      const names = listFormat.format(kept.map(({ name }) => name));
      toast({ tone: 'info', title: t('take.kept', { names }), durationMs: 6000 });
    }
  };
  return { saving, problem, take, leave };
}
