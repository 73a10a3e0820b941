import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { useGenerationFeed } from './use-generation-feed';

/** Keeps the card up to date while the chef writes, and speaks only where it cannot. */
export function GenerationFeed({ id, seq }: { id: string; seq: number }) {
  const { t } = useTranslation('recipes');
  const { online, lost, resume } = useGenerationFeed(id, seq);
  if (!online) {
    return (
      <Banner tone="warning" className="mb-4">
        {t('lost.offline')}
      </Banner>
    );
  }
  if (!lost) return null;
  return (
    <Banner
      tone="warning"
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" onClick={resume}>
          {t('lost.resume')}
        </Button>
      }
    >
      {t('lost.text')}
    </Banner>
  );
}
