import { useTranslation } from 'react-i18next';
import { operator } from '../../lib/contact';
import { LegalPage } from './legal-page';

export function TermsPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('terms.title')}
      intro={t('terms.intro')}
      sections={t('terms.sections', { returnObjects: true, operator })}
    />
  );
}
