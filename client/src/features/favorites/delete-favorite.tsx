import type { FragmentType } from '@apollo/client';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  useRecipeFavoriteFragment,
  type RecipeFavoriteFragment,
} from '../../entities/recipe/recipe-favorite.generated';
import { IconButton } from '../../ui/icon-button';

interface DeleteFavoriteProps {
  from: FragmentType<RecipeFavoriteFragment>;
  onDelete: (recipeId: string) => void;
}

export function DeleteFavorite({ from, onDelete }: DeleteFavoriteProps) {
  const { t } = useTranslation('favorites');
  const { data, complete } = useRecipeFavoriteFragment(from);
  if (!complete) return null;
  return (
    <IconButton
      icon={Trash2}
      className="text-muted"
      label={t('deleteOne', { title: data.title })}
      onClick={() => onDelete(data.id)}
    />
  );
}
