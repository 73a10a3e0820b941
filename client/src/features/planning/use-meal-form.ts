import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { mealToPlan } from '../../entities/planned-meal/meal-to-plan';
import type { Span } from '../../entities/planned-meal/plan-lists';
import { usePlanMeal } from '../../entities/planned-meal/use-plan-meal';
import { recipeToPlan } from '../../entities/recipe/plan-recipe';
import {
  mealDraft,
  newDraft,
  placeDraft,
  recipeDraft,
  titledDraft,
  type MealDraft,
} from './meal-draft';
import type { Place } from './meal-move';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { useUpdateMeal } from './use-update-meal';

interface FormState {
  draft: MealDraft;
  editing: boolean;
  problem: string | null;
  open: boolean;
  /** A form is remounted for each draft. */
  key: number;
}

/** The draft for what a navigation brought along; null where it brought nothing. */
function broughtDraft(state: unknown): MealDraft | null {
  const recipe = recipeToPlan(state);
  const id = crypto.randomUUID();
  if (recipe) return recipeDraft(id, todayInZurich(), recipe);
  const title = mealToPlan(state);
  return title === null ? null : titledDraft(id, todayInZurich(), title);
}

/** The form's opening, filling in and sending, for a household of so many people, beside the days that are shown. The plan changes at once; a failure brings the form back as it was. */
export function useMealForm(people: number, shown: Span) {
  const location = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState<FormState | null>(null);
  const [arrival, setArrival] = useState<string | null>(null);
  const planMeal = usePlanMeal();
  const updateMeal = useUpdateMeal();

  const show = (draft: MealDraft, editing = false, problem: string | null = null): void =>
    setForm((before) => ({ draft, editing, problem, open: true, key: (before?.key ?? 0) + 1 }));

  if (location.key !== arrival) {
    setArrival(location.key);
    const draft = broughtDraft(location.state);
    if (draft) show(draft);
  }
  const state: unknown = location.state;
  const clearState = useEffectEvent(() => {
    // Neither a reload nor going back plans it again.
    void navigate({ search: location.search }, { replace: true, state: null });
  });
  useEffect(() => {
    if (broughtDraft(state) !== null) clearState();
  }, [state]);

  const submit = async (draft: MealDraft): Promise<void> => {
    const editing = form?.editing ?? false;
    setForm((before) => before && { ...before, open: false });
    const { id, recipeId, recipeTitle, mealType, date, time, servings } = draft;
    const fields = { recipeTitle, mealType, date, time, servings };
    const problem = editing
      ? await updateMeal(id, fields)
      : await planMeal({ id, ...fields, ...(recipeId === null ? {} : { recipeId }) }, { shown });
    if (problem !== null) show(draft, editing, problem);
  };

  return {
    form,
    add: (place?: Place) => {
      const id = crypto.randomUUID();
      show(place ? placeDraft(id, place, people) : newDraft(id, todayInZurich()));
    },
    edit: (meal: Meal) => show(mealDraft(meal), true),
    close: () => setForm((before) => before && { ...before, open: false }),
    submit: (draft: MealDraft) => void submit(draft),
  };
}
