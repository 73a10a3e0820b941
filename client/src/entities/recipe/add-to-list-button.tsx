import { Check, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { useAddRecipeToList } from './use-add-recipe-to-list';

interface AddToListButtonProps {
  recipe: { id: string; title: string };
  /** Says in words what it does; otherwise a basket alone, which names its recipe. */
  labelled?: boolean;
}

export function AddToListButton({ recipe, labelled = false }: AddToListButtonProps) {
  const { t } = useTranslation('recipes');
  const { status, addToList } = useAddRecipeToList();
  const look = {
    variant: 'secondary',
    icon: status === 'added' ? Check : ShoppingBasket,
    loading: status === 'adding',
    onClick: () => void addToList(recipe.id),
  } as const;
  return (
    <>
      {labelled ? (
        <Button {...look}>{t(status === 'added' ? 'toList.added' : 'toList.add')}</Button>
      ) : (
        <IconButton {...look} label={t('toList.addOne', { title: recipe.title })} />
      )}
      <span role="status" className="sr-only">
        {status === 'added' && t('toList.added')}
      </span>
    </>
  );
}
