import { useTranslation } from 'react-i18next';
import { countAdded, type Added } from './count-articles';

/**
 * What every place says of an add, in the articles that the list counts: « 2 articles ajoutés, 3 complétés, avec 4 produits
 * à vérifier ». Null where nothing has to be bought for it.
 */
export function useAddedWords(): (added: Added) => string | null {
  const { t } = useTranslation('recipes');
  return (of) => {
    const { added, completed, toCheck } = countAdded(of);
    if (added === 0 && completed === 0) return null;
    const said = [
      added > 0 && t('toList.addedCount', { count: added }),
      completed > 0 &&
        t(added > 0 ? 'toList.completed' : 'toList.onlyCompleted', { count: completed }),
      toCheck > 0 && t('toList.withToCheck', { count: toCheck }),
    ];
    return said.filter(Boolean).join(', ');
  };
}
