import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../ui/radio-cards';
import { shoppingFrequencies } from './questionnaire-draft';
import type { StepProps } from './step-props';

export function FrequencyStep({ draft, onChange }: StepProps) {
  const { t } = useTranslation('preferences');
  return (
    <RadioCards
      legend={t('frequency.heading')}
      hideLegend
      options={shoppingFrequencies.map((value) => ({
        value,
        label: t(`frequency.${value}`),
        description: t(`frequency.${value}Text`),
      }))}
      value={draft.shoppingFrequency}
      onChange={(shoppingFrequency) => onChange({ shoppingFrequency })}
    />
  );
}
