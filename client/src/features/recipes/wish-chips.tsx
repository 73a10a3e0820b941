import { Baby, Carrot, Clock, PiggyBank, Refrigerator } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Wishes } from '../../entities/recipe/generation-order';
import { TextField } from '../../ui/text-field';
import { ToggleChip } from '../../ui/toggle-chip';
import { quickMinutes, type OrderWishes } from './order-wishes';

/** As long as the server takes. */
const maxIngredientLength = 60;

interface WishChipsProps {
  value: OrderWishes;
  onChange: (value: OrderWishes) => void;
}

/** What matters today, pressed on or off; the chef is told with whatever is chosen next. */
export function WishChips({ value, onChange }: WishChipsProps) {
  const { t } = useTranslation('suggestions');
  const { wishes, fromInventory } = value;
  const [asksIngredient, setAsksIngredient] = useState(wishes.ingredient !== null);
  const wish = (changed: Partial<Wishes>): void =>
    onChange({ ...value, wishes: { ...wishes, ...changed } });
  const field = useRef<HTMLInputElement>(null);
  const askIngredient = (asks: boolean): void => {
    flushSync(() => setAsksIngredient(asks));
    if (asks) field.current?.focus();
    else wish({ ingredient: null });
  };
  return (
    <div className="mt-5 grid gap-3">
      <div role="group" aria-label={t('wishes.legend')} className="flex flex-wrap gap-2">
        <ToggleChip
          icon={Clock}
          pressed={wishes.maxMinutes !== null}
          onClick={() => wish({ maxMinutes: wishes.maxMinutes === null ? quickMinutes : null })}
        >
          {t('wishes.maxMinutes', { minutes: wishes.maxMinutes ?? quickMinutes })}
        </ToggleChip>
        <ToggleChip
          icon={Baby}
          pressed={wishes.forChildren}
          onClick={() => wish({ forChildren: !wishes.forChildren })}
        >
          {t('wishes.forChildren')}
        </ToggleChip>
        <ToggleChip
          icon={PiggyBank}
          pressed={wishes.lowBudget}
          onClick={() => wish({ lowBudget: !wishes.lowBudget })}
        >
          {t('wishes.lowBudget')}
        </ToggleChip>
        <ToggleChip
          icon={Refrigerator}
          pressed={fromInventory}
          onClick={() => onChange({ ...value, fromInventory: !fromInventory })}
        >
          {t('wishes.fromInventory')}
        </ToggleChip>
        <ToggleChip
          icon={Carrot}
          pressed={asksIngredient}
          aria-expanded={asksIngredient}
          onClick={() => askIngredient(!asksIngredient)}
        >
          {t('wishes.withIngredient')}
        </ToggleChip>
      </div>
      {asksIngredient && (
        <TextField
          ref={field}
          label={t('wishes.ingredient')}
          placeholder={t('wishes.ingredientHint')}
          maxLength={maxIngredientLength}
          autoComplete="off"
          enterKeyHint="done"
          fieldClassName="max-w-md"
          defaultValue={wishes.ingredient ?? ''}
          onChange={({ target }) => wish({ ingredient: target.value.trim() || null })}
        />
      )}
    </div>
  );
}
