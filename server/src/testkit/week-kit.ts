import { randomUUID } from 'node:crypto';
import type { MealType } from '../generated/prisma/enums.js';
import { at, type Json } from './graphql-client.js';
import type { Person } from './person.js';
import { decide } from './proposal-kit.js';
import { ask, householdOf } from './shopping-kit.js';
import type { TestServer } from './test-server.js';

const mealFields = `id date time moment mealType servings held removed recipe { id title preparationMinutes isFavorite }
  reasons { kind foodName expiresOn minutes } alternatives { id title isFavorite }`;
const proposalFields = `id action status changes { effect target name date time servings }
  week { from to moments servings weekdayMinutes weekendMinutes lowBudget useUpFridge stockList meals { ${mealFields} } }`;

export const weekDocuments = {
  propose: `mutation ($input: ProposeWeekInput!) { proposeWeek(input: $input) { __typename
    ... on ProposeWeekPayload { proposal { ${proposalFields} } viewer { id proposedWeek { id } } }
    ... on Refusal { code field } } }`,
  change: `mutation ($input: ChangeProposedWeekInput!) { changeProposedWeek(input: $input) { __typename
    ... on ChangeProposedWeekPayload { proposal { ${proposalFields} } }
    ... on Refusal { code field } } }`,
  current: `{ viewer { id proposedWeek { ${proposalFields} } } }`,
  apply: `mutation ($id: ID!) { applyProposal(id: $id) { __typename
    ... on ApplyProposalPayload {
      proposal { id status } inFridge leftOut { id name plannedMealId }
      plannedMeals { id recipeTitle date time servings mealType recipe { id } }
      shoppingItems { id name quantity unit toCheck plannedMealId }
      viewer { id dashboard { itemsToBuy plannedMealsThisWeek } } }
    ... on Refusal { code field }
    ... on ProposalStaleRefusal { proposal { ${proposalFields} } } } }`,
  undo: decide.undo,
} as const;

export interface Meal {
  id: string;
  date: string;
  time: string;
  moment: string;
  mealType: string;
  servings: number;
  held: boolean;
  removed: boolean;
  recipe: { id: string; title: string; preparationMinutes: number } | null;
  reasons: { kind: string; foodName: string | null; expiresOn: string | null }[];
  alternatives: { id: string; title: string }[];
}

export interface Week {
  id: string;
  status: string;
  from: string;
  to: string;
  moments: string[];
  servings: number;
  meals: Meal[];
}

/** A proposal's week as one value. */
export function weekOf(proposal: Json): Week {
  const { id, status, week } = proposal as unknown as { id: string; status: string; week: Week };
  return { ...week, id, status };
}

export const titlesOf = ({ meals }: Week): string[] =>
  meals.flatMap(({ recipe }) => recipe?.title ?? []);

export async function proposeWeek(person: Person, input: object = {}): Promise<Week> {
  const answer = await ask(person, weekDocuments.propose, { input }, 'proposeWeek');
  if (at(answer, '__typename') !== 'ProposeWeekPayload') throw new Error(JSON.stringify(answer));
  return weekOf(at(answer, 'proposal') ?? null);
}

export async function changeWeek(person: Person, id: string, meals: object[]): Promise<Week> {
  const answer = await ask(
    person,
    weekDocuments.change,
    { input: { id, meals } },
    'changeProposedWeek',
  );
  if (at(answer, '__typename') !== 'ChangeProposedWeekPayload')
    throw new Error(JSON.stringify(answer));
  return weekOf(at(answer, 'proposal') ?? null);
}

export const currentWeek = (person: Person): Promise<Json> =>
  ask(person, weekDocuments.current, {}, 'viewer.proposedWeek');
export const applyWeek = (person: Person, id: string): Promise<Json> =>
  ask(person, weekDocuments.apply, { id }, 'applyProposal');
export const undoWeek = (person: Person, id: string, keepChanged = false): Promise<Json> =>
  ask(person, weekDocuments.undo, { id, keepChanged }, 'undoProposal');

/** Dishes of the household for four, by title with what is in them: main courses unless something else is said. */
export async function seedDishes(
  server: TestServer,
  person: Person,
  dishes: Readonly<Record<string, readonly string[]>>,
  { minutes = 30, mealType = 'MAIN' }: { minutes?: number; mealType?: MealType } = {},
): Promise<Record<string, string>> {
  const householdId = await householdOf(server, person);
  const rows = Object.entries(dishes).map(([title, ingredients]) => ({
    id: randomUUID(),
    householdId,
    mealType,
    title,
    description: 'Une recette.',
    preparationMinutes: minutes,
    servings: 4,
    difficulty: 'EASY' as const,
    ingredients: [...ingredients],
    instructions: ['Cuire.'],
    searchText: '',
    cacheKey: 'seed',
  }));
  await server.app.services.db.recipe.createMany({ data: rows });
  return Object.fromEntries(rows.map(({ title, id }) => [title, id]));
}
