import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { buyItems, listItems } from '../shopping/list-cache';
import { removeItems } from './fridge-cache';
import { useTakeBackPutAwayMutation } from './take-back-put-away.generated';

/**
 * Puts shopping that was put away back where it was; resolves to why not, or null. What has been eaten of it since stays
 * in the fridge, which only the server knows: all follows from its one reply.
 */
export function useTakeBackPutAway(): (ids: readonly string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [takeBack] = useTakeBackPutAwayMutation({
    update: (cache, { data }) => {
      const result = data?.takeBackPutAway;
      if (result?.__typename !== 'TakeBackPutAwayPayload') return;
      const { viewer, items, boughtItems, deletedItemIds } = result;
      removeItems(cache, viewer.id, deletedItemIds);
      listItems(cache, viewer.id, items);
      buyItems(
        cache,
        viewer.id,
        boughtItems.map(({ id }) => id),
      );
    },
  });
  return (ids) => problemOf(t, 'takeBackPutAway', takeBack({ variables: { ids: [...ids] } }));
}
