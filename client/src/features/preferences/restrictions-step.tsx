import { useTranslation } from 'react-i18next';
import { CheckboxChips } from '../../ui/checkbox-chips';
import { restrictionChoices } from './restrictions';
import type { StepProps } from './step-props';

export function RestrictionsStep({ draft, onChange }: StepProps) {
  const { t } = useTranslation('preferences');
  return (
    <CheckboxChips
      legend={t('restrictions.heading')}
      hideLegend
      options={restrictionChoices.map((value) => ({ value, label: t(`restrictions.${value}`) }))}
      values={draft.restrictions}
      exclusive="NONE"
      onChange={(restrictions) => onChange({ restrictions })}
    />
  );
}
