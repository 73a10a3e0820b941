import { BookOpen, MoonStar } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { nextDinner } from '../../entities/planned-meal/next-dinner';
import { mealTypes } from '../../entities/recipe/meal-types';
import { MealTypePicture } from '../../illustrations/meal-type-picture';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import type { Suggestion } from './use-suggestion';
import { WishChips } from './wish-chips';

type MealTypeChoiceProps = Pick<Suggestion, 'wishes' | 'wish' | 'choose' | 'chooseTonight'>;

/** What matters today, a dinner at one press, and the six types, large and drawn. */
export function MealTypeChoice({ wishes, wish, choose, chooseTonight }: MealTypeChoiceProps) {
  const { t } = useTranslation(['recipes', 'suggestions']);
  const [{ isTonight }] = useState(nextDinner);
  return (
    <>
      <h2 tabIndex={-1} data-view-heading className="text-3xl outline-none">
        {t('suggestions:choice.heading')}
      </h2>
      <p className="mt-2 max-w-2xl text-lg text-muted">{t('suggestions:choice.text')}</p>
      <WishChips value={wishes} onChange={wish} />
      <Button size="lg" icon={MoonStar} className="mt-5 w-full sm:w-auto" onClick={chooseTonight}>
        {t(`suggestions:dinner.${isTonight ? 'tonight' : 'tomorrow'}`)}
      </Button>
      <h3 className="mt-7 text-xl">{t('suggestions:orChoose')}</h3>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-3">
        {mealTypes.map((mealType) => (
          <li key={mealType}>
            <button
              type="button"
              onClick={() => choose(mealType)}
              className="group flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-surface text-left shadow-card transition-ui hover:-translate-y-0.5 hover:shadow-lift active:scale-[0.985]"
            >
              <MealTypePicture
                mealType={mealType}
                className="aspect-[16/10] w-full sm:aspect-[4/3]"
              />
              <span className="flex flex-1 flex-col gap-1 p-3.5 sm:p-5">
                <span className="font-title text-lg leading-tight sm:text-xl font-[560]">
                  {t(`mealType.${mealType}`)}
                </span>
                <span className="text-sm text-muted sm:text-base">
                  {t(`suggestions:mealTypeText.${mealType}`)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Link to={paths.book} className={buttonClass({ variant: 'secondary', className: 'mt-6' })}>
        <Icon of={BookOpen} />
        {t('suggestions:choice.orBook')}
      </Link>
    </>
  );
}
