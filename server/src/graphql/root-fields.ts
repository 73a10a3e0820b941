import {
  getOperationAST,
  Kind,
  type DocumentNode,
  type FieldNode,
  type OperationTypeNode,
  type SelectionNode,
} from 'graphql';

/** The fields that an operation of that kind asks of its root, those of its fragments too: one for each name in the answer. */
export function rootFields(
  document: DocumentNode,
  operationName: string | null | undefined,
  kind: OperationTypeNode,
): FieldNode[] {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== kind) return [];
  const found = new Map<string, FieldNode>();
  const seen = new Set<string>();
  const collect = (selections: readonly SelectionNode[]): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        found.set((selection.alias ?? selection.name).value, selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet.selections);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        for (const definition of document.definitions) {
          const isIt = definition.kind === Kind.FRAGMENT_DEFINITION;
          if (isIt && definition.name.value === selection.name.value)
            collect(definition.selectionSet.selections);
        }
      }
    }
  };
  collect(operation.selectionSet.selections);
  return [...found.values()];
}
