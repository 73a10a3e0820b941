import clsx from 'clsx';
import { ArrowLeft, RefreshCw, Shapes, Sparkles } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { stillToEat } from '../../entities/inventory/freshness';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { isOver } from '../../entities/recipe/generation-order';
import { useGenerationProgressFragment } from '../../entities/recipe/generation-progress.generated';
import { mealTypes } from '../../entities/recipe/meal-types';
import { useStopRecipeGeneration } from '../../entities/recipe/use-stop-recipe-generation';
import type { MealType } from '../../graphql.generated';
import { EmptyFridge } from '../../illustrations/scenes/empty-fridge';
import { MealTypePicture } from '../../illustrations/meal-type-picture';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { RadioCards } from '../../ui/radio-cards';
import { FridgeDishes } from './fridge-dishes';
import { FridgeRecipeProblem } from './fridge-recipe-problem';
import { FridgeRecipeView } from './fridge-recipe-view';
import { useFridgeRecipe } from './use-fridge-recipe';

interface FridgeRecipeDialogProps {
  open: boolean;
  /** Null while the fridge could not be read. */
  items: readonly FridgeItem[] | null;
  /** Whether the next visit goes on from here: a recipe was written, or is being written. */
  onClose: (resumable: boolean) => void;
}

/** What the household can cook with its fridge; then, asked for a type, what the chef makes of it. */
export function FridgeRecipeDialog({ open, items, onClose }: FridgeRecipeDialogProps) {
  const { t } = useTranslation(['inventory', 'recipes']);
  const { t: sentence } = useTranslation('errors');
  const [mealType, setMealType] = useState<MealType>('MAIN');
  const [asking, setAsking] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const { step, start, regenerate, retry, changeType } = useFridgeRecipe();
  const { stop } = useStopRecipeGeneration();
  const orderId = step.kind === 'choice' ? null : step.order.id;
  const { data, complete } = useGenerationProgressFragment({
    __typename: 'RecipeGeneration',
    id: orderId ?? '',
  });
  const generation = orderId !== null && complete ? data : null;
  const today = todayInZurich();
  const failed =
    step.kind === 'problem' ||
    (generation !== null && isOver(generation.stage) && generation.stage !== 'DONE');
  const isRunning = orderId !== null && !failed && generation?.stage !== 'DONE';
  // Nobody waits for it any more; should the request fail, the next order stops it.
  const choose = (): void => {
    if (isRunning) void stop(orderId);
    changeType();
  };
  const turnTo = (toChef: boolean): void => {
    setAsking(toChef);
    inside.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
  };
  const leave = (): void => onClose(step.kind === 'order' && !failed);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) leave();
      }}
      size="lg"
      title={t('recipe.heading')}
      closeLabel={t('recipe.close')}
      footer={footer()}
    >
      <div ref={inside}>{content()}</div>
    </Dialog>
  );

  function content(): ReactNode {
    if (!items) return <Banner tone="error">{sentence('inventory.readFailed')}</Banner>;
    if (step.kind === 'problem') return <FridgeRecipeProblem problem={step.problem} />;
    if (step.kind === 'order') {
      return <FridgeRecipeView orderId={step.order.id} generation={generation} />;
    }
    if (items.length === 0) {
      return (
        <EmptyState
          headingLevel={3}
          size="sm"
          illustration={<EmptyFridge />}
          title={sentence('recipes.inventoryEmpty')}
        >
          {t('emptyText')}
        </EmptyState>
      );
    }
    if (!asking) return <FridgeDishes today={today} />;
    return <Choice items={items} today={today} mealType={mealType} onMealType={setMealType} />;
  }

  function footer(): ReactNode {
    const close = (
      <Button
        variant="secondary"
        className={clsx(isRunning && 'max-sm:col-span-full')}
        onClick={leave}
      >
        {t('recipe.close')}
      </Button>
    );
    if (!items || (items.length === 0 && step.kind === 'choice')) return close;
    if (step.kind === 'choice' && !asking) {
      return (
        <Button icon={Sparkles} onClick={() => turnTo(true)}>
          {t('dishes.ask')}
        </Button>
      );
    }
    if (step.kind === 'choice') {
      return (
        <>
          <Button variant="secondary" icon={ArrowLeft} onClick={() => turnTo(false)}>
            {t('dishes.back')}
          </Button>
          <Button icon={Sparkles} onClick={() => start(mealType)}>
            {t('recipe.start')}
          </Button>
        </>
      );
    }
    return (
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:flex">
        <Button
          variant="ghost"
          icon={Shapes}
          className="max-sm:order-last max-sm:col-span-full sm:mr-auto"
          onClick={choose}
        >
          {t('recipe.changeType')}
        </Button>
        {close}
        {!isRunning && (
          <Button
            variant={failed ? 'primary' : 'secondary'}
            icon={RefreshCw}
            onClick={failed ? retry : regenerate}
          >
            {t(failed ? 'recipe.retry' : 'recipe.regenerate')}
          </Button>
        )}
      </div>
    );
  }
}

interface ChoiceProps {
  items: readonly FridgeItem[];
  today: string;
  mealType: MealType;
  onMealType: (mealType: MealType) => void;
}

function Choice({ items, today, mealType, onMealType }: ChoiceProps) {
  const { t } = useTranslation(['inventory', 'recipes']);
  const first = stillToEat(items, today);
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('recipe.text')}</p>
      {first.length > 0 && (
        <section aria-labelledby="use-first" className="rounded-control bg-saffron-soft p-4">
          <h3 id="use-first" className="text-lg">
            {t('recipe.startFirst')}
          </h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {first.map(({ id, name }) => (
              <li key={id} className="max-w-full">
                <Chip className="bg-surface text-saffron-ink">{name}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <RadioCards
        legend={t('recipe.type')}
        columns={3}
        options={mealTypes.map((value) => ({
          value,
          label: t(`recipes:mealType.${value}`),
          illustration: <MealTypePicture mealType={value} className="size-12 rounded-sm" />,
        }))}
        value={mealType}
        onChange={onMealType}
      />
    </div>
  );
}
