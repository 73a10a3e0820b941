import type { FragmentType } from '@apollo/client';
import { ShieldCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import { useWhyItFitsFragment, type WhyItFitsFragment } from './why-it-fits.generated';

interface WhyItFitsProps {
  from: FragmentType<WhyItFitsFragment>;
  className: string;
  /** For how many where that is not the recipe's own number. */
  servings?: number;
}

/** What was looked for and not found, in words that promise no more than that. */
export function WhyItFits({ from, className, servings: chosen }: WhyItFitsProps) {
  const { t } = useTranslation('recipes');
  const { data, complete } = useWhyItFitsFragment(from);
  if (!complete) return null;
  const { id, servings, checkedRestrictions, checkedAvoidedFoods } = data;
  const checked = [
    ...checkedRestrictions.map((restriction) => t(`fits.${restriction}`)),
    ...checkedAvoidedFoods.map((food) => t('fits.without', { food })),
  ];
  return (
    <section className={`grid gap-3 bg-herb-soft ${className}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-lg">{t('fits.heading')}</h3>
        <Chip className="bg-surface text-herb" icon={Users}>
          {t('fits.servings', { count: chosen ?? servings })}
        </Chip>
      </div>
      {checked.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <p id={`checked-${id}`} className="mr-1">
              {t('fits.checked')}
            </p>
            <ul aria-labelledby={`checked-${id}`} className="contents">
              {checked.map((name) => (
                <li key={name} className="max-w-full">
                  <Chip className="bg-surface text-herb" icon={ShieldCheck}>
                    {name}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
          <p className="text-sm text-muted">{t('fits.note')}</p>
        </>
      )}
    </section>
  );
}
