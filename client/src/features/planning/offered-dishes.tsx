import { useTranslation } from 'react-i18next';
import { DishPicture } from '../../illustrations/dish-picture';
import { failureSentence } from '../../apollo/failure-sentence';
import { Button } from '../../ui/button';
import { Loading, Skeleton } from '../../ui/skeleton';
import type { Offered, Offers } from './use-offers';

const rowClass = '-mx-5 flex gap-3 overflow-x-auto px-5 py-1 sm:-mx-7 sm:px-7';

interface OfferedDishesProps {
  legend: string;
  offers: Offers;
  /** Said where there is none. */
  empty: string;
  onPick: (dish: Offered) => void;
}

/** Dishes in a row that scrolls, one press each. */
export function OfferedDishes({ legend, offers, empty, onPick }: OfferedDishesProps) {
  const { t } = useTranslation('common');
  const { t: sentence } = useTranslation('errors');
  const { dishes, error, retry } = offers;
  if (!dishes && error !== undefined)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-muted">
        {failureSentence(sentence, error)}
        <Button variant="ghost" size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  if (!dishes)
    return (
      <Loading label={t('loading')}>
        <div className="flex gap-3 overflow-hidden py-1">
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} className="h-41 w-36 shrink-0 rounded-control" />
          ))}
        </div>
      </Loading>
    );
  if (dishes.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul aria-label={legend} className={rowClass}>
      {dishes.map((dish) => (
        <li key={dish.id} className="flex w-36 shrink-0">
          <button
            type="button"
            onClick={() => onPick(dish)}
            className="flex w-full flex-col overflow-hidden rounded-control border border-line bg-surface text-left transition-ui hover:border-control hover:shadow-card active:scale-[0.985]"
          >
            <DishPicture
              recipeId={dish.id}
              mealType={dish.mealType}
              picture={dish.picture}
              className="h-24 w-full shrink-0"
            />
            <span className="line-clamp-2 m-2.5 font-title leading-tight font-[560] wrap-break-word hyphens-auto">
              {dish.title}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
