import { useTranslation } from 'react-i18next';
import { operator } from '../../lib/contact';
import { LegalPage } from './legal-page';

export function PrivacyPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      sections={t('privacy.sections', { returnObjects: true, operator })}
    />
  );
}
