import { CircleQuestionMark, ShieldCheck, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import { useDietCheck, type FromWhyItFits } from './use-diet-check';

interface WhyItFitsProps {
  from: FromWhyItFits;
  className: string;
  /** For how many where that is not the recipe's own number. */
  servings?: number;
}

/** What was looked for and not found, in words that promise no more than that. */
export function WhyItFits({ from, className, servings: chosen }: WhyItFitsProps) {
  const { t } = useTranslation('recipes');
  const known = useDietCheck(from);
  if (!known) return null;
  const {
    id,
    servings,
    checkedRestrictions,
    checkedAllergens,
    checkedAvoidedFoods,
    uncheckedAvoidedFoods,
  } = known.check;
  if (!known.isCurrent) return <p className={className}>{t('fits.outdated')}</p>;
  // A diet, an allergy and an avoided food may be one thing: « sans gluten » is said once.
  const checked = [
    ...new Set([
      ...checkedRestrictions.map((restriction) => t(`fits.${restriction}`)),
      ...checkedAllergens.map((allergen) => t(`fits.allergens.${allergen}`)),
      ...checkedAvoidedFoods.map((food) => t('fits.without', { food })),
    ]),
  ];
  return (
    <section className={`grid gap-3 bg-herb-soft ${className}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-lg">
          {t(known.check.dietConflicts.length > 0 ? 'fits.headingBroken' : 'fits.heading')}
        </h3>
        <Chip className="bg-surface text-herb" icon={Users}>
          {t('fits.servings', { count: chosen ?? servings })}
        </Chip>
      </div>
      {checked.length > 0 && (
        <Foods
          id={`checked-${id}`}
          label={t('fits.checked')}
          names={checked}
          icon={ShieldCheck}
          className="bg-surface text-herb"
        />
      )}
      {uncheckedAvoidedFoods.length > 0 && (
        <Foods
          id={`unchecked-${id}`}
          label={t('fits.unknown')}
          names={uncheckedAvoidedFoods.map((food) => t('fits.unchecked', { food }))}
          icon={CircleQuestionMark}
          className="bg-surface"
        />
      )}
      {checked.length > 0 && <p className="text-sm text-muted">{t('fits.note')}</p>}
    </section>
  );
}

interface FoodsProps {
  id: string;
  label: string;
  names: readonly string[];
  icon: LucideIcon;
  className: string;
}

function Foods({ id, label, names, icon, className }: FoodsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id={id} className="mr-1">
        {label}
      </p>
      <ul aria-labelledby={id} className="contents">
        {names.map((name) => (
          <li key={name} className="max-w-full">
            <Chip className={className} icon={icon}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
