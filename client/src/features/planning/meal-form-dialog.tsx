import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { mealTypes } from '../../entities/recipe/meal-types';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { NumberStepper } from '../../ui/number-stepper';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import {
  draftFaults,
  maximumTitleLength,
  servingsBounds,
  type DraftField,
  type MealDraft,
} from './meal-draft';

export interface MealFormDialogProps {
  open: boolean;
  /** What the form opens with. */
  draft: MealDraft;
  editing: boolean;
  /** Why the last try failed. */
  problem: string | null;
  /** The heading above the meals: gets the focus once the form is sent, as a second press of Enter on the button that opened it would open it again. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
  onSubmit: (draft: MealDraft) => void;
}

const formId = 'meal-form';

/** Adds or changes a meal. Remounted for each draft. */
export function MealFormDialog(props: MealFormDialogProps) {
  const { open, editing, problem, heading, onClose, onSubmit } = props;
  const { t } = useTranslation(['planning', 'recipes', 'common']);
  const { t: sentence } = useTranslation('errors');
  const [draft, setDraft] = useState(props.draft);
  const [judged, setJudged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const sent = useRef(false);
  const faults = draftFaults(draft);

  const change = (changes: Partial<MealDraft>): void =>
    setDraft((before) => ({ ...before, ...changes }));
  const errorAt = (field: DraftField): string | undefined => {
    if (!judged || !faults.includes(field)) return undefined;
    return sentence(draft[field] === '' ? 'field.required' : `field.${faultOf(field)}`);
  };
  const faultOf = (field: DraftField) => {
    if (field === 'recipeTitle') return draft.recipeTitle.trim() === '' ? 'required' : 'tooLong';
    return field === 'servings' ? 'outOfRange' : 'invalid';
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setJudged(true);
    const [first] = faults;
    if (first === undefined) {
      sent.current = true;
      return onSubmit({ ...draft, recipeTitle: draft.recipeTitle.trim() });
    }
    const input = form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t(editing ? 'form.editTitle' : 'form.addTitle')}
      closeLabel={t('common:close')}
      // A recipe's form is filled in: one press is left, and a phone's keyboard would lie over it.
      initialFocus={editing || props.draft.recipeTitle === '' ? name : add}
      finalFocus={() => (sent.current ? heading.current : true)}
      dismissible={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button ref={add} type="submit" form={formId}>
            {t(editing ? 'form.save' : 'add')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {problem !== null && <Banner tone="error">{problem}</Banner>}
        <TextField
          ref={name}
          name="recipeTitle"
          label={t('form.name')}
          placeholder={t('form.nameHint')}
          value={draft.recipeTitle}
          error={errorAt('recipeTitle')}
          maxLength={maximumTitleLength}
          required
          autoComplete="off"
          onChange={({ target }) => change({ recipeTitle: target.value })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="date"
            type="date"
            label={t('form.date')}
            value={draft.date}
            error={errorAt('date')}
            required
            onChange={({ target }) => change({ date: target.value })}
          />
          <TextField
            name="time"
            type="time"
            label={t('form.time')}
            value={draft.time}
            error={errorAt('time')}
            required
            onChange={({ target }) => change({ time: target.value.slice(0, 5) })}
          />
          <Select
            label={t('form.type')}
            options={mealTypes.map((value) => ({ value, label: t(`recipes:mealType.${value}`) }))}
            value={draft.mealType}
            onChange={(mealType) => change({ mealType })}
          />
          <NumberStepper
            label={t('form.servings')}
            value={draft.servings}
            error={errorAt('servings')}
            {...servingsBounds}
            decrementLabel={t('form.fewer')}
            incrementLabel={t('form.more')}
            valueText={t('people', { count: draft.servings })}
            onChange={(servings) => change({ servings })}
          />
        </div>
      </form>
    </Dialog>
  );
}
