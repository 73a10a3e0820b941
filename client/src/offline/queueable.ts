import { Kind, print, visit, type DocumentNode } from 'graphql';

export interface Request {
  operation: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (operation && 'name' in operation && operation.name?.value) || '';
}

/** Directives that are meant for the cache; the server knows none of them. */
const ownDirectives: ReadonlySet<string> = new Set(['unmask', 'nonreactive', 'client']);

const forServer = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: ({ name }) => (ownDirectives.has(name.value) ? null : undefined),
  });

/** A mutation as it can be sent later, by whichever version of the app is there then. */
export const requestOf = (document: DocumentNode, variables: object): Request => ({
  operation: nameOf(document),
  query: print(forServer(document)),
  variables: { ...variables },
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const strings = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

/** The ids of the rows that a mutation changes, by the names that ids go by in the schema. */
export function rowsOf({ variables }: Request): string[] {
  const { id, ids, recipeId, tickedIds, removedIds, input, items } = variables;
  const own = [input, items].flat().map((each) => (isObject(each) ? each.id : undefined));
  // What goes out of the fridge for a recipe leaves the recipe as it is.
  const recipe = items === undefined ? recipeId : undefined;
  return [id, ids, recipe, tickedIds, removedIds, own].flatMap(strings);
}

const deleteByIds = `mutation DeleteShoppingItems($ids: [ID!]!) {
  deleteShoppingItems(ids: $ids) { ... on Refusal { code } }
}`;

/**
 * The request as it will be sent later. « All that is ticked » then means what the person saw ticked,
 * not what somebody else has ticked since.
 */
export function asSeen(request: Request, expected: object): Request {
  if (request.operation !== 'DeleteCheckedShoppingItems') return request;
  const [payload] = Object.values(expected) as unknown[];
  const ids = isObject(payload) ? strings(payload.deletedShoppingItemIds) : [];
  return { operation: 'DeleteShoppingItems', query: deleteByIds, variables: { ids } };
}
