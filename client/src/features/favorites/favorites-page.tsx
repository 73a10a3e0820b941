import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failureSentence } from '../../apollo/failure-sentence';
import { paths } from '../../app/paths';
import { CollectionLinks } from '../../entities/recipe/collection-links';
import { LoadMore } from '../../entities/recipe/load-more';
import { RecipeActions } from '../../entities/recipe/recipe-actions';
import { RecipeCard } from '../../entities/recipe/recipe-card';
import { useRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import type { MealType } from '../../graphql.generated';
import { useDebounced } from '../../lib/use-debounced';
import { EmptyFavorites } from '../../illustrations/scenes/empty-favorites';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Loading, SkeletonCard } from '../../ui/skeleton';
import { DeleteFavorite } from './delete-favorite';
import { FavoriteFilters } from './favorite-filters';
import { useDeleteFavorite } from './use-delete-favorite';
import { useFavoriteList } from './use-favorite-list';

/** Between the last key and the question to the server, in milliseconds. */
const searchDelay = 250;

const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

export function FavoritesPage() {
  const { t } = useTranslation(['favorites', 'common']);
  const { t: sentence } = useTranslation('errors');
  const [typed, setTyped] = useState('');
  const [mealType, setMealType] = useState<MealType | null>(null);
  const search = useDebounced(typed.trim(), searchDelay);
  const list = useFavoriteList(search, mealType);
  const { openRecipe, recipeDialog } = useRecipeDialog();
  const deleteFavorite = useDeleteFavorite();
  const heading = useRef<HTMLHeadingElement>(null);
  const filtered = search !== '' || mealType !== null;

  const remove = (recipeId: string): void => {
    deleteFavorite(recipeId);
    heading.current?.focus({ preventScroll: true });
  };
  const resetFilters = (): void => {
    setTyped('');
    setMealType(null);
  };

  return (
    <>
      <CollectionLinks />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t('heading')}
      </h2>
      <p className="mt-2 mb-6 text-lg text-muted">{t('text')}</p>
      <FavoriteFilters
        search={typed}
        mealType={mealType}
        onSearch={setTyped}
        onMealType={setMealType}
      />
      {content()}
      {recipeDialog}
    </>
  );

  function content() {
    const { favorites, pending, error, retry, hasMore, loadingMore, moreError, loadMore } = list;
    if (error) {
      return (
        <ErrorState
          headingLevel={3}
          title={sentence('favorites.loadFailed')}
          message={failureSentence(sentence, error)}
          illustration={<SpiltPot />}
          retryLabel={t('common:retry')}
          onRetry={retry}
        />
      );
    }
    if (!favorites) {
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
    if (favorites.length === 0 && !hasMore) {
      return (
        <EmptyState
          headingLevel={3}
          illustration={<EmptyFavorites />}
          title={t('empty')}
          action={
            filtered ? (
              <Button variant="secondary" onClick={resetFilters}>
                {t('resetFilters')}
              </Button>
            ) : (
              <>
                <Link to={paths.feed} className={buttonClass()}>
                  {t('emptyAction')}
                </Link>
                <Link to={paths.book} className={buttonClass({ variant: 'secondary' })}>
                  {t('emptyBook')}
                </Link>
              </>
            )
          }
        >
          {t(filtered ? 'nothingFound' : 'emptyText')}
        </EmptyState>
      );
    }
    return (
      <>
        <p role="status" className="sr-only">
          {t('shown', { count: favorites.length })}
        </p>
        <ul
          aria-busy={pending}
          className={`transition-ui ${gridClass} ${pending ? 'opacity-60' : ''}`}
        >
          {favorites.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard
                from={recipe}
                onOpen={openRecipe}
                compact
                actions={
                  <>
                    <RecipeActions from={recipe} />
                    <DeleteFavorite from={recipe} onDelete={remove} />
                  </>
                }
              />
            </li>
          ))}
        </ul>
        {hasMore && (
          <LoadMore
            loading={loadingMore}
            failed={sentence('favorites.loadFailed')}
            problem={moreError ? failureSentence(sentence, moreError) : null}
            onLoad={loadMore}
          />
        )}
      </>
    );
  }
}
