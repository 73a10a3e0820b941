import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/use-toast';
import type { ToastMessage } from '../../ui/toast-store';
import { useRestoreItems } from '../shopping/use-restore-items';

/** So many names are read in passing. */
const mostNames = 5;
/** Names take longer to read than a sentence. */
const readForMs = 10_000;

export interface LeftOutItem {
  id: string;
  name: string;
}

/** What a message says of lines that are not on the list because the fridge has them, with a press that buys them all the same. */
export function useLeftOut(): (
  items: readonly LeftOutItem[],
) => Required<Pick<ToastMessage, 'description' | 'action' | 'durationMs'>> {
  const { t } = useTranslation('recipes');
  const toast = useToast();
  const { t: sentence } = useTranslation('errors');
  const restore = useRestoreItems(sentence('shopping.restoreFailed'));
  const buy = async (ids: string[]): Promise<void> => {
    const problem = await restore(ids);
    if (problem === null)
      toast({ tone: 'success', title: t('toList.missingAdded', { count: ids.length }) });
    else toast({ tone: 'error', title: problem });
  };
  return (items) => {
    const names = [...new Set(items.map(({ name }) => name))];
    const said = names.slice(0, mostNames).join(', ');
    return {
      description: t('toList.inFridge', { names: names.length > mostNames ? `${said}…` : said }),
      action: {
        label: t('toList.buyAnyway'),
        onAction: () => void buy(items.map(({ id }) => id)),
      },
      durationMs: readForMs,
    };
  };
}
