import { RotateCcw, Shapes, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FirstIngredients } from '../../entities/recipe/first-ingredients';
import type { Order } from '../../entities/recipe/generation-order';
import { MealTypeLabel } from '../../entities/recipe/meal-type-label';
import type { GenerationStage } from '../../graphql.generated';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Skeleton, SkeletonText } from '../../ui/skeleton';
import { OrderedWishes } from './ordered-wishes';
import { StageList } from './stage-list';
import { SuggestionFrame } from './suggestion-frame';

/** What is certain so far; nothing yet while the order is on its way. */
export interface Draft {
  stage: GenerationStage;
  attempt: number;
  title: string | null;
  description: string | null;
  ingredients: readonly string[];
}

interface WritingCardProps {
  order: Order;
  draft: Draft;
  stopping: boolean;
  onStop: (() => void) | undefined;
  onChangeType: () => void;
}

/** The card fills in as the chef writes. */
export function WritingCard(props: WritingCardProps) {
  const { order, draft, stopping, onStop, onChangeType } = props;
  const { t } = useTranslation(['recipes', 'suggestions']);
  const { stage, attempt, title, description, ingredients } = draft;
  const restarted = stage === 'RESTARTED' || attempt > 1;
  return (
    <SuggestionFrame
      busy
      picture={
        <div className="grid content-center gap-4 bg-herb-soft p-5 sm:p-8 md:min-h-112">
          <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-1">
            <ChefAtWork className="w-full md:mx-auto md:max-w-72" />
            <div>
              <h2 tabIndex={-1} data-view-heading className="text-xl outline-none md:text-2xl">
                {t('suggestions:writing.heading')}
              </h2>
              <p className="mt-1.5">{t('suggestions:writing.text')}</p>
            </div>
          </div>
          <StageList stage={stage} hasTitle={title !== null} />
          {restarted && <RestartedNote />}
        </div>
      }
      actions={
        <>
          {onStop && (
            <Button variant="secondary" icon={Square} loading={stopping} onClick={onStop}>
              {t('suggestions:writing.stop')}
            </Button>
          )}
          <Button variant="secondary" icon={Shapes} onClick={onChangeType}>
            {t('suggestions:done.changeType')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <MealTypeLabel mealType={order.mealType} />
        <OrderedWishes order={order} />
        {title === null ? (
          <Skeleton className="h-9 w-4/5" />
        ) : (
          <h3 className="animate-rise text-3xl">{title}</h3>
        )}
        {description === null ? (
          <SkeletonText lines={3} />
        ) : (
          <p className="animate-rise text-lg text-muted">{description}</p>
        )}
        <Skeleton className="h-4 w-56 max-w-full" />
      </div>
      {/* As high as three lines, so that they push nothing when they arrive. */}
      <div className="min-h-44">
        {ingredients.length > 0 ? (
          <>
            <h4 className="mb-2 text-lg">{t('ingredients')}</h4>
            <FirstIngredients ingredients={ingredients} arriving />
          </>
        ) : (
          <>
            <Skeleton className="mb-4 h-5 w-28" />
            <SkeletonText lines={3} />
          </>
        )}
      </div>
    </SuggestionFrame>
  );
}

function RestartedNote() {
  const { t } = useTranslation(['recipes', 'suggestions']);
  return (
    <p className="mt-1 flex animate-rise gap-2.5 rounded-control bg-saffron-soft p-3 text-sm">
      <Icon of={RotateCcw} size={18} className="mt-0.5 text-saffron-ink" />
      <span>
        <strong className="block text-saffron-ink">{t('suggestions:writing.restarted')}</strong>
        {t('suggestions:writing.restartedText')}
      </span>
    </p>
  );
}
