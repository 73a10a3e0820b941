import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { errorReference, failureSentence } from '../../apollo/failure-sentence';
import { paths } from '../../app/paths';
import { EmptyPlate } from '../../illustrations/scenes/empty-plate';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { PageHeading } from '../../lib/page-heading';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Icon } from '../../ui/icon';
import { RecipeSkeleton } from './recipe-skeleton';
import { RecipeView } from './recipe-view';
import { useRecipePage } from './use-recipe-page';

/** A recipe at its own address, for as many as the address says. */
export function RecipePage() {
  const { id = '' } = useParams();
  const page = useRecipePage(id);
  return (
    <>
      <BackButton />
      {page.recipe ? (
        <RecipeView key={id} recipe={page.recipe} page={page} />
      ) : page.loading ? (
        <RecipeSkeleton />
      ) : page.error ? (
        <RecipeFailed error={page.error} onRetry={page.retry} />
      ) : (
        <RecipeGone />
      )}
    </>
  );
}

/** Where the visit began at this page, there is nothing to go back to. */
const cameFromWithin = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx !== 0;
};

function BackButton() {
  const { t } = useTranslation('cooking');
  const navigate = useNavigate();
  const look = buttonClass({
    variant: 'ghost',
    size: 'sm',
    className: '-ml-3.5 mb-2 print:hidden',
  });
  return cameFromWithin() ? (
    <Button
      variant="ghost"
      size="sm"
      icon={ArrowLeft}
      className="-ml-3.5 mb-2 print:hidden"
      onClick={() => void navigate(-1)}
    >
      {t('back')}
    </Button>
  ) : (
    <Link to={paths.favorites} className={look}>
      <Icon of={ArrowLeft} size={18} />
      {t('favorites')}
    </Link>
  );
}

function RecipeFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['cooking', 'recipes', 'common']);
  const { t: sentence } = useTranslation('errors');
  const reference = errorReference(error);
  return (
    <>
      <PageHeading title={t('recipes:dialog.loadFailed')} className="sr-only" />
      <ErrorState
        illustration={<SpiltPot />}
        title={t('recipes:dialog.loadFailed')}
        message={failureSentence(sentence, error)}
        reference={reference ? sentence('reference', { id: reference }) : undefined}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        action={
          <Link to={paths.favorites} className={buttonClass({ variant: 'secondary' })}>
            {t('favorites')}
          </Link>
        }
      />
    </>
  );
}

function RecipeGone() {
  const { t } = useTranslation(['cooking', 'recipes']);
  return (
    <>
      <PageHeading title={t('recipes:dialog.gone')} className="sr-only" />
      <EmptyState
        illustration={<EmptyPlate />}
        title={t('recipes:dialog.gone')}
        action={
          <>
            <Link to={paths.feed} className={buttonClass()}>
              {t('goneAction')}
            </Link>
            <Link to={paths.favorites} className={buttonClass({ variant: 'secondary' })}>
              {t('favorites')}
            </Link>
          </>
        }
      >
        {t('recipes:dialog.goneText')}
      </EmptyState>
    </>
  );
}
