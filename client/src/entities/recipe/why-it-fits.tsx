import type { FragmentType } from '@apollo/client';
import { ShieldCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { useWhyItFitsFragment, type WhyItFitsFragment } from './why-it-fits.generated';

interface WhyItFitsProps {
  from: FragmentType<WhyItFitsFragment>;
  className: string;
}

/** What was looked for and not found, in words that promise no more than that. */
export function WhyItFits({ from, className }: WhyItFitsProps) {
  const { t } = useTranslation('recipes');
  const { data, complete } = useWhyItFitsFragment(from);
  if (!complete) return null;
  const { servings, checkedRestrictions, checkedAvoidedFoods } = data;
  const checked = [
    ...checkedRestrictions.map((restriction) => t(`fits.${restriction}`)),
    ...checkedAvoidedFoods.map((food) => t('fits.without', { food })),
  ];
  return (
    <section className={`bg-herb-soft ${className}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h3 className="text-lg">{t('fits.heading')}</h3>
        <ul className="flex flex-wrap gap-2">
          {checked.map((name) => (
            <li key={name} className="max-w-full">
              <Chip className="bg-surface text-herb" icon={ShieldCheck}>
                {name}
              </Chip>
            </li>
          ))}
          <li>
            <Chip className="bg-surface text-herb" icon={Users}>
              {t('fits.servings', { count: servings })}
            </Chip>
          </li>
        </ul>
      </div>
      {checked.length > 0 && (
        <p className="mt-3 flex gap-2 text-sm">
          <Icon of={ShieldCheck} size={18} className="mt-0.5 text-herb" />
          <span>
            {t('fits.checked', { list: checked.join(', ') })}
            <span className="block text-muted">{t('fits.note')}</span>
          </span>
        </p>
      )}
    </section>
  );
}
