import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';

interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly { readonly heading: string; readonly text: string }[];
}

/** One legal text, with the way back to wherever it was opened from; rendered to HTML at build. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  const { t } = useTranslation('legal');
  return (
    <main className="mx-auto w-full max-w-2xl px-4 pt-4 pb-16 sm:px-6">
      <a href={paths.home} data-back className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        <Icon of={ArrowLeft} size={18} />
        {t('back')}
      </a>
      <h1 className="mt-4 text-4xl">{title}</h1>
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
