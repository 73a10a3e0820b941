import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../household/adopt-change';
import { useTakeBackPutAwayMutation } from './take-back-put-away.generated';

/**
 * Puts shopping that was put away back where it was; resolves to why not, or null. What has been eaten of it since stays
 * in the fridge, which only the server knows: all follows from its one reply.
 */
export function useTakeBackPutAway(): (ids: readonly string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [takeBack] = useTakeBackPutAwayMutation({
    update: adoptChange,
  });
  return (ids) => problemOf(t, 'takeBackPutAway', takeBack({ variables: { ids: [...ids] } }));
}
