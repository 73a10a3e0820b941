import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, createGraphQLClient, type Json } from '../testkit/graphql-client.js';
import { payAtCheckout } from '../testkit/pay-at-checkout.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { watch } from '../testkit/watch.js';
import { exampleTabs, type ExampleTab } from './example-tabs.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const operationsOf = ({ query }: ExampleTab): OperationDefinitionNode[] =>
  parse(query).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [each] : [],
  );

/** Somebody who goes through the tour with what the page gave them. */
function visitor(email?: string) {
  const client = createGraphQLClient(server.url);
  const tabs = exampleTabs(new Date(), email);
  const answers = new Map<string, Json>();

  /** As a person pastes what an operation has answered. */
  const pasted = (): Record<string, unknown> => ({
    recipeId: at(answers.get('LatestRecipe') ?? null, 'viewer.recipeGeneration.recipe.id'),
    ids: [
      at(answers.get('ShoppingItems') ?? null, 'viewer.household.kitchen.shoppingItems.0.id'),
    ].flat(),
    proposalId: answers.get('proposal'),
  });

  async function run(tab: ExampleTab, operation: OperationDefinitionNode): Promise<void> {
    const operationName = operation.name?.value ?? '';
    const given = JSON.parse(tab.variables) as Record<string, unknown>;
    const known = Object.entries(pasted()).filter(([name]) => name in given);
    const variables = { ...given, ...Object.fromEntries(known) };
    const { query } = tab;
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      const { data, errors } = await client.send(query, variables, operationName);
      expect(errors, operationName).toEqual([]);
      answers.set(operationName, data);
      return;
    }
    const leaving = new AbortController();
    const body = { query, variables, operationName };
    for await (const { data, errors } of watch(
      server.url,
      client.headers(),
      body,
      leaving.signal,
    )) {
      expect(errors ?? [], operationName).toEqual([]);
      answers.set(operationName, data);
      const proposed = at(data, 'chatReply.proposal.id');
      if (proposed !== undefined) answers.set('proposal', proposed);
      // It has no end of its own.
      if (operationName === 'HouseholdChanged') break;
    }
    leaving.abort();
  }

  const runTab = async (tab: ExampleTab) => {
    for (const operation of operationsOf(tab)) await run(tab, operation);
  };
  const answer = (path: string): Json | undefined => {
    const [operation = '', ...rest] = path.split('/');
    return at(answers.get(operation) ?? null, rest.join('.'));
  };
  return {
    client,
    answer,
    email: (JSON.parse(tabs[0]?.variables ?? '{}') as { email: string }).email,
    start: () => runTab(tabs[0] as ExampleTab),
    pay: async () => {
      await payAtCheckout(String(answer('StartCheckout/startCheckout/checkoutUrl')));
      await server.settleWebhooks();
    },
    goOn: async () => {
      for (const tab of tabs.slice(1)) await runTab(tab);
    },
  };
}

it('has a tab for each step, named after its first operation', () => {
  const names = exampleTabs(new Date()).map((tab) => operationsOf(tab)[0]?.name?.value);
  expect(names).toEqual([
    'SignUp',
    'Dashboard',
    'StartRecipeGeneration',
    'SendChatMessage',
    'LatestRecipe',
    'AddShoppingItem',
    'PlanMeal',
    'StorageAdvice',
    'Household',
    'AskForProposal',
  ]);
});

/** What a step does, where it is not refused. */
const done: [path: string, value: unknown][] = [
  ['RecipeGeneration/recipeGeneration/generation/stage', 'DONE'],
  ['ChatReply/chatReply/status', 'DONE'],
  ['AddFavorite/addFavorite/recipes/0/isFavorite', true],
  ['RemoveFavorite/removeFavorite/recipes/0/isFavorite', false],
  ['AddShoppingItem/addShoppingItem/shoppingItems/0/name', 'pommes'],
  ['AddRecipeToShoppingList/addRecipeToShoppingList/shoppingItems/0/id', expect.any(String)],
  [
    'SetShoppingItemsChecked/setShoppingItemsChecked/viewer/dashboard/itemsToBuy',
    expect.any(Number),
  ],
  ['PlanMeal/planMeal/plannedMeals/0/recipeTitle', 'Gratin de courge'],
  ['PlannedMeals/viewer/household/kitchen/plannedMeals/0/recipeTitle', 'Gratin de courge'],
  ['AddInventoryItem/addInventoryItem/inventoryItems/0/name', 'Œufs'],
  ['HouseholdChanged/householdChanged/complete', true],
  ['ApplyProposal/applyProposal/proposal/status', 'APPLIED'],
  ['UndoProposal/undoProposal/proposal/status', 'UNDONE'],
];

it('runs from left to right, twice, and for a second account', async () => {
  const ada = visitor();
  await ada.start();
  expect(ada.answer('SignUp/signUp/viewer/nextStep')).toBe('QUESTIONNAIRE');
  expect(ada.answer('SavePreferences/savePreferences/viewer/nextStep')).toBe('SUBSCRIPTION');
  await ada.pay();
  await ada.goOn();
  expect(ada.answer('CreateInvitation/createInvitation/code')).toBe('EMAIL_NOT_VERIFIED');

  const back = visitor(ada.email);
  await back.start();
  expect(back.answer('SignUp/signUp/code')).toBe('EMAIL_TAKEN');
  expect(back.answer('SignIn/signIn/viewer/nextStep')).toBe('DASHBOARD');
  expect(back.answer('StartCheckout/startCheckout/code')).toBe('ALREADY_SUBSCRIBED');
  await back.goOn();

  const other = visitor();
  expect(other.email).not.toBe(ada.email);
  await other.start();
  await other.pay();
  await other.goOn();
  for (const who of [ada, back, other])
    for (const [path, value] of done) expect(who.answer(path), path).toEqual(value);
});
