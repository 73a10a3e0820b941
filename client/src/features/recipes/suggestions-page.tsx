import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { failureSentence } from '../../apollo/failure-sentence';
import { paths } from '../../app/paths';
import { useRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import type { CameFrom } from '../../lib/came-from';
import { Loading, SkeletonCard } from '../../ui/skeleton';
import { useToast } from '../../ui/use-toast';
import { GenerationView } from './generation-view';
import { MealTypeChoice } from './meal-type-choice';
import { OrderProblem } from './order-problem';
import { ProblemCard } from './problem-card';
import { useFocusAfterChange } from './use-focus-after-change';
import { useSuggestion } from './use-suggestion';

export function SuggestionsPage() {
  const { t } = useTranslation(['recipes', 'common']);
  const { t: sentence } = useTranslation('errors');
  const suggestion = useSuggestion();
  const { screen, changeType, regenerate, retry, retryWithout, resume } = suggestion;
  const { openRecipe, recipeDialog } = useRecipeDialog();
  const view = useRef<HTMLDivElement>(null);
  const shown = screen.kind === 'order' ? screen.order.id : screen.kind;
  useFocusAfterChange(view, shown);
  useTopAfterChange(view, shown);
  useLeadToQuestionnaire(
    screen.kind === 'problem' &&
      screen.problem.kind === 'refused' &&
      screen.problem.code === 'PREFERENCES_MISSING',
  );

  return (
    <div ref={view} className="scroll-mt-4">
      {content()}
      {recipeDialog}
    </div>
  );

  function content() {
    switch (screen.kind) {
      case 'choice':
        return <MealTypeChoice {...suggestion} />;
      case 'resuming':
        return (
          <Loading label={t('common:loading')}>
            <SkeletonCard />
          </Loading>
        );
      case 'resumeFailed':
        return (
          <ProblemCard
            alert
            illustration={<SpiltPot />}
            title={t('dialog.loadFailed')}
            message={failureSentence(sentence, screen.error)}
            onChangeType={changeType}
            onRetry={resume}
          />
        );
      case 'problem':
        return (
          <OrderProblem
            order={screen.order}
            problem={screen.problem}
            onChangeType={changeType}
            onRetry={retry}
            onRetryWithout={retryWithout}
          />
        );
      case 'order':
        return (
          <GenerationView
            order={screen.order}
            onOpen={openRecipe}
            onChangeType={changeType}
            onRegenerate={regenerate}
            onRetry={retry}
            onRetryWithout={retryWithout}
          />
        );
    }
  }
}

/** A new view is read from its top, wherever the press that brought it was. */
function useTopAfterChange(view: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) view.current?.scrollIntoView({ block: 'start' });
    before.current = shown;
  }, [shown, view]);
}

/** Without preferences no recipe can fit: the questionnaire comes first. */
function useLeadToQuestionnaire(missing: boolean): void {
  const { t } = useTranslation('suggestions');
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!missing) return;
    toast({ tone: 'info', title: t('preferencesMissing') });
    const state: CameFrom = { cameFrom: paths.feed };
    void navigate(paths.questionnaire, { state });
  }, [missing, navigate, t, toast]);
}
