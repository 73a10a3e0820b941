import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../ui/number-stepper';
import { householdBounds } from './questionnaire-draft';
import type { StepProps } from './step-props';

const fields = ['adults', 'children'] as const;

export function HouseholdStep({ draft, onChange }: StepProps) {
  const { t } = useTranslation('preferences');
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-6 *:max-w-full *:min-w-0">
      {fields.map((field) => (
        <NumberStepper
          key={field}
          label={t(`household.${field}`)}
          hint={t(`household.${field}Hint`)}
          {...householdBounds[field]}
          value={draft[field]}
          onChange={(value) => onChange({ [field]: value })}
          decrementLabel={t('household.fewer', { label: t(`household.${field}`) })}
          incrementLabel={t('household.more', { label: t(`household.${field}`) })}
          valueText={t(`household.${field}Count`, { count: draft[field] })}
        />
      ))}
    </div>
  );
}
