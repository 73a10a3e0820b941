// A codegen plugin: for each document the Apollo hooks that are bound to it, fully typed, so that a
// component names an operation once and never passes a document or a type parameter.
import { Kind } from 'graphql';

const needsVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

const hooksFor = {
  query(name, document, operation) {
    const types = `${name}Query, ${name}QueryVariables`;
    const mark = needsVariables(operation) ? '' : '?';
    return [
      `export const use${name}Query = (options${mark}: apollo.SkipToken | apollo.useQuery.Options<${types}>) => apollo.useQuery(${document}, options);`,
      `export const use${name}LazyQuery = (options?: apollo.useLazyQuery.Options<${types}>) => apollo.useLazyQuery(${document}, options);`,
    ];
  },
  mutation(name, document) {
    const types = `${name}Mutation, ${name}MutationVariables`;
    return [
      `export const use${name}Mutation = (options?: Omit<apollo.useMutation.Options<${types}>, 'variables'>): apollo.useMutation.ResultTuple<${types}> => apollo.useMutation(${document}, options);`,
    ];
  },
  subscription(name, document, operation) {
    const types = `${name}Subscription, ${name}SubscriptionVariables`;
    const mark = needsVariables(operation) ? '' : '?';
    return [
      `export const use${name}Subscription = (options${mark}: apollo.SkipToken | apollo.useSubscription.Options<${types}>) => apollo.useSubscription(${document}, options);`,
    ];
  },
};

/** Reads a fragment from the cache for one object, and renders again only when its own fields change. */
const fragmentHook = (name) =>
  `export const use${name}Fragment = (from: apollo.useFragment.FromOptionValue<${name}Fragment> | null) => apollo.useFragment({ fragment: ${name}FragmentDoc, fragmentName: '${name}', from });`;

function hooks(definition) {
  const name = definition.name.value;
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return [fragmentHook(name)];
  return hooksFor[definition.operation](name, `${name}Document`, definition);
}

export function plugin(_schema, documents) {
  const content = documents.flatMap(({ document }) => document.definitions.flatMap(hooks));
  return {
    prepend: ["import * as apollo from '@apollo/client/react';"],
    content: content.join('\n'),
  };
}
