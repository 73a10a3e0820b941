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

function namesOf(items: readonly { name: string }[]): string {
  const names = [...new Set(items.map(({ name }) => name))];
  const said = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${said}…` : said;
}

/** What is on the list only to be checked: a staple of the household. */
interface AddedItem {
  name: string;
  toCheck: boolean;
}

/**
 * What a message says of lines that are not to be bought because the fridge has them, with a press that buys them all
 * the same, and of those that are only to be checked; null where there is neither.
 */
export function useLeftOut(): (
  items: readonly LeftOutItem[],
  added: readonly AddedItem[],
) => (Pick<ToastMessage, 'action'> & Required<Pick<ToastMessage, 'description'>>) | null {
  const { t } = useTranslation('recipes');
  const toast = useToast();
  const { t: sentence } = useTranslation('errors');
  const restore = useRestoreItems(sentence('shopping.restoreFailed'));
  const buy = async (ids: string[]): Promise<void> => {
    const problem = await restore(ids);
    toast(
      problem === null
        ? { tone: 'success', title: t('toList.restored') }
        : { tone: 'error', title: problem },
    );
  };
  return (items, added) => {
    const staples = added.filter(({ toCheck }) => toCheck);
    if (items.length === 0 && staples.length === 0) return null;
    const parts = items.filter(({ position }) => position === null);
    const whole = items.filter(({ position }) => position !== null);
    const said = [
      whole.length > 0 && t('toList.inFridge', { names: namesOf(whole) }),
      parts.length > 0 && t('toList.partly', { names: namesOf(parts) }),
      staples.length > 0 && t('toList.toCheck', { names: namesOf(staples) }),
    ];
    return {
      description: said.filter(Boolean).join('. '),
      ...(items.length > 0 && {
        action: {
          label: t('toList.buy'),
          onAction: () => void buy(items.map(({ id }) => id)),
        },
      }),
    };
  };
}
