import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../lib/use-debounced';
import { SegmentedControl } from '../../ui/segmented-control';
import { Skeleton } from '../../ui/skeleton';
import type { MealDraft } from './meal-draft';
import { OfferedDishes } from './offered-dishes';
import { useOfferedBook, useOfferedFavorites, type Offered } from './use-offers';

const ChefIdea = lazy(async () => ({ default: (await import('./chef-idea')).ChefIdea }));

/** Between the last key and the question to the server, in milliseconds. */
const searchDelay = 250;

const sources = ['favorites', 'book', 'idea'] as const;
type Source = (typeof sources)[number];

interface MealOffersProps {
  draft: MealDraft;
  onPick: (dish: Offered) => void;
  /** The meal is planned as an idea, without a recipe yet. */
  onLater: () => void;
}

/** What the meal could be: a favourite, a dish of the book, or one that the chef writes. The meal's name searches. */
export function MealOffers({ draft, onPick, onLater }: MealOffersProps) {
  const { t } = useTranslation('planning');
  const [source, setSource] = useState<Source>('favorites');
  const search = useDebounced(draft.recipeTitle.trim(), searchDelay);
  return (
    <div className="grid min-w-0 gap-3">
      <SegmentedControl
        legend={t('offers.legend')}
        options={sources.map((value) => ({ value, label: t(`offers.${value}`) }))}
        value={source}
        onChange={setSource}
      />
      {source === 'favorites' && (
        <OfferedFavorites search={search} mealType={draft.mealType} onPick={onPick} />
      )}
      {source === 'book' && (
        <OfferedBook search={search} mealType={draft.mealType} onPick={onPick} />
      )}
      {source === 'idea' && (
        <Suspense fallback={<Skeleton className="h-41 rounded-control" />}>
          <ChefIdea draft={draft} onPick={onPick} onLater={onLater} />
        </Suspense>
      )}
    </div>
  );
}

interface OfferedFrom extends Pick<MealDraft, 'mealType'> {
  search: string;
  onPick: (dish: Offered) => void;
}

function OfferedFavorites({ search, mealType, onPick }: OfferedFrom) {
  const { t } = useTranslation('planning');
  const offers = useOfferedFavorites(search, mealType);
  return (
    <OfferedDishes
      legend={t('offers.favorites')}
      offers={offers}
      empty={t(search === '' ? 'offers.noFavorites' : 'offers.noSuchFavorite')}
      onPick={onPick}
    />
  );
}

function OfferedBook({ search, mealType, onPick }: OfferedFrom) {
  const { t } = useTranslation('planning');
  const offers = useOfferedBook(search, mealType);
  return (
    <OfferedDishes
      legend={t('offers.book')}
      offers={offers}
      empty={t('offers.notInBook')}
      onPick={onPick}
    />
  );
}
