import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/use-toast';
import type { ToastMessage } from '../../ui/toast-store';
import { useRestoreItems } from '../shopping/use-restore-items';

/** So many names are read before the message goes. */
const mostNames = 12;

export interface LeftOutItem {
  id: string;
  name: string;
  /** Null for a part, of which the rest is on the list. */
  position: number | null;
}

function namesOf(items: readonly LeftOutItem[]): string {
  const names = [...new Set(items.map(({ name }) => name))];
  const said = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${said}…` : said;
}

/** What a message says of lines that are not on the list because the fridge has them, with a press that buys them all the same. */
export function useLeftOut(): (
  items: readonly LeftOutItem[],
) => Required<Pick<ToastMessage, 'description' | 'action'>> {
  const { t } = useTranslation('recipes');
  const toast = useToast();
  const { t: sentence } = useTranslation('errors');
  const restore = useRestoreItems(sentence('shopping.restoreFailed'));
  const buy = async (ids: string[]): Promise<void> => {
    const problem = await restore(ids);
    if (problem === null)
      toast({ tone: 'success', title: t('toList.addedCount', { count: ids.length }) });
    else toast({ tone: 'error', title: problem });
  };
  return (items) => {
    const parts = items.filter(({ position }) => position === null);
    const whole = items.filter(({ position }) => position !== null);
    const said = [
      whole.length > 0 && t('toList.inFridge', { names: namesOf(whole) }),
      parts.length > 0 && t('toList.partly', { names: namesOf(parts) }),
    ];
    return {
      description: said.filter(Boolean).join('. '),
      action: {
        label: t('toList.buy'),
        onAction: () => void buy(items.map(({ id }) => id)),
      },
    };
  };
}
