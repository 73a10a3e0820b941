import { useTranslation } from 'react-i18next';
import { DrawnDish, type MealType } from '../../illustrations/drawn-dish';

const reasons: readonly { name: 'gate' | 'thumb' | 'data'; dish: string; mealType: MealType }[] = [
  { name: 'gate', dish: 'why-gate', mealType: 'STARTER' },
  { name: 'thumb', dish: 'why-thumb', mealType: 'DESSERT' },
  { name: 'data', dish: 'why-data', mealType: 'APERITIF' },
];

export function WhyChoose() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="why-title" className="bg-herb-soft py-16 sm:py-20">
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
        <h2 id="why-title" className="text-4xl">
          {t('why.title')}
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {reasons.map(({ name, dish, mealType }) => (
            <li key={name}>
              <DrawnDish
                recipeId={dish}
                mealType={mealType}
                picture=""
                className="aspect-[16/9] w-full rounded-card"
              />
              <h3 className="mt-4 text-xl">{t(`why.list.${name}.title`)}</h3>
              <p className="mt-2">{t(`why.list.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
