import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LostSpoon } from '../../illustrations/scenes/lost-spoon';
import { PageHeading } from '../../lib/page-heading';
import { buttonClass } from '../../ui/button-class';

export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  return (
    <main className="mx-auto grid w-full max-w-lg flex-1 content-center justify-items-center gap-5 px-4 py-10 text-center">
      <LostSpoon className="w-56" />
      <PageHeading title={t('title')} className="text-4xl" />
      <p className="text-lg text-muted">{t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={paths.home} className={buttonClass()}>
          {t('home')}
        </Link>
        <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
          {t('dashboard')}
        </Link>
      </div>
    </main>
  );
}
