import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo } from '../ui/logo';

/** The product's mark and name, leading to the place that is home where it stands. */
export function Brand({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} className="inline-flex min-h-touch items-center rounded-control pr-2">
      <Logo label={t('productName')} className="h-9 text-herb" />
    </Link>
  );
}
