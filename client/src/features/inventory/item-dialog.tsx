import { Trash2 } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import type { Problem } from './answer-of';
import { ItemAdvice } from './item-advice';
import { categories, readItem, units, type ItemDraft, type TypedItem } from './item-draft';

interface ItemDialogProps {
  open: boolean;
  /** What it opens with. */
  initial: TypedItem;
  /** Adding; otherwise changing, with a way to take the item out. */
  onDelete?: () => void;
  onClose: () => void;
  /** Resolves to why it is not saved, or null. */
  onSave: (item: ItemDraft) => Promise<Problem | null>;
}

const longestName = 200;

/** One form to add an item and to change it. */
export function ItemDialog({ open, initial, onDelete, onClose, onSave }: ItemDialogProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { t: sentence } = useTranslation('errors');
  const [item, setItem] = useState(initial);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saving, setSaving] = useState(false);
  const form = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<TypedItem>): void => setItem({ ...item, ...changes });
  const unitChoice = units.includes(item.unit) ? units : [...units, item.unit];

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (saving) return;
    const draft = readItem(item);
    if (!draft) {
      setProblem({ sentence: sentence('inventory.nameRequired'), field: 'name' });
      nameField.current?.focus();
      return;
    }
    setSaving(true);
    const refused = await onSave(draft);
    setSaving(false);
    setProblem(refused);
    if (!refused) onClose();
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.sentence : undefined);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={false}
      title={t(onDelete ? 'form.editHeading' : 'form.addHeading')}
      closeLabel={t('common:close')}
      initialFocus={nameField}
      footer={
        <>
          {onDelete && (
            <Button variant="ghost" icon={Trash2} className="sm:mr-auto" onClick={onDelete}>
              {t('form.delete')}
            </Button>
          )}
          <Button type="submit" form={form} loading={saving}>
            {t(onDelete ? 'form.submitEdit' : 'form.submitAdd')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {problem && problem.field === null && <Banner tone="error">{problem.sentence}</Banner>}
        <TextField
          ref={nameField}
          label={t('form.name')}
          placeholder={t('form.nameHint')}
          value={item.name}
          maxLength={longestName}
          autoComplete="off"
          error={errorOf('name')}
          onChange={(event) => {
            change({ name: event.target.value });
            if (problem?.field === 'name') setProblem(null);
          }}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('form.quantity')}
            inputMode="numeric"
            autoComplete="off"
            value={item.quantity}
            error={errorOf('quantity')}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change({ quantity: event.target.value })}
          />
          <Select
            label={t('form.unit')}
            options={unitChoice.map((value) => ({ value, label: t(`unit.${value}`) }))}
            value={item.unit}
            onChange={(unit) => change({ unit })}
          />
          <Select
            label={t('form.category')}
            options={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
            value={item.category}
            onChange={(category) => change({ category })}
          />
          <TextField
            label={t('form.date')}
            labelNote={t('form.optional')}
            type="date"
            value={item.expirationDate}
            error={errorOf('expirationDate')}
            onChange={(event) => change({ expirationDate: event.target.value })}
          />
        </div>
        <ItemAdvice item={item} onChange={change} />
      </form>
    </Dialog>
  );
}
