import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';

/** The one price, and the four things it includes. */
export function PriceCard() {
  const { t } = useTranslation('landing');
  return (
    <section
      id="prix"
      aria-labelledby="price-title"
      className="mx-auto w-full max-w-3xl scroll-mt-6 px-4 sm:px-6"
    >
      <h2 id="price-title" className="text-center text-4xl">
        {t('pricing.title')}
      </h2>
      <Card
        padding="lg"
        className="mt-8 grid grid-cols-1 items-center gap-x-10 gap-y-6 shadow-lift sm:grid-cols-2"
      >
        <div>
          <p className="font-semibold text-herb">{t('pricing.plan')}</p>
          <p className="mt-1">
            <strong className="font-title text-5xl font-[560] tabular-nums">
              {t('pricing.amount')}
            </strong>{' '}
            <span className="text-muted">{t('pricing.period')}</span>
          </p>
          <p className="mt-3">{t('pricing.commitment')}</p>
        </div>
        <ul className="grid gap-3">
          {t('pricing.included', { returnObjects: true }).map((line) => (
            <li key={line} className="flex items-start gap-3">
              <Icon of={Check} className="mt-0.5 text-herb" />
              {line}
            </li>
          ))}
        </ul>
        <a
          href={paths.signUp}
          className={buttonClass({ size: 'lg', fullWidth: true, className: 'sm:col-span-2' })}
        >
          {t('start')}
        </a>
        <p className="text-center text-muted sm:col-span-2">{t('pricing.trial')}</p>
      </Card>
    </section>
  );
}
