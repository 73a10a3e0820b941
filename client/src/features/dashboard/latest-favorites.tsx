import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useFavoriteRecipesQuery } from '../../entities/recipe/favorite-recipes.generated';
import { RecipeCard } from '../../entities/recipe/recipe-card';
import { EmptyFavorites } from '../../illustrations/scenes/empty-favorites';
import { useInSteps } from '../../lib/use-in-steps';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { SkeletonCard } from '../../ui/skeleton';

const shown = 3;

interface LatestFavoritesProps {
  /** How many there are in all. */
  count: number;
  onOpen: (recipeId: string) => void;
}

/** The newest of the saved recipes. Reads the first page of the favourites, and so warms that page. */
export function LatestFavorites({ count, onOpen }: LatestFavoritesProps) {
  const { t } = useTranslation('dashboard');
  const { data, error } = useFavoriteRecipesQuery({ skip: count === 0 });
  const recipes = data?.viewer?.favoriteRecipes?.edges.slice(0, shown).map(({ node }) => node);
  const drawn = useInSteps(Boolean(recipes));
  // The page stands without it; the favourites' own page says what is wrong.
  if (error) return null;
  return (
    <section aria-labelledby="latest-favorites" className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="latest-favorites" className="text-2xl">
          {t('latest.heading')}
        </h3>
        {count > 0 && (
          <Link
            to={paths.favorites}
            className={buttonClass({ variant: 'ghost', size: 'sm', className: '-mx-3.5' })}
          >
            {t('latest.all')}
          </Link>
        )}
      </div>
      {count === 0 ? (
        <Card padding="none">
          <EmptyState
            headingLevel={4}
            illustration={<EmptyFavorites />}
            title={t('latest.emptyHeading')}
            action={
              <Link to={paths.feed} className={buttonClass({ variant: 'secondary' })}>
                {t('latest.emptyAction')}
              </Link>
            }
          >
            {t('latest.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        // Where there are two columns, a third card would stand alone.
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 [&>:nth-child(3)]:sm:max-lg:hidden">
          {recipes && drawn
            ? recipes.map((recipe) => (
                <li key={recipe.id}>
                  <RecipeCard from={recipe} onOpen={onOpen} headingLevel={4} compact />
                </li>
              ))
            : Array.from({ length: Math.min(count, shown) }, (_, index) => (
                <li key={index}>
                  <SkeletonCard />
                </li>
              ))}
          {count < shown && (
            <li className={count === 1 ? 'lg:col-span-2' : undefined}>
              <AnotherIdea />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** Fills a row that has room: there is always another recipe to find. */
function AnotherIdea() {
  const { t } = useTranslation('dashboard');
  return (
    <Link
      to={paths.feed}
      className="grid h-full min-h-40 content-center justify-items-center gap-2 rounded-card border-2 border-dashed border-line p-6 text-center hover:bg-sunken"
    >
      <Icon of={Sparkles} size={28} className="text-herb" />
      <span className="font-title text-xl font-[560]">{t('latest.another')}</span>
      <span className="text-muted">{t('latest.anotherText')}</span>
    </Link>
  );
}
