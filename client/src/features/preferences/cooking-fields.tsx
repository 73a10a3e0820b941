import { useTranslation } from 'react-i18next';
import type { Difficulty } from '../../graphql.generated';
import { Checkbox } from '../../ui/checkbox';
import { NumberStepper } from '../../ui/number-stepper';
import { SegmentedControl } from '../../ui/segmented-control';

export interface CookingChoices {
  /** Null to cook for as many as the household has. */
  servings: number | null;
  difficulty: Difficulty;
}

interface CookingFieldsProps {
  choices: CookingChoices;
  /** As many as the household has. */
  household: number;
  onChange: (changes: Partial<CookingChoices>) => void;
}

const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const;
/** The server's bounds. */
const bounds = { min: 1, max: 50 };

/** For how many recipes are written, and how hard they may be. */
export function CookingFields({ choices, household, onChange }: CookingFieldsProps) {
  const { t } = useTranslation(['preferences', 'recipes']);
  const { servings, difficulty } = choices;
  const count = servings ?? household;
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <NumberStepper
          label={t('settings.servings')}
          hint={t('settings.servingsHint')}
          {...bounds}
          value={count}
          onChange={(chosen) => onChange({ servings: chosen })}
          decrementLabel={t('household.fewer', { label: t('settings.servings') })}
          incrementLabel={t('household.more', { label: t('settings.servings') })}
          valueText={t('settings.servingsCount', { count })}
        />
        <Checkbox
          label={t('settings.likeHousehold', { count: household })}
          checked={servings === null}
          onChange={(follows) => onChange({ servings: follows ? null : household })}
        />
      </div>
      <div>
        <h3 className="mb-3 text-lg">{t('recipes:level')}</h3>
        <SegmentedControl
          legend={t('recipes:level')}
          options={difficulties.map((value) => ({
            value,
            label: t(`recipes:difficulty.${value}`),
          }))}
          value={difficulty}
          onChange={(chosen) => onChange({ difficulty: chosen })}
        />
      </div>
    </>
  );
}
