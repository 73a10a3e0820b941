import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { useToast } from '../../ui/use-toast';
import { useResetCalendarFeedMutation } from './reset-calendar-feed.generated';

interface ResetCalendarFeed {
  /** Gives the feed a new address, or none. The former one opens nothing any more. */
  resetFeed: (enabled: boolean) => void;
  resetting: boolean;
}

export function useResetCalendarFeed(): ResetCalendarFeed {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const [reset, { loading }] = useResetCalendarFeedMutation();
  const resetFeed = async (enabled: boolean): Promise<void> => {
    try {
      await reset({ variables: { enabled } });
    } catch (error) {
      toast({ tone: 'error', title: failureSentence(t, error, 'resetCalendarFeed') });
    }
  };
  return { resetting: loading, resetFeed: (enabled) => void resetFeed(enabled) };
}
