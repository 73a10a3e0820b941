import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { addDays, spokenDate, todayInZurich } from '../../entities/planned-meal/calendar-day';
import { Card } from '../../ui/card';
import { useMealsAheadQuery } from './meals-ahead.generated';

/** What one shops for: the meals of the seven days that begin today, beside the list. */
export function MealsAhead() {
  const { t } = useTranslation('list-settings');
  const today = todayInZurich();
  const { data } = useMealsAheadQuery({
    variables: { from: today, to: addDays(today, 6) },
    fetchPolicy: 'cache-and-network',
  });
  const meals = data?.viewer?.household.kitchen?.plannedMeals;
  if (!meals) return null;
  const eaten = meals.toSorted((a, b) =>
    `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`),
  );
  const days = [...new Set(eaten.map(({ date }) => date))];
  return (
    <Card as="section" padding="sm" aria-labelledby="meals-ahead" className="print:hidden">
      <h2 id="meals-ahead" className="text-xl">
        {t('ahead.title')}
      </h2>
      {days.length === 0 && <p className="mt-2 text-muted">{t('ahead.none')}</p>}
      {days.map((day) => (
        <section key={day} className="mt-3">
          <h3 className="font-text text-sm font-semibold text-muted first-letter:uppercase">
            {spokenDate(day)}
          </h3>
          <ul className="grid">
            {eaten.flatMap(({ id, date, recipeTitle }) =>
              date === day ? (
                <li key={id}>
                  <Link
                    to={`${paths.planning}?meal=${id}`}
                    className="block rounded-control py-1 wrap-anywhere underline-offset-4 hover:underline"
                  >
                    {recipeTitle}
                  </Link>
                </li>
              ) : (
                []
              ),
            )}
          </ul>
        </section>
      ))}
    </Card>
  );
}
