import { CalendarCheck, CalendarPlus, Check, CircleCheck, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recipePath } from '../../app/paths';
import { CookLink } from '../../entities/recipe/cook-link';
import { useAddRecipeToList } from '../../entities/recipe/use-add-recipe-to-list';
import { WhyLine } from '../../entities/recipe/why-line';
import { DishPicture } from '../../illustrations/dish-picture';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { FridgeDish } from './fridge-dish';
import { usePlanTonight } from './use-plan-tonight';

/** So many names are read at a glance. */
const mostNames = 6;

function someOf(names: readonly string[]): string {
  const some = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${some}…` : some;
}

/** A dish that the fridge suits: what it uses, what is missing, and what to do about it. */
export function FridgeDishCard({ dish, today }: { dish: FridgeDish; today: string }) {
  const { t } = useTranslation('inventory');
  const { recipe, servings, reasons, missing } = dish;
  const { id, title, mealType, ingredients, preparationMinutes } = recipe;
  return (
    <article
      aria-label={title}
      className="flex w-full min-w-0 flex-col rounded-card border border-line bg-surface shadow-card"
    >
      <div className="flex min-w-0 gap-3.5 p-3.5">
        {/* For a thumb that goes to the picture; the button below says the same. */}
        <Link to={recipePath(id, servings)} tabIndex={-1} aria-hidden className="shrink-0">
          <DishPicture
            recipeId={id}
            mealType={mealType}
            title={title}
            ingredients={ingredients}
            className="size-24 rounded-control"
          />
        </Link>
        <div className="grid min-w-0 flex-1 content-start gap-1.5">
          <h3 className="text-lg leading-snug wrap-break-word hyphens-auto">{title}</h3>
          <WhyLine minutes={preparationMinutes} reasons={reasons} today={today} />
        </div>
      </div>
      <div className="mt-auto grid gap-3 px-3.5 pb-3.5">
        {missing.length === 0 ? (
          <p className="flex items-center gap-1.5 text-sm font-medium text-herb">
            <Icon of={CircleCheck} size={16} />
            {t('dishes.allThere')}
          </p>
        ) : (
          <p className="text-sm wrap-break-word">
            <span className="font-semibold">{t('dishes.missing', { count: missing.length })}</span>{' '}
            <span className="text-muted">{someOf(missing)}</span>
          </p>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2">
          <CookLink
            recipe={recipe}
            servings={servings}
            variant={missing.length === 0 ? 'primary' : 'secondary'}
          />
          <TonightButton dish={dish} />
          {missing.length > 0 && <MissingButton dish={dish} />}
        </div>
      </div>
    </article>
  );
}

function TonightButton({ dish }: { dish: FridgeDish }) {
  const { t } = useTranslation('inventory');
  const { status, plan } = usePlanTonight();
  const isPlanned = status === 'planned';
  const { title } = dish.recipe;
  return (
    <>
      <Button
        variant="secondary"
        icon={isPlanned ? CalendarCheck : CalendarPlus}
        loading={status === 'planning'}
        aria-label={t(isPlanned ? 'dishes.plannedOne' : 'dishes.tonightOne', { title })}
        aria-disabled={isPlanned || undefined}
        onClick={() => plan(dish)}
      >
        {t(isPlanned ? 'dishes.planned' : 'dishes.tonight')}
      </Button>
      <span role="status" className="sr-only">
        {isPlanned && t('dishes.plannedOne', { title })}
      </span>
    </>
  );
}

function MissingButton({ dish }: { dish: FridgeDish }) {
  const { t } = useTranslation(['inventory', 'recipes']);
  const { status, addToList } = useAddRecipeToList();
  const { recipe, servings, missing } = dish;
  const isAdded = status === 'added';
  return (
    <>
      <Button
        variant={'primary'}
        icon={isAdded ? Check : ShoppingBasket}
        loading={status === 'adding'}
        aria-label={t('dishes.listOne', { title: recipe.title, names: missing.join(', ') })}
        onClick={() => void addToList(recipe.id, { servings })}
      >
        {t(isAdded ? 'dishes.listed' : 'dishes.list', { count: missing.length })}
      </Button>
      <span role="status" className="sr-only">
        {isAdded && t('recipes:toList.added')}
      </span>
    </>
  );
}
