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
  pickedDraft,
  type MealDraft,
} from './meal-draft';
import { MealOffers } from './meal-offers';
import { PickedDish } from './picked-dish';
import type { Offered } from './use-offers';
import { WhenChips } from './when-chips';

export interface MealFormDialogProps {
  open: boolean;
  /** What the form opens with. */
  draft: MealDraft;
  editing: boolean;
  /** What a picked recipe is planned for. */
  people: number;
  /** Why the last try failed. */
  problem: string | null;
  /** The heading above the meals: gets the focus once the form is sent, as a second press of Enter on the button that opened it would open it again. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
  onSubmit: (draft: MealDraft) => void;
}

const formId = 'meal-form';

/** Whether a focused field would bring up a keyboard that lies over the rest. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Adds or changes a meal. Remounted for each draft. */
export function MealFormDialog(props: MealFormDialogProps) {
  const { open, editing, people, problem, heading, onClose, onSubmit } = props;
  const { t } = useTranslation(['planning', 'recipes', 'common']);
  const { t: sentence } = useTranslation('errors');
  const [draft, setDraft] = useState(props.draft);
  const [picked, setPicked] = useState<Offered | null>(null);
  const [judged, setJudged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const sent = useRef(false);
  const offers = useRef<HTMLDivElement>(null);
  const faults = draftFaults(draft);

  const change = (changes: Partial<MealDraft>): void =>
    setDraft((before) => ({ ...before, ...changes }));
  const pick = (dish: Offered): void => {
    setPicked(dish);
    setDraft((before) => pickedDraft(before, dish, people));
    add.current?.focus();
  };
  const planLater = (): void => {
    change({ recipeTitle: t('offers.idea') });
    add.current?.focus();
  };
  const unpick = (): void => {
    setPicked(null);
    change({ recipeId: null, recipeTitle: '' });
    name.current?.focus();
  };
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
      // A recipe's form is filled in: one press is left, and a phone's keyboard would lie over it, as over what is offered.
      initialFocus={
        editing ? name : props.draft.recipeTitle !== '' ? add : isTouch() ? offers : name
      }
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
        {picked && <PickedDish dish={picked} onRemove={unpick} />}
        {!editing && draft.recipeId === null && (
          <div
            ref={offers}
            role="group"
            aria-label={t('offers.legend')}
            tabIndex={-1}
            className="min-w-0 outline-none"
          >
            <MealOffers draft={draft} onPick={pick} onLater={planLater} />
          </div>
        )}
        <WhenChips draft={draft} onChange={change} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-3 gap-y-5 sm:grid-cols-2 sm:gap-x-5">
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
