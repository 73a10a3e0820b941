import type { CodegenConfig } from '@graphql-codegen/cli';
import { dropUnusedImports } from './client/tools/drop-unused-imports.mjs';

// Enums and inputs that the documents use, once; what a document selects, beside the document.
const shared = 'client/src/graphql.generated.ts';

const types = {
  namingConvention: 'keep',
  useTypeImports: true,
  enumType: 'string-literal',
  strictScalars: true,
  scalars: { Date: 'string', DateTime: 'string', URL: 'string' },
  arrayInputCoercion: false,
} as const;

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/src/**/*.graphql',
  hooks: { beforeOneFileWrite: (_path: string, content: string) => dropUnusedImports(content) },
  generates: {
    [shared]: {
      plugins: ['typescript-operations'],
      config: { ...types, generateOperationTypes: false },
    },
    'client/src/documents.generated.json': { plugins: ['./client/tools/trusted-documents.mjs'] },
    'client/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'graphql.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './client/tools/bound-hooks.mjs'],
      config: {
        ...types,
        importSchemaTypesFrom: shared,
        // As Apollo answers: every object says its type, and a fragment's fields are its reader's alone.
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
  },
};

export default config;
