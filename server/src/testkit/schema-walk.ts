import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLOutputType } from 'graphql';

export type Field = GraphQLField<unknown, unknown>;

export interface InputPath {
  /** `input.name`, `items[0].name` */
  path: string;
  /** The scalar's or the enum's name. */
  type: string;
  isList: boolean;
}

const isList = (type: GraphQLInputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

function pathsOf(path: string, type: GraphQLInputType): InputPath[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [{ path, type: named.name, isList: isList(type) }];
  return Object.values(named.getFields()).flatMap((field) =>
    pathsOf(`${path}${isList(type) ? '[0]' : ''}.${field.name}`, field.type),
  );
}

/** Every scalar that a caller can give to a field, inside input objects too. */
export const inputPaths = ({ args }: Field): InputPath[] =>
  args.flatMap(({ name, type }) => pathsOf(name, type));

const leaves = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .filter((field) => field.args.length === 0 && isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
    .join(' ');

/** Of a payload: its own values, those of what it holds, and the dashboard of the viewer. */
function payload(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map(({ name, type: inner }) => {
    const named = getNamedType(inner);
    if (named.name === 'Viewer') {
      return 'viewer { id dashboard { itemsToBuy plannedMealsThisWeek favoriteRecipes tonightMeals { id } expiringSoon { count } } }';
    }
    return isObjectType(named) ? `${name} { ${leaves(named)} }` : name;
  });
  return `... on ${type.name} { ${fields.join(' ')} }`;
}

function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    const payloads = named.getTypes().filter(({ name }) => name.endsWith('Payload'));
    return `{ __typename ${payloads.map(payload).join(' ')} ... on Refusal { code field } }`;
  }
  return isObjectType(named) ? `{ __typename ${payload(named)} }` : '';
}

/** A mutation that takes every argument as a variable of the same name, and asks for what it changed. */
export function mutationDocument({ name, args, type }: Field): string {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const head = declared ? `mutation (${declared})` : 'mutation';
  return `${head} { ${name}${given ? `(${given})` : ''} ${selection(type)} }`;
}

/** The variables with another value at a path. */
export function withValue(
  variables: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [step = '', ...rest] = path.split('.');
  const key = step.replace('[0]', '');
  if (rest.length === 0) return { ...variables, [key]: value };
  const held = variables[key] ?? {};
  const inner = (Array.isArray(held) ? held[0] : held) as Record<string, unknown>;
  const changed = withValue(inner, rest.join('.'), value);
  return { ...variables, [key]: Array.isArray(held) ? [changed] : changed };
}
