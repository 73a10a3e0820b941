import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect } from './journey';

/** The requests to the API that the page sends from now on. */
export function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body = request.postDataJSON() as { operationName?: string } | null;
    sent.push(body?.operationName ?? '?');
  });
  return sent;
}

/** The server answers an operation with an error, until what is returned is called; the others pass. */
export async function failFor(page: Page, operation: string): Promise<() => Promise<void>> {
  const refuse = (route: Route): Promise<void> =>
    route.request().postData()?.includes(`"operationName":"${operation}"`)
      ? route.fulfill({ status: 500, json: { errors: [{ message: 'no' }] } })
      : route.fallback();
  await page.route('**/graphql', refuse);
  return () => page.unroute('**/graphql', refuse);
}

/**
 * Opens a page and waits for what it asks first: one that has waited for two seconds, as on a machine that is shared,
 * shows what the device kept and keeps what is changed, so that a failure is not told at once.
 */
export async function openAnswered(page: Page, path: string, operation: string): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false,
  );
  await page.goto(path);
  await answered;
}

/** Resolves once the page has asked an operation, as a page that is opened does a moment after it shows what it knows. */
export async function whileAsking(
  page: Page,
  operation: string,
  open: () => Promise<void>,
): Promise<void> {
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes(`"operationName":"${operation}"`) ?? false,
  );
  await open();
  await asked;
}

/** Keeps an operation's answer from the page until it is released; the others pass. */
export async function holdAnswer(page: Page, operation: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"operationName":"${operation}"`)) await released;
    await route.fallback();
  });
  return release;
}

/**
 * Time that the page's own timers count passes only as `pass` lets it, from when `stop` is called; its requests
 * go on. To be asked for before the page is opened.
 */
export async function clockOf(page: Page) {
  await page.clock.install();
  return {
    stop: async (): Promise<void> =>
      page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    pass: (milliseconds: number): Promise<void> => page.clock.runFor(milliseconds),
    goOn: (): Promise<void> => page.clock.resume(),
  };
}

/** Sends an operation as the page's person, past the page itself, which need not be open. */
export async function send(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const response = await page.request.post('/graphql', {
    headers: { 'x-popote-csrf': '1' },
    data: { query, variables },
  });
  const answer = (await response.json()) as { data?: unknown; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

const startGeneration = `mutation ($input: StartRecipeGenerationInput!) {
  startRecipeGeneration(input: $input) { __typename }
}`;
const followGeneration = `subscription ($id: ID!) {
  recipeGeneration(id: $id) { generation { stage recipe { id title servings mealType ingredients } } }
}`;

export interface WrittenRecipe {
  id: string;
  title: string;
  servings: number;
  mealType: string;
  ingredients: string[];
}

interface Writing {
  data: { recipeGeneration: { generation: { stage: string; recipe: WrittenRecipe | null } } };
}

/** Has the chef write a recipe. @throws Error where nothing came of it */
export async function writeRecipe(page: Page, mealType = 'MAIN'): Promise<WrittenRecipe> {
  const id = randomUUID();
  await send(page, startGeneration, { input: { id, mealType, fresh: true } });
  // The stream ends with the recipe.
  const response = await page.request.post('/graphql', {
    headers: { 'x-popote-csrf': '1', accept: 'text/event-stream' },
    data: { query: followGeneration, variables: { id } },
    timeout: 20_000,
  });
  const events = (await response.text()).matchAll(/^data: (\{.*)$/gm);
  const last = [...events].at(-1)?.[1] ?? '';
  const { recipe } = (JSON.parse(last) as Writing).data.recipeGeneration.generation;
  if (!recipe) throw new Error(`No recipe was written: ${last}`);
  return recipe;
}

const planMeal = `mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }`;

/** Plans a recipe for a day (YYYY-MM-DD), at 19:00 unless told otherwise. */
export const planRecipe = (
  page: Page,
  { id, title, mealType, servings }: WrittenRecipe,
  date: string,
  changes: { servings?: number; time?: string } = {},
) =>
  send(page, planMeal, {
    input: {
      recipeId: id,
      recipeTitle: title,
      mealType,
      servings,
      date,
      time: '19:00',
      ...changes,
    },
  });

const addFavorite = `mutation ($recipeId: ID!) { addFavorite(recipeId: $recipeId) { __typename } }`;

export const keepRecipe = (page: Page, { id }: WrittenRecipe) =>
  send(page, addFavorite, { recipeId: id });

/** The page, opened from now on, hears nothing of the household: a mutation's own answer has to say what it changed. */
export const withoutNews = (page: Page) =>
  page.route(/\/graphql/, (route) =>
    route.request().postData()?.includes('"operationName":"HouseholdChanged"')
      ? new Promise<void>(() => undefined)
      : route.fallback(),
  );

/** The server refuses an operation, but not before it is let; what the page expects of it can be seen until then. */
export async function failLater(page: Page, operation: string): Promise<() => void> {
  await failFor(page, operation);
  return holdAnswer(page, operation);
}
