import { Check, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { useAddRecipeToList } from './use-add-recipe-to-list';

interface AddToListButtonProps {
  recipe: { id: string; title: string };
  /** Says in words what it does; otherwise a basket alone, which names its recipe. */
  labelled?: boolean;
  /** For how many where that is not the recipe's own number. */
  servings?: number;
  /** Of a recipe from the fridge: says that only what is missing is added. */
  fromFridge?: boolean;
}

export function AddToListButton(props: AddToListButtonProps) {
  const { recipe, labelled = false, servings, fromFridge = false } = props;
  const { t } = useTranslation('recipes');
  const { status, addToList } = useAddRecipeToList();
  const add = fromFridge ? 'toList.addMissing' : 'toList.add';
  const look = {
    variant: 'secondary',
    icon: status === 'added' ? Check : ShoppingBasket,
    loading: status === 'adding',
    onClick: () => void addToList(recipe.id, { servings }),
  } as const;
  return (
    <>
      {labelled ? (
        <Button {...look}>{t(status === 'added' ? 'toList.added' : add)}</Button>
      ) : (
        <IconButton {...look} variant="ghost" label={t('toList.addOne', { title: recipe.title })} />
      )}
      <span role="status" className="sr-only">
        {status === 'added' && t('toList.added')}
      </span>
    </>
  );
}
