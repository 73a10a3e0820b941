import { Prisma } from '../../generated/prisma/client.js';
import type { Viewer } from '../../platform/viewer.js';
import { ownRecipesSql } from '../recipes/recipe.policy.js';

export type Owner = Pick<Viewer, 'id' | 'householdId'> & {
  /** Of their address, as `UsedTrial` remembers one. */
  addressHash: string;
};

export interface ExportedTable {
  /** Which rows, of a table called `r`, are about the person. */
  rows: (owner: Owner) => Prisma.Sql;
  /** Columns that would open something to whoever finds the file: hashes and secret addresses. */
  secrets: readonly string[];
}

const personal = (...secrets: string[]): ExportedTable => ({
  rows: ({ id }) => Prisma.sql`r."userId" = ${id}::uuid`,
  secrets,
});

const shared: ExportedTable = {
  rows: ({ householdId }) => Prisma.sql`r."householdId" = ${householdId}::uuid`,
  secrets: [],
};

/** Every table of the database; null for one that says nothing about a person. */
export const exportedTables = {
  User: { rows: ({ id }) => Prisma.sql`r."id" = ${id}::uuid`, secrets: ['passwordHash'] },
  Household: {
    rows: ({ householdId }) => Prisma.sql`r."id" = ${householdId}::uuid`,
    secrets: ['calendarSecret'],
  },
  Session: personal('id'),
  KnownDevice: personal('tokenHash'),
  AccountToken: personal('tokenHash'),
  OutgoingMail: personal(),
  Preferences: personal(),
  Consent: personal(),
  Subscription: personal(),
  Invoice: personal(),
  // Ids and kinds of Stripe's messages.
  StripeEvent: null,
  TrustedDocument: null,
  UsedTrial: {
    rows: ({ addressHash }) => Prisma.sql`r."addressHash" = ${addressHash}`,
    secrets: [],
  },
  Notification: personal(),
  Recipe: {
    rows: (owner) => Prisma.sql`(${ownRecipesSql(owner)} OR r."createdById" = ${owner.id}::uuid)`,
    secrets: [],
  },
  RecipeGeneration: personal(),
  Favorite: personal(),
  PlannedMeal: shared,
  ShoppingItem: shared,
  TakenTick: shared,
  ProductAisle: shared,
  Staple: shared,
  Invitation: {
    rows: ({ id }) => Prisma.sql`(r."invitedById" = ${id}::uuid
      OR r."email" = (SELECT u."email" FROM "User" u WHERE u."id" = ${id}::uuid))`,
    secrets: ['tokenHash'],
  },
  ProductUse: shared,
  InventoryItem: shared,
  ChatMessage: personal(),
  ChatWish: personal(),
  Proposal: personal(),
} satisfies Record<Prisma.ModelName, ExportedTable | null>;
