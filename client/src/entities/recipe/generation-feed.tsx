import { useTranslation } from 'react-i18next';
import { StreamNotice } from '../../lib/stream-notice';
import { useGenerationFeed } from './use-generation-feed';

/** Keeps the card up to date while the chef writes, and speaks only where it cannot. */
export function GenerationFeed({ id, seq }: { id: string; seq: number }) {
  const { t } = useTranslation('suggestions');
  const feed = useGenerationFeed(id, seq);
  return (
    <StreamNotice
      {...feed}
      texts={{ offline: t('lost.offline'), lost: t('lost.text'), resume: t('lost.resume') }}
    />
  );
}
