import { useTranslation } from 'react-i18next';
import { keyedLines } from './keyed-lines';

/** How many lines a card shows; the others are counted. */
const shown = 3;

interface FirstIngredientsProps {
  ingredients: readonly string[];
  /** Lines rise softly as they arrive. */
  arriving?: boolean;
}

export function FirstIngredients({ ingredients, arriving = false }: FirstIngredientsProps) {
  const { t } = useTranslation('recipes');
  const others = ingredients.length - shown;
  const motion = arriving ? 'animate-rise' : '';
  return (
    <>
      <ul className="grid gap-1.5">
        {keyedLines(ingredients.slice(0, shown)).map(({ key, line }) => (
          <li key={key} className={`flex items-baseline gap-2.5 ${motion}`}>
            <span
              aria-hidden
              className="size-1.5 shrink-0 -translate-y-0.5 rounded-full bg-saffron"
            />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className={`mt-2 text-sm text-muted tabular-nums ${motion}`}>
          {t('moreIngredients', { count: others })}
        </p>
      )}
    </>
  );
}
