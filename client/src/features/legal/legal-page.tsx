import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { PageHeading } from '../../lib/page-heading';
import { Button } from '../../ui/button';

interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly { readonly heading: string; readonly text: string }[];
}

/** One legal text, with the way back to wherever it was opened from. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const navigate = useNavigate();
  // Opened by itself, the page has nothing behind it to go back to.
  const goBack = (): void => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
  return (
    <main className="mx-auto w-full max-w-2xl px-4 pt-4 pb-16 sm:px-6">
      <Button variant="ghost" size="sm" icon={ArrowLeft} onClick={goBack}>
        {t('back')}
      </Button>
      <PageHeading title={title} className="mt-4 text-4xl" />
      <p className="mt-2 text-muted">{t('updated')}</p>
      <p className="mt-6 text-lg">{intro}</p>
      {sections.map(({ heading, text }) => (
        <section key={heading} className="mt-8">
          <h2 className="text-xl">{heading}</h2>
          <p className="mt-2">{text}</p>
        </section>
      ))}
    </main>
  );
}
