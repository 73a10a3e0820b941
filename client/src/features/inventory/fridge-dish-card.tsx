import clsx from 'clsx';
import {
  CalendarCheck,
  CalendarPlus,
  Check,
  ChefHat,
  CircleCheck,
  ShoppingBasket,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recipePath } from '../../app/paths';
import {
  useNextDinner,
  usePlanTonight,
  type PlanTonight,
} from '../../entities/planned-meal/use-plan-tonight';
import { useAddRecipeToList } from '../../entities/recipe/use-add-recipe-to-list';
import { useIsOnList } from '../../entities/recipe/use-is-on-list';
import { WhyLine } from '../../entities/recipe/why-line';
import { DishPicture } from '../../illustrations/dish-picture';
import { CardAction, CardActions, cardActionClass } from '../../ui/card-action';
import { Icon } from '../../ui/icon';
import type { FridgeDish } from './fridge-dish';
import { missingWords } from './missing-words';

/** So many names are read at a glance. */
const mostNames = 8;

function someOf(names: readonly string[]): string {
  const some = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${some}…` : some;
}

/** A dish that the fridge suits: what it uses, what is missing, and what to do about it. */
export function FridgeDishCard({ dish, today }: { dish: FridgeDish; today: string }) {
  const { t } = useTranslation(['inventory', 'recipes']);
  const { recipe, servings, reasons, missingFoods: missing } = dish;
  const { id, title, mealType, picture, preparationMinutes } = recipe;
  const tonight = usePlanTonight(dish, useNextDinner());
  const path = recipePath(id, servings, tonight.plannedMealId);
  return (
    <article
      aria-label={title}
      className="flex w-full min-w-0 flex-col rounded-card border border-line bg-surface shadow-card"
    >
      <div className="flex min-w-0 gap-3.5 p-3.5">
        {/* For a thumb that goes to the picture; the link below says the same. */}
        <Link to={path} tabIndex={-1} aria-hidden className="shrink-0">
          <DishPicture
            recipeId={id}
            mealType={mealType}
            picture={picture}
            className="size-24 rounded-control"
          />
        </Link>
        <div className="grid min-w-0 flex-1 content-start gap-1.5">
          <h3 className="text-lg leading-snug wrap-break-word hyphens-auto">{title}</h3>
          <WhyLine minutes={preparationMinutes} reasons={reasons} today={today} />
        </div>
      </div>
      <div className="mb-auto px-3.5 pb-3.5">
        {missing.length === 0 ? (
          <p className="flex items-center gap-1.5 text-sm font-medium text-herb">
            <Icon of={CircleCheck} size={16} />
            {t('dishes.allThere')}
          </p>
        ) : (
          <p className="text-sm wrap-break-word">
            <span className="font-semibold">{t('dishes.missing', { count: missing.length })}</span>{' '}
            <span className="text-muted">
              {someOf(missing.map((food) => missingWords(t, food, today)))}
            </span>
          </p>
        )}
      </div>
      <CardActions>
        <Link
          to={path}
          aria-label={t('recipes:cookOne', { title })}
          className={clsx(cardActionClass, 'text-herb hover:bg-herb-soft')}
        >
          <Icon of={ChefHat} size={16} />
          {t('recipes:cook')}
        </Link>
        <TonightAction title={title} tonight={tonight} />
        {missing.length > 0 && <MissingAction dish={dish} plannedMealId={tonight.plannedMealId} />}
      </CardActions>
    </article>
  );
}

function TonightAction({ title, tonight }: { title: string; tonight: PlanTonight }) {
  const { t } = useTranslation('inventory');
  const { isTonight, plannedMealId, plan } = tonight;
  const isPlanned = plannedMealId !== null;
  const evening = isTonight ? 'tonight' : 'tomorrow';
  return (
    <>
      <CardAction
        icon={isPlanned ? CalendarCheck : CalendarPlus}
        aria-label={t(isPlanned ? 'dishes.plannedOne' : `dishes.${evening}One`, { title })}
        aria-disabled={isPlanned || undefined}
        onClick={plan}
      >
        {t(isPlanned ? 'dishes.planned' : `dishes.${evening}`)}
      </CardAction>
      <span role="status" className="sr-only">
        {isPlanned && t('dishes.plannedOne', { title })}
      </span>
    </>
  );
}

interface MissingActionProps {
  dish: FridgeDish;
  plannedMealId: string | null;
}

/** For the meal where the dish is planned tonight. */
function MissingAction({ dish, plannedMealId }: MissingActionProps) {
  const { t } = useTranslation(['inventory', 'recipes']);
  const { status, addToList } = useAddRecipeToList();
  const { recipe, servings, missingFoods } = dish;
  const names = missingFoods.map(({ name }) => name).join(', ');
  const isListed = useIsOnList(recipe.id) || status === 'added';
  const meal = plannedMealId === null ? {} : { plannedMealId };
  return (
    <>
      <CardAction
        icon={isListed ? Check : ShoppingBasket}
        aria-label={t(isListed ? 'dishes.listedOne' : 'dishes.listOne', {
          title: recipe.title,
          names,
        })}
        aria-busy={status === 'adding' || undefined}
        aria-disabled={status === 'adding' || undefined}
        onClick={() => void addToList(recipe.id, { servings, ...meal })}
      >
        {t(isListed ? 'dishes.listed' : 'dishes.list')}
      </CardAction>
      <span role="status" className="sr-only">
        {status === 'added' && t('recipes:toList.added')}
      </span>
    </>
  );
}
