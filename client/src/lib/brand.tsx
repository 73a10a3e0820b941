import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The product's mark and name, leading to the place that is home where it stands. */
export function Brand({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      className="inline-flex min-h-touch items-center gap-2.5 rounded-control pr-2 font-title text-xl font-semibold text-ink"
    >
      <img src="/favicon.svg" alt="" width={32} height={32} />
      {t('productName')}
    </Link>
  );
}
