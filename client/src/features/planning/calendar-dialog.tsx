import { CalendarPlus, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { Icon } from '../../ui/icon';
import { Loading, SkeletonText } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/use-toast';
import { useCalendarFeedQuery } from './calendar-feed.generated';
import { useResetCalendarFeed } from './use-reset-calendar-feed';

export interface CalendarDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The address under which calendar applications read the plan: made, renewed and taken back here. */
export function CalendarDialog({ open, onClose }: CalendarDialogProps) {
  const { t } = useTranslation(['planning', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('calendar.title')}
      description={t('calendar.text')}
      closeLabel={t('common:close')}
    >
      <Feed />
    </Dialog>
  );
}

function Feed() {
  const { t } = useTranslation(['planning', 'common']);
  const { t: sentence } = useTranslation('errors');
  const { data, error, refetch } = useCalendarFeedQuery({ fetchPolicy: 'cache-and-network' });
  const { renew, end, resetting } = useResetCalendarFeed();
  const toast = useToast();
  const url = data?.viewer?.household.kitchen?.calendarFeedUrl;

  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'success', title: t('calendar.copied') });
    } catch {
      toast({ tone: 'error', title: t('calendar.copyFailed') });
    }
  };

  if (error && !data)
    return (
      <ErrorState
        headingLevel={3}
        title={failureSentence(sentence, error)}
        message={null}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch().catch(() => undefined)}
        className="border-0"
      />
    );
  if (!data)
    return (
      <Loading label={t('common:loading')}>
        <SkeletonText lines={3} />
      </Loading>
    );
  if (url == null)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('calendar.none')}</p>
        <Button icon={CalendarPlus} loading={resetting} onClick={() => renew(null)}>
          {t('calendar.create')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-5">
      <TextField
        label={t('calendar.address')}
        hint={t('calendar.secret')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button icon={Copy} onClick={() => void copy(url)}>
          {t('calendar.copy')}
        </Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Icon of={CalendarPlus} />
          {t('calendar.subscribe')}
        </a>
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <p className="w-full text-sm text-muted">{t('calendar.renewText')}</p>
        <Button variant="ghost" size="sm" loading={resetting} onClick={() => renew(url)}>
          {t('calendar.renew')}
        </Button>
        <Button variant="ghost" size="sm" loading={resetting} onClick={end}>
          {t('calendar.revoke')}
        </Button>
      </div>
    </div>
  );
}
