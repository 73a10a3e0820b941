import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { RateLimitedRefusal } from '../../graphql/refusal.js';
import { exportData } from './export-data.js';

const ExportMyDataPayload = builder
  .objectRef<{ fileName: string; json: string }>('ExportMyDataPayload')
  .implement({
    description: 'All that is stored about the caller.',
    fields: (t) => ({
      fileName: t.exposeString('fileName', {
        description: 'What to call the file, such as popote-2025-11-21.json.',
      }),
      json: t.exposeString('json', {
        description:
          'A JSON text: `tables` has the rows by table, `leftOut` the columns that hold secrets and are therefore not in it.',
      }),
    }),
  });

builder.mutationField('exportMyData', (t) =>
  t.field({
    type: ExportMyDataPayload,
    description:
      'Everything that is stored about the caller, and what their household shares. Signed in only; 10 an hour.',
    authScopes: { signedIn: true },
    errors: { types: [RateLimitedRefusal], union: { name: 'ExportMyDataResult' } },
    resolve: (_root, _args, context) => exportData({ ...context, viewer: viewerOf(context) }),
  }),
);
