import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { IconButton } from '../../ui/icon-button';

const promoCode = 'FREE30';

/** The welcome offer; once dismissed it stays away on this device (public/boot.js hides it before it is painted). */
export function PromoBanner() {
  const { t } = useTranslation('landing');
  return (
    <aside
      data-promo-banner
      aria-label={t('promo.label')}
      className="flex items-center justify-center gap-2 bg-aubergine px-4 py-1 text-on-aubergine in-data-[promo=dismissed]:hidden"
    >
      <p className="flex flex-1 flex-wrap items-center justify-center gap-x-3 text-center text-sm">
        {t('promo.text')}
        <a
          href={paths.signUp}
          data-promo-code={promoCode}
          className="relative inline-flex min-h-6 items-center font-semibold underline underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.5"
        >
          {t('promo.claim')}
        </a>
      </p>
      <IconButton
        label={t('promo.dismiss')}
        icon={X}
        data-promo-dismiss
        className="script-only text-on-aubergine hover:not-disabled:bg-aubergine-strong"
      />
    </aside>
  );
}
