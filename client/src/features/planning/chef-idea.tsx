import { Sparkles } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { spokenDate, todayInZurich } from '../../entities/planned-meal/calendar-day';
import { GenerationFeed } from '../../entities/recipe/generation-feed';
import { isOver } from '../../entities/recipe/generation-order';
import { useGenerationProgressFragment } from '../../entities/recipe/generation-progress.generated';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { Button } from '../../ui/button';
import type { MealDraft } from './meal-draft';
import { useChefIdea } from './use-chef-idea';
import type { Offered } from './use-offers';

interface ChefIdeaProps {
  draft: Pick<MealDraft, 'date' | 'mealType'>;
  onPick: (dish: Offered) => void;
  /** Plans the idea as it is, for the chef to write another day. */
  onLater?: () => void;
}

/** A dish that the chef writes for the day, handed on once it is there. */
export function ChefIdea({ draft: { date, mealType }, onPick, onLater }: ChefIdeaProps) {
  const { t } = useTranslation(['planning', 'suggestions']);
  const { t: sentence } = useTranslation('errors');
  const { order, problem, ask } = useChefIdea();
  const { data, complete } = useGenerationProgressFragment(
    order && { __typename: 'RecipeGeneration', id: order.id },
  );
  const generation = order && complete ? data : null;
  const over = generation !== null && isOver(generation.stage);
  const recipe = over ? generation.recipe : null;
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (recipe) pick(recipe);
  }, [recipe]);

  const isTonight = date === todayInZurich();
  const writing = order !== null && !over;
  const failed =
    over && !recipe
      ? refusalSentence(
          sentence,
          'startRecipeGeneration',
          generation.refusal ?? { code: 'INTERRUPTED' },
        )
      : problem;
  return (
    <div className="grid gap-3">
      {generation && writing && (
        <GenerationFeed key={generation.id} id={generation.id} seq={generation.seq} />
      )}
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 rounded-control bg-herb-soft p-4">
        <ChefAtWork className="w-full" />
        <div>
          <p role="status" className="font-title text-lg leading-snug font-[560]">
            {writing
              ? (generation?.title ?? t('suggestions:writing.heading'))
              : isTonight
                ? t('offers.ideaTonight')
                : t('offers.ideaFor', { day: spokenDate(date) })}
          </p>
          <p className="mt-1 text-sm text-muted">
            {t(writing ? 'suggestions:writing.text' : 'offers.ideaText')}
          </p>
        </div>
      </div>
      {failed !== null && (
        <p role="alert" className="rounded-control bg-tomato-soft px-4 py-3 text-sm text-tomato">
          {failed}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={Sparkles}
          loading={writing}
          onClick={() => ask(mealType, date)}
          className="grow"
        >
          {t('offers.write')}
        </Button>
        {onLater && !writing && (
          <Button variant="ghost" aria-describedby="decide-later" onClick={onLater}>
            {t('offers.later')}
          </Button>
        )}
      </div>
      {onLater && !writing && (
        <p id="decide-later" className="text-sm text-muted">
          {t('offers.laterText')}
        </p>
      )}
    </div>
  );
}
