import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { MealTypePicture } from '../../illustrations/meal-type-picture';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';

/** Tonight's meal, or the way to one. */
export function Tonight() {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="tonight"
      className="overflow-hidden sm:grid sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <p className="text-xs font-semibold tracking-[0.09em] text-tomato uppercase">
          {t('tonight.kicker')}
        </p>
        <h3 id="tonight" className="text-3xl">
          {t('tonight.heading')}
        </h3>
        <p className="text-lg text-muted">{t('tonight.text')}</p>
        <Link to={paths.feed} className={buttonClass({ size: 'lg', className: 'mt-2' })}>
          <Icon of={Sparkles} />
          {t('tonight.action')}
        </Link>
      </div>
      <MealTypePicture
        mealType="MAIN"
        className="order-first aspect-[5/2] w-full sm:order-none sm:aspect-auto sm:h-full sm:min-h-72"
      />
    </Card>
  );
}
