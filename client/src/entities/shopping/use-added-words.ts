import { useTranslation } from 'react-i18next';
import { countAdded, type Added } from './count-articles';

/**
 * What every place says of an add, in the articles that the list counts: « 2 articles ajoutés, 3 complétés ». Null where
 * nothing has to be bought for it.
 */
export function useAddedWords(): (added: Added) => string | null {
  const { t } = useTranslation('recipes');
  return (of) => {
    const { added, completed } = countAdded(of);
    if (added === 0)
      return completed === 0 ? null : t('toList.onlyCompleted', { count: completed });
    const said = t('toList.addedCount', { count: added });
    return completed === 0 ? said : `${said}, ${t('toList.completed', { count: completed })}`;
  };
}
