import { CalendarDays, Heart, ShoppingBasket, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { onFirstUse } from '../../lib/on-first-use';
import { StatCard } from '../../ui/stat-card';
import type { DashboardQuery } from './dashboard.generated';

type Counts = NonNullable<NonNullable<DashboardQuery['viewer']>['dashboard']>;

const numberFormat = onFirstUse(() => new Intl.NumberFormat('fr'));

/** The four numbers of the overview, each the way to what it counts. */
export function Stats({ counts }: { counts: Counts }) {
  const { t } = useTranslation('dashboard');
  const { plannedMealsThisWeek, itemsToBuy, favoriteRecipes } = counts;
  return (
    <section
      aria-label={t('overview')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-2"
    >
      <StatCard
        as={Link}
        to={paths.planning}
        icon={CalendarDays}
        tone="aubergine"
        value={numberFormat().format(plannedMealsThisWeek)}
        label={t('stats.planned', { count: plannedMealsThisWeek })}
      />
      <StatCard
        as={Link}
        to={paths.shopping}
        icon={ShoppingBasket}
        tone="saffron"
        value={numberFormat().format(itemsToBuy)}
        label={t('stats.toBuy', { count: itemsToBuy })}
      />
      <StatCard
        as={Link}
        to={paths.favorites}
        icon={Heart}
        tone="tomato"
        value={numberFormat().format(favoriteRecipes)}
        label={t('stats.favorites', { count: favoriteRecipes })}
      />
      <StatCard
        as={Link}
        to={paths.feed}
        icon={Sparkles}
        tone="herb"
        label={t('stats.suggestions')}
        note={t('stats.suggestionsText')}
      />
    </section>
  );
}
