import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import { TextField } from '../../ui/text-field';
import { parseFoods } from './foods';
import type { StepProps } from './step-props';

const fields = [
  { field: 'preferredFoods', key: 'preferred' },
  { field: 'avoidedFoods', key: 'avoided' },
] as const;

export function TastesStep({ draft, onChange }: StepProps) {
  const { t } = useTranslation('preferences');
  return (
    <div className="grid grid-cols-1 gap-6">
      {fields.map(({ field, key }) => (
        <div key={field} className="grid grid-cols-1 gap-2">
          <TextField
            name={field}
            label={t(`tastes.${key}`)}
            hint={t(`tastes.${key}Hint`)}
            value={draft[field]}
            onChange={(event) => onChange({ [field]: event.target.value })}
            autoComplete="off"
          />
          <Understood foods={parseFoods(draft[field])} />
        </div>
      ))}
    </div>
  );
}

/** The foods as they were understood, so that a forgotten comma shows at once. */
function Understood({ foods }: { foods: string[] }) {
  if (foods.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {foods.map((food) => (
        <li key={food} className="max-w-full">
          <Chip tone="herb">{food}</Chip>
        </li>
      ))}
    </ul>
  );
}
