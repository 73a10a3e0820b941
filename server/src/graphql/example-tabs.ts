import { createHash, randomInt } from 'node:crypto';
import { dayInZurich, weekOf } from '../platform/clock.js';
import {
  chat,
  dashboard,
  favorite,
  fridge,
  generate,
  household,
  plan,
  proposal,
  shopping,
  signUp,
} from './example-documents.js';

/** What GraphiQL names after its first operation. Several operations share their tab's variables. */
export interface ExampleTab {
  query: string;
  /** As JSON, to be edited. */
  variables: string;
}

/** To be replaced by what an operation has answered; of nobody, so that a refusal says so. */
const pasteHere = '00000000-0000-4000-8000-000000000000';

/** Of whoever opens the page for the first time. */
const newAddress = (): string => `ada.${randomInt(36 ** 6).toString(36)}@example.org`;

const queries = [
  signUp,
  dashboard,
  generate,
  chat,
  favorite,
  shopping,
  plan,
  fridge,
  household,
  proposal,
];

/** Changes with the operations: tabs that a browser has kept from before would not fit the schema any more. */
export const tourVersion = createHash('sha256').update(queries.join()).digest('hex').slice(0, 12);

/**
 * What GraphiQL opens with: the product, step by step. Run them from left to right, as often as you like; nothing in
 * them is anybody's own.
 */
export function exampleTabs(now: Date, email = newAddress()): ExampleTab[] {
  const today = dayInZurich(now);
  const preferences = {
    householdSize: { adults: 2, children: 2 },
    dietaryRestrictions: ['GLUTEN_FREE'],
    consentVersion: 3,
    preferredFoods: ['courgette'],
    avoidedFoods: ['coriandre'],
    shoppingFrequency: 'WEEKLY',
  };
  const meal = {
    recipeTitle: 'Gratin de courge',
    date: today,
    time: '19:00',
    servings: 4,
    mealType: 'MAIN',
  };
  const variables = new Map<string, object>([
    [signUp, { email, password: 'confiture', preferences }],
    [generate, { mealType: 'MAIN', afterSeq: null }],
    [chat, { content: 'Par quoi remplacer la crème ?', afterSeq: null }],
    [favorite, { recipeId: pasteHere }],
    [shopping, { line: '2 kg de pommes', recipeId: pasteHere, ids: [] }],
    [plan, { meal, ...weekOf(today) }],
    [fridge, { name: 'Œufs' }],
    [household, { guest: `invite.${email}`, after: null }],
    [proposal, { wish: 'Ajoute 2 citrons à ma liste de courses', proposalId: pasteHere }],
  ]);
  return queries.map((query) => ({
    query,
    variables: JSON.stringify(variables.get(query) ?? {}, null, 2),
  }));
}
