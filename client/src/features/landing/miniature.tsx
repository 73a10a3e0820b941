import { Check, Leaf, ShieldCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FirstIngredients } from '../../entities/recipe/first-ingredients';
import { MealTypeLabel } from '../../entities/recipe/meal-type-label';
import { RecipeFacts } from '../../entities/recipe/recipe-facts';
import { DrawnDish } from '../../illustrations/drawn-dish';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Chip } from '../../ui/chip';
import { Progress } from '../../ui/progress';

const reasonIcons = [ShieldCheck, Users, Leaf] as const;

/** A suggestion as the product shows one, made of the product's own parts. */
export function SuggestionMiniature() {
  const { t } = useTranslation('landing');
  const ingredients = t('miniature.ingredients', { returnObjects: true });
  const reasons = t('miniature.reasons', { returnObjects: true });
  return (
    <Card
      as="article"
      padding="none"
      aria-label={t('miniature.suggestionLabel')}
      className="grid grid-cols-1 overflow-hidden shadow-float sm:grid-cols-[2fr_3fr]"
    >
      <DrawnDish
        recipeId="landing"
        mealType="MAIN"
        picture="dish|courgette cheese||cream garlic"
        margin={24}
        className="aspect-[16/10] h-full w-full sm:aspect-auto"
      />
      <div className="grid content-start gap-3 p-5">
        <MealTypeLabel mealType="MAIN" />
        <h2 className="text-2xl">{t('miniature.title')}</h2>
        <p className="text-muted">{t('miniature.description')}</p>
        <RecipeFacts preparationMinutes={45} servings={4} difficulty="EASY" />
        <FirstIngredients ingredients={ingredients} />
        <ul className="flex flex-wrap gap-2">
          {reasons.map((reason, index) => (
            <li key={reason} className="max-w-full">
              <Chip tone="herb" size="sm" icon={reasonIcons[index]}>
                {reason}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** A shopping list half-way through the shop. */
export function ListMiniature() {
  const { t } = useTranslation('landing');
  const items = t('miniature.items', { returnObjects: true });
  const tickedLast = items.toSorted((a, b) => Number(a.checked) - Number(b.checked));
  return (
    <Card
      as="article"
      aria-label={t('miniature.listLabel')}
      className="flex flex-col gap-4 shadow-float"
    >
      <Progress
        label={t('miniature.progress')}
        value={3}
        max={5}
        valueText={t('miniature.progressText')}
      />
      <div className="flex flex-1 flex-col">
        <h2 className="text-lg">{t('miniature.aisle')}</h2>
        <ul className="grid flex-1 auto-rows-fr">
          {tickedLast.map(({ name, amount, checked }) => (
            <li
              key={name}
              className="flex min-h-touch items-center gap-3 border-b border-line last:border-0"
            >
              <span
                aria-hidden
                className={`grid size-6.5 shrink-0 place-items-center rounded-full border ${checked ? 'border-herb bg-herb text-on-herb' : 'border-control bg-surface'}`}
              >
                {checked && <Icon of={Check} size={18} />}
              </span>
              <span className={`min-w-0 flex-1 ${checked ? 'text-muted line-through' : ''}`}>
                {name}
              </span>
              <span className="font-semibold tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
