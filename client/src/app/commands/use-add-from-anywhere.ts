import { useTranslation } from 'react-i18next';
import { useAddItem } from '../../features/shopping/use-add-item';
import { useDeleteItems } from '../../entities/shopping/use-delete-items';
import { useToast } from '../../ui/use-toast';

/** Adds a line to the shopping list, from any page, and offers the way back. */
export function useAddFromAnywhere(): (line: string) => void {
  const { t } = useTranslation('commands');
  const addItem = useAddItem();
  const deleteItems = useDeleteItems();
  const toast = useToast();

  const tell = async (answer: Promise<string | null>, done?: () => void): Promise<void> => {
    const problem = await answer;
    if (problem !== null) return toast({ tone: 'error', title: problem });
    done?.();
  };
  return (line) => {
    const id = crypto.randomUUID();
    void tell(addItem({ id, line }), () =>
      toast({
        tone: 'success',
        title: t('added', { line }),
        action: { label: t('undo'), onAction: () => void tell(deleteItems([id])) },
      }),
    );
  };
}
