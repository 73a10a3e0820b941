import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { storedValue, useStoredValue } from '../../lib/stored-value';
import { IconButton } from '../../ui/icon-button';

const promoCode = 'FREE30';

const dismissed = storedValue<boolean>({
  area: 'local',
  key: 'promo-banner-dismissed',
  parse: (text) => text === 'true',
  format: (value) => (value ? 'true' : null),
});

/** The welcome offer; once dismissed it stays away on this device. */
export function PromoBanner({ onClaim }: { onClaim: (promoCode: string) => void }) {
  const { t } = useTranslation('landing');
  if (useStoredValue(dismissed)) return null;
  return (
    <aside
      aria-label={t('promo.label')}
      className="flex items-center justify-center gap-2 bg-aubergine px-4 py-1 text-on-aubergine"
    >
      <p className="flex flex-1 flex-wrap items-center justify-center gap-x-3 text-center text-sm">
        {t('promo.text')}
        <Link
          to={paths.signUp}
          onClick={() => onClaim(promoCode)}
          className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
        >
          {t('promo.claim')}
        </Link>
      </p>
      <IconButton
        label={t('promo.dismiss')}
        icon={X}
        className="text-on-aubergine hover:not-disabled:bg-aubergine-strong"
        onClick={() => dismissed.write(true)}
      />
    </aside>
  );
}
