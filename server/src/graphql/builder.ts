import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type {
  Allergen,
  DietaryRestriction,
  InventoryItem,
  PlannedMeal,
  Recipe,
} from '../generated/prisma/client.js';
import type PrismaTypes from '../generated/pothos-types.js';
import { getDatamodel } from '../generated/pothos-types.js';
import type { Context } from './context.js';
import { guardError } from './refusal.js';

interface SchemaTypes {
  Context: Context;
  PrismaTypes: PrismaTypes;
  /** Types that a feature refers to by name because another one defines them. */
  Objects: {
    Recipe: Recipe;
    InventoryItem: Omit<InventoryItem, 'expirationDate'> & { expirationDate: string | Date | null };
    PlannedMeal: Omit<PlannedMeal, 'date'> & { date: string; recipe: Recipe | null };
    ScaledIngredient: { text: string; exact: string | null };
    DietConflict: {
      line: string;
      word: string;
      restriction: DietaryRestriction | Allergen | 'AVOIDED_FOOD';
      reason: string;
    };
  };
  AuthScopes: { signedIn: boolean; subscribed: boolean };
  Scalars: {
    ID: { Input: string; Output: string };
    Date: { Input: string; Output: string | Date };
    DateTime: { Input: Date; Output: Date };
    URL: { Input: string; Output: string };
  };
  DefaultFieldNullability: false;
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  // A default type would let the messages of unexpected errors out.
  errors: { defaultTypes: [], directResult: true },
  prisma: {
    client: (context) => context.db,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
  },
  relay: { clientMutationId: 'omit', cursorType: 'String', nodesOnConnection: true },
  scopeAuth: {
    authorizeOnSubscribe: true,
    treatErrorsAsUnauthorized: false,
    authScopes: ({ viewer }) => ({
      signedIn: () => {
        if (!viewer) throw guardError('UNAUTHENTICATED');
        return true;
      },
      subscribed: () => {
        if (!viewer) throw guardError('UNAUTHENTICATED');
        if (viewer.isComplimentary) return true;
        if (!viewer.hasPreferences) throw guardError('QUESTIONNAIRE_REQUIRED');
        if (!viewer.isSubscribed) throw guardError('SUBSCRIPTION_REQUIRED');
        return true;
      },
    }),
  },
});

builder.queryType({ description: 'Everything a caller may read hangs from viewer.' });
builder.mutationType({});
builder.subscriptionType({});
