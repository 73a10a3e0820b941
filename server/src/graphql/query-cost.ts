import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;
type Arguments = Readonly<Record<string, unknown>>;

/** How many members a list may have, where it depends on what is asked for. */
export type ListLength = number | ((asked: Arguments) => number);

export interface CostOptions {
  schema: GraphQLSchema;
  /** By type or interface and field, such as `Kitchen.staples`; connections are told by `first` and `last`. */
  listLengths: Readonly<Record<string, ListLength>>;
}

/** Of a list that nobody has said more of; a test finds those. */
const unknownLength = 1000;

const isListField = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/**
 * How many values an operation may have to answer: each field counts one, and all within a list as often as the list
 * may be long. What fragments share is counted once for each place.
 */
export function costOf(
  { schema, listLengths }: CostOptions,
  document: DocumentNode,
  { operationName, variables }: { operationName?: string | null | undefined; variables: Variables },
): number {
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const operation = operations.find(({ name }) => !operationName || name?.value === operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const fragmentCosts = new Map<string, number>();

  const argumentsOf = ({ arguments: given = [] }: FieldNode): Arguments =>
    Object.fromEntries(
      given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, { ...variables })]),
    );

  const fragmentCost = (name: string): number => {
    const known = fragmentCosts.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost = fragment && type ? selectionCost(fragment.selectionSet, type) : 0;
    fragmentCosts.set(name, cost);
    return cost;
  };

  /** As the type itself says, or else an interface that the field is of. */
  const lengthOf = (parent: GraphQLNamedType, name: string): ListLength => {
    const interfaces = isObjectType(parent) ? parent.getInterfaces() : [];
    const said = [parent, ...interfaces].map((type) => listLengths[`${type.name}.${name}`]);
    return said.find((length) => length !== undefined) ?? unknownLength;
  };

  const fieldCost = (node: FieldNode, parent: GraphQLNamedType): number => {
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const field = hasFields ? parent.getFields()[node.name.value] : undefined;
    // A type's name is the same text for every row, and clients ask for it everywhere.
    if (node.name.value === '__typename') return 0;
    if (!field) return 1;
    const type = getNamedType(field.type);
    const inner = node.selectionSet ? selectionCost(node.selectionSet, type) : 0;
    // Connections ask for a page above its nodes, whose length is the longest page.
    const longestPage = listLengths[`${type.name}.nodes`];
    if (!isListField(field)) {
      if (typeof longestPage !== 'number') return 1 + inner;
      const { first, last } = argumentsOf(node);
      const page = Number(first ?? last ?? longestPage);
      return 1 + inner * Math.min(1, Math.max(page, 1) / longestPage);
    }
    // Texts lie in their row, which is read whole.
    if (!isCompositeType(type)) return 1;
    const length = lengthOf(parent, field.name);
    return 1 + inner * (typeof length === 'number' ? length : length(argumentsOf(node)));
  };

  const selectionCost = ({ selections }: SelectionSetNode, parent: GraphQLNamedType): number => {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += fieldCost(selection, parent);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += fragmentCost(selection.name.value);
      else {
        const name = selection.typeCondition?.name.value;
        const type = name === undefined ? parent : schema.getType(name);
        if (type) cost += selectionCost(selection.selectionSet, type);
      }
    }
    return cost;
  };
  return selectionCost(operation.selectionSet, root);
}
