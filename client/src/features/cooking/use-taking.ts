import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/use-toast';
import { usePutBackItems } from './use-put-back-items';
import { useTakeFromInventory, type Leftovers, type Taking } from './use-take-from-inventory';

const listFormat = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Takes out what was used and puts in what is left, says so, and offers to undo both. */
export function useTaking(recipeId: string, onDone: () => void) {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const takeFromInventory = useTakeFromInventory(recipeId);
  const putBackItems = usePutBackItems();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const putBack = async (...before: Parameters<typeof putBackItems>): Promise<void> => {
    const refused = await putBackItems(...before);
    if (refused) toast({ tone: 'error', title: refused.sentence });
  };
  const said = (taken: number, parts: number): string => {
    const words = [
      ...(taken > 0 ? [t('take.done', { count: taken })] : []),
      ...(parts > 0 ? [t('take.keptParts', { count: parts })] : []),
    ];
    return words.join(', ');
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
    if (taken.length > 0 || leftoversId !== null) {
      toast({
        tone: 'success',
        title: said(taken.length, leftovers?.quantity ?? 0),
        action: { label: t('undo'), onAction: () => void putBack(taken, leftoversId) },
      });
    }
    if (kept.length > 0) {
      const names = listFormat.format(kept.map(({ name }) => name));
      toast({ tone: 'info', title: t('take.kept', { names }), durationMs: 6000 });
    }
  };
  return { saving, problem, take };
}
