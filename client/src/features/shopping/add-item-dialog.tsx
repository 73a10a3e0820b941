import { useRef, useState, type FormEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unit } from '../../graphql.generated';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';

/** In the order of the specification. */
const units: readonly Unit[] = ['UNIT', 'G', 'KG', 'ML', 'L', 'TABLESPOON', 'TEASPOON', 'PINCH'];

interface AddItemDialogProps {
  open: boolean;
  onClose: () => void;
  onAdd: (item: { name: string; quantity: string; unit: Unit }) => void;
}

/** A line in its parts. A blank name is silently ignored; quantity « 1 » and « unité » go without saying. */
export function AddItemDialog({ open, onClose, onAdd }: AddItemDialogProps) {
  const { t } = useTranslation(['list-settings', 'common']);
  const nameField = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={t('dialog.title')}
      closeLabel={t('common:close')}
      initialFocus={nameField}
    >
      <AddItemForm open={open} nameField={nameField} onClose={onClose} onAdd={onAdd} />
    </Dialog>
  );
}

interface AddItemFormProps extends AddItemDialogProps {
  nameField: Ref<HTMLInputElement>;
}

function AddItemForm({ open, nameField, onClose, onAdd }: AddItemFormProps) {
  const { t } = useTranslation(['list-settings', 'shopping']);
  const [name, setName] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [unit, setUnit] = useState<Unit>('UNIT');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = name.trim();
    // A dialog on its way out still hears a second press of Enter.
    if (trimmed === '' || !open) return;
    onAdd({ name: trimmed, quantity: quantity.trim(), unit });
    onClose();
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextField
        ref={nameField}
        label={t('dialog.name')}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('dialog.quantity')}
          value={quantity}
          maxLength={20}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setQuantity(event.target.value)}
        />
        <Select
          label={t('dialog.unit')}
          options={units.map((value) => ({ value, label: t(`shopping:unit.${value}`) }))}
          value={unit}
          onChange={setUnit}
        />
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <Button type="submit">{t('dialog.submit')}</Button>
      </div>
    </form>
  );
}
