import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyPlate } from '../../illustrations/scenes/empty-plate';
import { useToast } from '../../ui/use-toast';
import { useInventoryItemsQuery } from '../../entities/inventory/inventory-items.generated';
import { GenerationFeed } from '../../entities/recipe/generation-feed';
import { useGenerationProgressFragment } from '../../entities/recipe/generation-progress.generated';
import { GenerationRefused } from './generation-refused';
import type { WishName } from './order-wishes';
import { ProblemCard } from './problem-card';
import { SuggestionCard } from './suggestion-card';
import { isOver, type Order } from '../../entities/recipe/generation-order';
import { useFocusAfterChange } from './use-focus-after-change';
import { useStopRecipeGeneration } from '../../entities/recipe/use-stop-recipe-generation';
import { WritingCard, type Draft } from './writing-card';

interface GenerationViewProps {
  order: Order;
  onOpen: (recipeId: string) => void;
  onChangeType: () => void;
  onRegenerate: () => void;
  onRetry: () => void;
  onRetryWithout: (wish: WishName) => void;
}

const nothingYet: Draft = {
  stage: 'QUEUED',
  attempt: 1,
  title: null,
  description: null,
  ingredients: [],
};

/** One generation, from the order to its end. It reads its own from the cache, and no other's. */
export function GenerationView(props: GenerationViewProps) {
  const { order, onOpen, onChangeType, onRegenerate, onRetry, onRetryWithout } = props;
  const { t } = useTranslation('suggestions');
  const toast = useToast();
  const { stop, stopping } = useStopRecipeGeneration();
  const { data, complete } = useGenerationProgressFragment({
    __typename: 'RecipeGeneration',
    id: order.id,
  });
  const generation = complete ? data : null;
  // While the chef writes, so that what the recipe takes from the fridge is said at once.
  useInventoryItemsQuery();
  const view = useRef<HTMLDivElement>(null);
  useFocusAfterChange(view, generation && isOver(generation.stage) ? generation.stage : 'WRITING');

  const requestStop = async (): Promise<void> => {
    const refusal = await stop(order.id);
    if (refusal !== null) toast({ tone: 'error', title: refusal });
  };
  const running = generation !== null && !isOver(generation.stage);
  // Nobody waits for it any more; should the request fail, the next order stops it.
  const abandon = (): void => {
    if (running) void stop(order.id);
    onChangeType();
  };

  return (
    <div ref={view}>
      <p role="status" className="sr-only">
        {announcement()}
      </p>
      {running && <GenerationFeed key={order.id} id={order.id} seq={generation.seq} />}
      {card()}
    </div>
  );

  function card() {
    if (generation?.stage === 'DONE' && generation.recipe) {
      return (
        <SuggestionCard
          recipe={generation.recipe}
          order={order}
          onOpen={onOpen}
          onChangeType={onChangeType}
          onRegenerate={onRegenerate}
        />
      );
    }
    if (generation?.stage === 'STOPPED') {
      return (
        <ProblemCard
          alert={false}
          illustration={<EmptyPlate />}
          title={t('stopped.heading')}
          message={t('stopped.text')}
          onChangeType={onChangeType}
          onRetry={onRetry}
        />
      );
    }
    if (generation && isOver(generation.stage)) {
      return (
        <GenerationRefused
          order={order}
          refusal={generation.refusal ?? { code: 'INTERRUPTED' }}
          onChangeType={onChangeType}
          onRetry={onRetry}
          onRetryWithout={onRetryWithout}
        />
      );
    }
    return (
      <WritingCard
        order={order}
        draft={generation ?? nothingYet}
        stopping={stopping}
        onStop={running ? () => void requestStop() : undefined}
        onChangeType={abandon}
      />
    );
  }

  /** What a screen reader is told: each turn once, never every line. */
  function announcement(): string {
    const { stage, attempt, title } = generation ?? nothingYet;
    const again = stage === 'RESTARTED' || (attempt > 1 && title === null);
    if (again && !isOver(stage)) return `${t('writing.restarted')}. ${t('writing.restartedText')}`;
    if (stage === 'DONE' && title) return t('done.announced', { title });
    if (isOver(stage)) return '';
    return title ? t('writing.titleArrived', { title }) : t('writing.heading');
  }
}
