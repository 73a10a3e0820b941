import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { Problem } from '../../entities/inventory/answer-of';
import type { InventoryPlace } from '../../graphql.generated';
import { ItemAdvice } from './item-advice';
import {
  categories,
  emptyItem,
  readItem,
  units,
  type ItemDraft,
  type TypedItem,
} from './item-draft';
import { places } from './move-item';
import { PlanLeftovers } from './plan-leftovers';

interface ItemDialogProps {
  open: boolean;
  /** The item that is changed; without one, another is added. */
  known?: FridgeItem | null;
  /** What it opens with. */
  initial: TypedItem;
  /** What else changes of an item that is known when it is moved. */
  moved: (place: InventoryPlace) => Partial<TypedItem>;
  /** Adding; otherwise changing, with a way to take the item out. */
  onDelete?: () => void;
  onClose: () => void;
  /** Resolves to why it is not saved, or null. A new item comes with an id of its own. */
  onSave: (item: ItemDraft, newId: string) => Promise<Problem | null>;
}

const longestName = 200;

/** One form to add an item and to change it. */
export function ItemDialog(props: ItemDialogProps) {
  const { open, known, initial, moved, onDelete, onClose, onSave } = props;
  const { t } = useTranslation(['inventory', 'common']);
  const { t: sentence } = useTranslation('errors');
  const [item, setItem] = useState(initial);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saving, setSaving] = useState<'once' | 'more' | null>(null);
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const [added, setAdded] = useState<ItemDraft | null>(null);
  const form = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<TypedItem>): void => setItem({ ...item, ...changes });
  const changePlace = (place: InventoryPlace): void => {
    const { expirationDate, expirationEstimate } = initial;
    // A date that was estimated for one place is not the other's.
    const was = item.expirationEstimate === null ? {} : { expirationDate, expirationEstimate };
    change({ ...was, ...moved(place), place });
  };
  const unitChoice = units.includes(item.unit) ? units : [...units, item.unit];

  const save = async (way: 'once' | 'more'): Promise<void> => {
    if (saving !== null) return;
    setAdded(null);
    const draft = readItem(item);
    if (!draft) {
      setProblem({ sentence: sentence('inventory.nameRequired'), field: 'name' });
      nameField.current?.focus();
      return;
    }
    setSaving(way);
    const refused = await onSave(draft, newId);
    setSaving(null);
    setProblem(refused);
    if (refused) return;
    if (way === 'once') return onClose();
    setAdded(draft);
    setItem({ ...emptyItem, place: draft.place });
    setNewId(crypto.randomUUID());
    nameField.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save('once');
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
              {t(`form.delete.${initial.place}`)}
            </Button>
          )}
          {!onDelete && (
            <Button
              variant="secondary"
              icon={Plus}
              loading={saving === 'more'}
              onClick={() => void save('more')}
            >
              {t('form.submitMore')}
            </Button>
          )}
          <Button type="submit" form={form} loading={saving === 'once'}>
            {t(onDelete ? 'form.submitEdit' : `form.submitAdd.${item.place}`)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        <p role="status" className={added === null ? 'sr-only' : 'text-sm font-semibold text-herb'}>
          {added !== null && t(`form.added.${added.place}`, { name: added.name })}
        </p>
        {known && <PlanLeftovers item={known} onPlanned={onClose} />}
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
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField
            label={t('form.quantity')}
            inputMode="decimal"
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
            className="max-sm:col-span-full"
          />
          <Select
            label={t('form.place')}
            options={places.map((value) => ({ value, label: t(`place.${value}`) }))}
            value={item.place}
            onChange={changePlace}
            className="max-sm:col-span-full"
          />
          <TextField
            label={t('form.date')}
            labelNote={t(item.expirationEstimate === null ? 'form.optional' : 'form.estimated')}
            fieldClassName="col-span-full"
            type="date"
            value={item.expirationDate}
            error={errorOf('expirationDate')}
            onChange={(event) =>
              change({ expirationDate: event.target.value, expirationEstimate: null })
            }
          />
        </div>
        <ItemAdvice item={item} initial={initial} onChange={change} />
      </form>
    </Dialog>
  );
}
