import type { FragmentType } from '@apollo/client';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { useToast } from '../../ui/use-toast';
import {
  useRecipeFavoriteFragment,
  type RecipeFavoriteFragment,
} from './recipe-favorite.generated';
import { WaitingMark } from '../waiting/waiting-mark';
import { useFavorite } from './use-favorite';

interface FavoriteButtonProps {
  from: FragmentType<RecipeFavoriteFragment>;
  /** Says in words what it does; otherwise a heart alone, which names its recipe. */
  labelled?: boolean;
  className?: string;
}

/** Keeps its focus while it works, and takes no second press until it is done. */
export function FavoriteButton({ from, labelled = false, className }: FavoriteButtonProps) {
  const { t } = useTranslation(['recipes', 'errors']);
  const { data, complete } = useRecipeFavoriteFragment(from);
  const { setFavorite, saving } = useFavorite();
  const toast = useToast();
  if (!complete) return null;
  const { id, title, isFavorite } = data;

  const toggle = async (): Promise<void> => {
    if (saving) return;
    const refusal = await setFavorite(id, !isFavorite);
    if (refusal === null) return;
    const failed = t('errors:favorites.changeFailed');
    toast({ tone: 'error', title: failed, description: refusal === failed ? undefined : refusal });
  };

  const action = isFavorite ? 'remove' : 'add';
  return (
    <button
      type="button"
      aria-disabled={saving || undefined}
      aria-label={labelled ? undefined : t(`favorite.${action}One`, { title })}
      onClick={() => void toggle()}
      className={buttonClass({
        variant: 'secondary',
        size: labelled ? 'md' : 'sm',
        square: !labelled,
        className,
      })}
    >
      <Icon of={Heart} className={clsx('text-tomato', isFavorite && 'fill-current')} />
      {labelled && <span className="text-left">{t(`favorite.${action}`)}</span>}
      <WaitingMark
        ids={[id]}
        className={labelled ? undefined : 'absolute -top-1.5 -right-1.5 rounded-full bg-surface'}
      />
    </button>
  );
}
