import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyPlate } from '../../illustrations/scenes/empty-plate';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { paths } from '../paths';

interface SoonPageProps {
  page: 'chat' | 'planning' | 'shopping' | 'inventory' | 'settings';
}

/** A page that is not built yet says so plainly, and what it will be for. */
export function SoonPage({ page }: SoonPageProps) {
  const { t } = useTranslation('shell');
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-4 text-center *:max-w-full *:min-w-0">
      <EmptyPlate className="w-48" />
      <h2 className="text-2xl">{t('soon.heading')}</h2>
      <p className="text-lg text-muted">{t(`soon.${page}`)}</p>
      <Link to={paths.feed} className={buttonClass()}>
        {t('soon.action')}
      </Link>
    </Card>
  );
}
