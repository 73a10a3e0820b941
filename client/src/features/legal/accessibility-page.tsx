import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal-page';

export function AccessibilityPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('accessibility.title')}
      intro={t('accessibility.intro')}
      sections={t('accessibility.sections', { returnObjects: true })}
    />
  );
}
