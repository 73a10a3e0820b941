import { useTranslation } from 'react-i18next';
import { SourceLink } from '../../entities/inventory/source-link';
import { NumberStepper } from '../../ui/number-stepper';
import type { InventoryUseQuery } from './inventory-use.generated';

type Kitchen = NonNullable<NonNullable<InventoryUseQuery['viewer']>['household']['kitchen']>;

interface LeftoversChoiceProps {
  parts: number;
  /** For how many it was cooked: there is no more of it left. */
  most: number;
  advice: Kitchen['storageAdvice'] | null;
  onParts: (parts: number) => void;
}

/** How much is left of the dish, for how long it keeps, and who says so. */
export function LeftoversChoice({ parts, most, advice, onParts }: LeftoversChoiceProps) {
  const { t } = useTranslation('inventory');
  const days = advice?.days ?? null;
  return (
    <div className="mt-5 rounded-control bg-herb-soft p-4">
      <NumberStepper
        label={t('take.parts')}
        value={parts}
        onChange={onParts}
        min={0}
        max={most}
        valueText={t('take.partsUnit', { count: parts })}
        decrementLabel={t('take.fewerParts')}
        incrementLabel={t('take.moreParts')}
      />
      {parts > 0 && advice && days !== null && (
        <p className="mt-2 text-sm">
          {t('take.leftUntil', { count: days })}{' '}
          {advice.source && <SourceLink source={advice.source} />}
        </p>
      )}
    </div>
  );
}
