import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { CollectionLinks } from '../../entities/recipe/collection-links';
import { LoadMore } from '../../entities/recipe/load-more';
import { useRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { PageHeading } from '../../lib/page-heading';
import { useDebounced } from '../../lib/use-debounced';
import { ErrorState } from '../../ui/error-state';
import { Loading, SkeletonCard } from '../../ui/skeleton';
import { BookCard } from './book-card';
import { BookFilters } from './book-filters';
import { BookLead } from './book-lead';
import { NothingFound } from './nothing-found';
import { isNarrow, useBookFilter, type BookFilter } from './use-book-filter';
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
  const filters = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);

  const keepSearch = useEffectEvent((words: string) => {
    if (words !== filter.search) change(() => ({ search: words }));
  });
  useEffect(() => keepSearch(search), [search]);

  // The press itself leaves with « nothing »: the focus goes on where it would be looked for.
  const clearSearch = (): void => {
    setTyped('');
    change(() => ({ search: '' }));
    filters.current?.querySelector('input')?.focus();
  };
  const askForLess = (less: Partial<BookFilter>): void => {
    change(() => less);
    results.current?.focus();
  };

  return (
    <>
      <CollectionLinks />
      <PageHeading title={t('title')} className="text-4xl" />
      <p className="mt-2 mb-6 max-w-2xl text-lg text-muted">{t('text')}</p>
      <div ref={filters}>
        <BookFilters filter={filter} typed={typed} onType={setTyped} onChange={change} />
      </div>
      {/* It stays where it is, so that each answer is read out. */}
      <p role="status" className="sr-only">
        {announcement()}
      </p>
      <section ref={results} tabIndex={-1} aria-label={t('list')} className="outline-none">
        {content()}
      </section>
      {recipeDialog}
    </>
  );

  function announcement(): string {
    const { recipes, pending, error, hasMore } = list;
    if (error || pending || !recipes) return '';
    if (recipes.length === 0 && hasMore) return '';
    if (recipes.length > 0) return t('shown', { count: recipes.length });
    const { search: words } = filter;
    return words === '' ? t('nothing.filtered') : t('nothing.searched', { search: words });
  }

  function content() {
    const { recipes, pending, error, retry, hasMore, loadingMore, moreError, loadMore } = list;
    if (error && (!recipes || pending)) {
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
    // Of the former filter, « nothing » says nothing of this one.
    if (!recipes || (recipes.length === 0 && pending)) {
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
      return <NothingFound filter={filter} onClear={clearSearch} onLess={askForLess} />;
    const [first, ...others] = recipes;
    const lead = isNarrow(filter) ? undefined : first;
    return (
      <div aria-busy={pending} className={`transition-ui ${pending ? 'opacity-60' : ''}`}>
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
