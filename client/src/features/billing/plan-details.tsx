import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const included = ['suggestions', 'shoppingLists', 'family', 'privacy'] as const;

/** What is sold, and for how much. */
export function PlanPrice() {
  const { t } = useTranslation('billing');
  return (
    <>
      <h2 className="text-xl">{t('subscription.plan')}</h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-2">
        <span className="font-title text-5xl font-[560] tabular-nums">
          {t('subscription.price')}
        </span>
        <span className="text-muted">{t('subscription.perMonth')}</span>
      </p>
      <p className="mt-2 text-muted">{t('subscription.commitment')}</p>
    </>
  );
}

/** What it holds; after the button, which a phone then shows without being scrolled. */
export function PlanIncluded() {
  const { t } = useTranslation('billing');
  return (
    <>
      <h3 className="mt-6 border-t border-line pt-6 text-lg">{t('subscription.included')}</h3>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {included.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-herb-soft text-herb">
              <Check aria-hidden size={16} strokeWidth={2.25} />
            </span>
            {t(`subscription.includes.${item}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
