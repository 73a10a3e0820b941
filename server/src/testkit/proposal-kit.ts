import { randomUUID } from 'node:crypto';
import { proposeCalls } from '../features/chef/tools/propose-calls.js';
import type { ToolOutcome } from '../features/chef/tools/tool-outcome.js';
import type { Proposal } from '../generated/prisma/client.js';
import { at, type Json } from './graphql-client.js';
import type { Person } from './person.js';
import type { TestServer } from './test-server.js';

const conflictFields = 'conflicts { word restriction avoidedFood }';
const changeFields = `line recipeId effect target name quantity unit previousQuantity previousUnit
  date time mealType servings previousDate previousTime expirationDate ${conflictFields}`;
const proposalFields = `id action status changes { ${changeFields} } expiresAt`;
const decided = `proposal { ${proposalFields} }
  shoppingItems { id name quantity unit checked }
  plannedMeals { id recipeTitle date time servings mealType recipe { id } }
  inventoryItems { id name quantity unit expirationDate category createdAt }
  recipes { id isFavorite }
  deletedShoppingItemIds deletedPlannedMealIds deletedInventoryItemIds
  viewer { id dashboard { plannedMealsThisWeek itemsToBuy favoriteRecipes } }`;
const refusals = `... on Refusal { code field }
  ... on ProposalStaleRefusal { proposal { ${proposalFields} } }
  ... on ProposalClosedRefusal { proposal { ${proposalFields} } }`;

/** The two decisions, as a client sends them. */
export const decide = {
  apply: `mutation ($id: ID!, $lines: [ID!]) { applyProposal(id: $id, lines: $lines) { __typename
    ... on ApplyProposalPayload { ${decided} rest { ${proposalFields} } } ${refusals} } }`,
  undo: `mutation ($id: ID!, $keepChanged: Boolean) { undoProposal(id: $id, keepChanged: $keepChanged) { __typename
    ... on UndoProposalPayload { ${decided} } ${refusals} } }`,
} as const;

type Call = readonly [tool: string, given: unknown];

interface Proposed {
  proposals: Proposal[];
  outcomes: ToolOutcome[];
}

export interface ProposalKit {
  /** Makes proposals of tool calls, each in a reply of its own, as a finished reply does. */
  propose(person: Person, ...calls: readonly Call[]): Promise<Proposed>;
  /** The same in one reply; each of the rounds is its calls at once. */
  together(person: Person, ...rounds: readonly (readonly Call[])[]): Promise<Proposed>;
  /** The one proposal of a call. */
  one(person: Person, tool: string, given: unknown): Promise<string>;
  /** All of it, or these lines. */
  apply(person: Person, id: string, lines?: readonly string[]): Promise<Json>;
  undo(person: Person, id: string): Promise<Json>;
  /** Stores a recipe of the household, shown in the person's conversation unless told otherwise. */
  recipe(
    person: Person,
    changes?: { title?: string; ingredients?: string[] },
    shown?: boolean,
  ): Promise<string>;
  householdOf(person: Person): Promise<string>;
}

export function createProposalKit(server: TestServer): ProposalKit {
  const { db, clock, logger } = server.app.services;
  const householdOf = async (person: Person) =>
    (await db.user.findUniqueOrThrow({ where: { id: person.id } })).householdId;
  const reply = async (person: Person, recipeId: string | null = null) => {
    const data = { id: randomUUID(), userId: person.id, role: 'ASSISTANT', content: '' } as const;
    return (await db.chatMessage.create({ data: { ...data, recipeId } })).id;
  };
  const decideOn =
    (query: string, field: string) =>
    async (person: Person, id: string, lines: readonly string[] | null = null) => {
      const { data, errors } = await person.send(query, { id, lines });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return at(data, field) ?? null;
    };
  const together: ProposalKit['together'] = async (person, ...rounds) => {
    const viewer = { id: person.id, householdId: await householdOf(person) };
    const messageId = await reply(person);
    const proposals = new Map<string, Proposal>();
    const outcomes: ToolOutcome[] = [];
    for (const calls of rounds) {
      const toolCalls = calls.map(([name, given], at) => ({
        id: `call-${at}`,
        name,
        arguments: typeof given === 'string' ? given : JSON.stringify(given),
      }));
      const came = await proposeCalls({ db, viewer, clock, logger }, messageId, toolCalls);
      for (const each of came.proposals) proposals.set(each.id, each);
      outcomes.push(...came.outcomes);
    }
    return { proposals: [...proposals.values()], outcomes };
  };
  const propose: ProposalKit['propose'] = async (person, ...calls) => {
    const all: Proposed[] = [];
    for (const call of calls) all.push(await together(person, [call]));
    return {
      proposals: all.flatMap(({ proposals }) => proposals),
      outcomes: all.flatMap(({ outcomes }) => outcomes),
    };
  };
  return {
    propose,
    together,
    one: async (person, tool, given) => {
      const { proposals, outcomes } = await propose(person, [tool, given]);
      const [proposal] = proposals;
      if (!proposal) throw new Error(JSON.stringify(outcomes));
      return proposal.id;
    },
    apply: decideOn(decide.apply, 'applyProposal'),
    undo: decideOn(decide.undo, 'undoProposal'),
    recipe: async (
      person,
      { title = 'Velouté de courge', ingredients = ['1 courge'] } = {},
      shown = true,
    ) => {
      const recipe = await db.recipe.create({
        data: {
          householdId: await householdOf(person),
          mealType: 'STARTER',
          title,
          description: 'Une soupe douce.',
          preparationMinutes: 30,
          servings: 4,
          difficulty: 'EASY',
          ingredients,
          instructions: ['Cuire.'],
          searchText: '',
          cacheKey: randomUUID(),
        },
      });
      if (shown) await reply(person, recipe.id);
      return recipe.id;
    },
    householdOf,
  };
}
