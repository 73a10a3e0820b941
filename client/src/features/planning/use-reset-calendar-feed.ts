import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { useToast } from '../../ui/use-toast';
import {
  useResetCalendarFeedMutation,
  type ResetCalendarFeedMutationVariables,
} from './reset-calendar-feed.generated';

interface ResetCalendarFeed {
  /** Gives the feed a new address in place of the one that was shown. The former opens nothing any more. */
  renew: (shown: string | null) => void;
  /** Takes the feed's address away. */
  end: () => void;
  resetting: boolean;
}

export function useResetCalendarFeed(): ResetCalendarFeed {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const [reset, { loading }] = useResetCalendarFeedMutation();
  const send = async (variables: ResetCalendarFeedMutationVariables): Promise<void> => {
    try {
      await reset({ variables });
    } catch (error) {
      toast({ tone: 'error', title: operationFailure(t, error, 'resetCalendarFeed') });
    }
  };
  return {
    resetting: loading,
    renew: (shown) => void send({ enabled: true, replaces: shown }),
    end: () => void send({ enabled: false }),
  };
}
