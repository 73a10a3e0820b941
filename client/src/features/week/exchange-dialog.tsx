import { ChefHat, Shuffle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChefWriting } from '../../entities/recipe/chef-writing';
import { ConflictBox } from '../../entities/recipe/conflict-list';
import { orderProblemWords } from '../../entities/recipe/order-problem-words';
import { DishPicture } from '../../illustrations/dish-picture';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { mealDay } from './day-words';
import type { Decision } from './expect-week';
import { useChefIdea } from './use-chef-idea';
import type { Dish, Week, WeekMeal } from './week';

interface ExchangeDialogProps {
  week: Week;
  meal: WeekMeal;
  open: boolean;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

/** What could stand in a meal's place: one press puts it there, or has the chef write it. */
export function ExchangeDialog({ week, meal, open, onClose, onDecide }: ExchangeDialogProps) {
  const { t } = useTranslation(['week', 'common']);
  const { t: own } = useTranslation('week');
  const { t: sentence } = useTranslation('errors');
  const { recipe } = meal;
  const decide = (decision: Decision): void => {
    onClose();
    onDecide(decision);
  };
  const chef = useChefIdea(week, meal, (recipeId) => decide({ recipeId }));
  const leave = (): void => {
    chef.leave();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) leave();
      }}
      size="lg"
      title={t('exchange.title', { day: mealDay(own, week, meal) })}
      description={recipe && t('exchange.text', { title: recipe.title })}
      closeLabel={t('common:close')}
      footer={
        chef.writing ? (
          <Button variant="secondary" onClick={leave}>
            {t('exchange.cancel')}
          </Button>
        ) : (
          <>
            <OtherWay
              icon={ChefHat}
              name={t(chef.problem ? 'common:retry' : 'exchange.chef')}
              text={t('exchange.chefText')}
              onClick={chef.ask}
            />
            <OtherWay
              icon={Shuffle}
              name={t('exchange.another')}
              text={t('exchange.anotherText')}
              onClick={() => decide({ another: true })}
            />
          </>
        )
      }
    >
      {chef.problem && (
        <Banner tone="error" className="mb-5">
          {orderProblemWords(sentence, chef.problem)}
          {'conflicts' in chef.problem && <ConflictBox conflicts={chef.problem.conflicts ?? []} />}
        </Banner>
      )}
      {chef.writing ? (
        <ChefWriting orderId={chef.writing.order.id} generation={chef.writing.generation} />
      ) : (
        <Alternatives meal={meal} onChoose={(recipeId) => decide({ recipeId })} />
      )}
    </Dialog>
  );
}

interface OtherWayProps {
  icon: LucideIcon;
  name: string;
  /** What it does, as another dish comes of each. */
  text: string;
  onClick: () => void;
}

function OtherWay({ icon, name, text, onClick }: OtherWayProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-touch items-center gap-3 rounded-control border border-control bg-surface px-4 py-2.5 text-left transition-ui hover:bg-herb-soft active:scale-[0.985] sm:flex-1"
    >
      <Icon of={icon} className="text-herb" />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </button>
  );
}

interface AlternativesProps {
  meal: WeekMeal;
  onChoose: (recipeId: string) => void;
}

function Alternatives({ meal: { alternatives }, onChoose }: AlternativesProps) {
  const { t } = useTranslation('week');
  if (alternatives.length === 0) return <p className="py-4 text-muted">{t('exchange.none')}</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {alternatives.map((dish) => (
        <li key={dish.id} className="flex min-w-0">
          <Alternative dish={dish} onChoose={() => onChoose(dish.id)} />
        </li>
      ))}
    </ul>
  );
}

function Alternative({ dish, onChoose }: { dish: Dish; onChoose: () => void }) {
  const { t } = useTranslation('week');
  const { id, title, mealType, picture, preparationMinutes: minutes } = dish;
  return (
    <button
      type="button"
      aria-label={t('exchange.choose', { title, minutes })}
      onClick={onChoose}
      className="flex w-full min-w-0 overflow-hidden rounded-card border border-control bg-surface text-left transition-ui hover:-translate-y-0.5 hover:shadow-lift active:scale-[0.985] sm:flex-col"
    >
      <DishPicture
        recipeId={id}
        mealType={mealType}
        picture={picture}
        className="min-h-24 w-28 shrink-0 sm:aspect-[16/10] sm:w-full"
      />
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-1 p-3.5">
        <span className="font-title leading-snug font-[560] wrap-break-word hyphens-auto">
          {title}
        </span>
        <span className="text-sm text-muted tabular-nums">{t('menu.minutes', { minutes })}</span>
      </span>
    </button>
  );
}
