import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failureSentence } from '../../apollo/failure-sentence';
import { paths } from '../../app/paths';
import { CollectionLinks } from '../../entities/recipe/collection-links';
import { LoadMore } from '../../entities/recipe/load-more';
import { useRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import { EmptyPlate } from '../../illustrations/scenes/empty-plate';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { PageHeading } from '../../lib/page-heading';
import { useDebounced } from '../../lib/use-debounced';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Loading, SkeletonCard } from '../../ui/skeleton';
import { BookCard } from './book-card';
import { BookFilters } from './book-filters';
import { BookLead } from './book-lead';
import { isNarrow, useBookFilter } from './use-book-filter';
import { useBookList } from './use-book-list';

/** Between the last key and the question to the server, in milliseconds. */
const searchDelay = 250;

const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** The recipe book: the same for every household, and for this one what it can eat. */
export function BookPage() {
  const { t } = useTranslation(['book', 'common']);
  const { t: sentence } = useTranslation('errors');
  const { filter, change } = useBookFilter();
  const [typed, setTyped] = useState(filter.search);
  const search = useDebounced(typed.trim(), searchDelay);
  const list = useBookList(filter);
  const { openRecipe, recipeDialog } = useRecipeDialog();

  const keepSearch = useEffectEvent((words: string) => {
    if (words !== filter.search) change({ search: words });
  });
  useEffect(() => keepSearch(search), [search]);

  const reset = (): void => {
    setTyped('');
    change({ search: '', mealType: null, minutes: null, on: new Set() });
  };

  return (
    <>
      <CollectionLinks />
      <PageHeading title={t('title')} className="text-4xl" />
      <p className="mt-2 mb-6 max-w-2xl text-lg text-muted">{t('text')}</p>
      <BookFilters filter={filter} typed={typed} onType={setTyped} onChange={change} />
      {content()}
      {recipeDialog}
    </>
  );

  function content() {
    const { recipes, pending, error, retry, hasMore, loadingMore, moreError, loadMore } = list;
    if (error && !recipes) {
      return (
        <ErrorState
          title={t('loadFailed')}
          message={failureSentence(sentence, error)}
          illustration={<SpiltPot />}
          retryLabel={t('common:retry')}
          onRetry={retry}
        />
      );
    }
    if (!recipes) {
      return (
        <Loading label={t('common:loading')}>
          <div className={gridClass}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Loading>
      );
    }
    if (recipes.length === 0 && !hasMore)
      return <Nothing atHome={filter.on.has('maison')} onReset={reset} />;
    const [first, ...others] = recipes;
    const lead = isNarrow(filter) ? undefined : first;
    return (
      <div aria-busy={pending} className={`transition-ui ${pending ? 'opacity-60' : ''}`}>
        <p role="status" className="sr-only">
          {t('shown', { count: recipes.length })}
        </p>
        {lead && <BookLead recipe={lead} onOpen={openRecipe} />}
        <h2 className="sr-only">{t('list')}</h2>
        <ul className={gridClass}>
          {(lead ? others : recipes).map((recipe) => (
            <BookCard key={recipe.id} recipe={recipe} onOpen={openRecipe} />
          ))}
        </ul>
        {hasMore && (
          <LoadMore
            loading={loadingMore}
            failed={t('loadFailed')}
            problem={moreError ? failureSentence(sentence, moreError) : null}
            onLoad={loadMore}
          />
        )}
      </div>
    );
  }
}

/** Nothing is found: a way on. */
function Nothing({ atHome, onReset }: { atHome: boolean; onReset: () => void }) {
  const { t } = useTranslation('book');
  return (
    <EmptyState
      illustration={<EmptyPlate />}
      title={t('empty')}
      action={
        <>
          {atHome && (
            <Link to={paths.inventory} className={buttonClass()}>
              {t('toFridge')}
            </Link>
          )}
          <Button variant="secondary" onClick={onReset}>
            {t('reset')}
          </Button>
        </>
      }
    >
      {t(atHome ? 'nothingAtHome' : 'nothingFound')}
    </EmptyState>
  );
}
