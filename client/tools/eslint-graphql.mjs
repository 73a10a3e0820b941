// Rules for what the client asks (its *.graphql documents) and for the contract itself (schema.graphql).
import graphql from '@graphql-eslint/eslint-plugin';

const language = {
  languageOptions: {
    parser: graphql.parser,
    parserOptions: {
      graphQLConfig: { schema: 'schema.graphql', documents: 'client/src/**/*.graphql' },
    },
  },
  plugins: { '@graphql-eslint': graphql },
};

const rule = (name, ...options) => [`@graphql-eslint/${name}`, ['error', ...options]];

const documentRules = Object.fromEntries([
  rule('executable-definitions'),
  rule('fields-on-correct-type'),
  rule('fragments-on-composite-type'),
  rule('known-argument-names'),
  rule('known-fragment-names'),
  rule('known-type-names'),
  rule('lone-anonymous-operation'),
  rule('lone-executable-definition'),
  rule('naming-convention', {
    OperationDefinition: {
      style: 'PascalCase',
      forbiddenSuffixes: ['Query', 'Mutation', 'Subscription'],
    },
    FragmentDefinition: { style: 'PascalCase', forbiddenSuffixes: ['Fragment'] },
    VariableDefinition: 'camelCase',
  }),
  rule('match-document-filename', {
    query: 'kebab-case',
    mutation: 'kebab-case',
    subscription: 'kebab-case',
    fragment: 'kebab-case',
  }),
  rule('no-anonymous-operations'),
  rule('no-deprecated'),
  rule('no-duplicate-fields'),
  rule('no-fragment-cycles'),
  rule('no-undefined-variables'),
  rule('no-unused-fragments'),
  rule('no-unused-variables'),
  rule('one-field-subscriptions'),
  rule('overlapping-fields-can-be-merged'),
  rule('possible-fragment-spread'),
  rule('provided-required-arguments'),
  rule('require-selections'),
  rule('scalar-leafs'),
  rule('selection-set-depth', { maxDepth: 8 }),
  rule('unique-fragment-name'),
  rule('unique-operation-name'),
  rule('value-literals-of-correct-type'),
  rule('variables-are-input-types'),
  rule('variables-in-allowed-position'),
]);

const schemaRules = Object.fromEntries([
  rule('naming-convention', {
    types: 'PascalCase',
    FieldDefinition: 'camelCase',
    InputValueDefinition: 'camelCase',
    EnumValueDefinition: 'UPPER_CASE',
  }),
  rule('no-typename-prefix'),
  rule('no-unreachable-types'),
  rule('require-deprecation-reason'),
  rule('require-description', {
    rootField: true,
    FieldDefinition: true,
    InputValueDefinition: true,
    // Relay's own shapes say themselves what they are.
    ignoredSelectors: [
      'ObjectTypeDefinition[name.value=/(Connection|Edge|PageInfo)$/] FieldDefinition',
      'InputValueDefinition[name.value=/^(input|first|after|last|before)$/]',
    ],
  }),
]);

export default [
  { files: ['client/src/**/*.graphql'], ...language, rules: documentRules },
  { files: ['schema.graphql'], ...language, rules: schemaRules },
];
