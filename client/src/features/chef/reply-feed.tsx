import { useTranslation } from 'react-i18next';
import { StreamNotice } from '../../lib/stream-notice';
import { useReplyFeed } from './use-reply-feed';

/** Keeps the reply up to date while the chef writes, and speaks only where it cannot. */
export function ReplyFeed({ messageId }: { messageId: string }) {
  const { t } = useTranslation('chef');
  const feed = useReplyFeed(messageId);
  return (
    <StreamNotice
      {...feed}
      texts={{ offline: t('lost.offline'), lost: t('lost.text'), resume: t('lost.resume') }}
    />
  );
}
