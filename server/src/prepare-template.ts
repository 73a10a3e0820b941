import { seedRecipeBook } from './recipe-book/seed-book.js';
import { loadConfig } from './platform/config.js';
import { openDatabase } from './platform/database.js';
import { makeTemplate } from './platform/embedded-database.js';
import { databaseLimits } from './platform/limits.js';

/** Migrates the database of a data folder, or of a URL, and puts the recipe book in it, as a start does. */
export async function prepareDatabase(dataDir: string, databaseUrl?: string): Promise<void> {
  const limits = databaseLimits(loadConfig({}));
  const { db, close } = await openDatabase({ dataDir, databaseUrl, limits });
  try {
    await seedRecipeBook(db);
  } finally {
    await close();
  }
}

/** Makes what new embedded databases begin as, unless there is one. */
export const prepareTemplate = (): Promise<void> => makeTemplate(prepareDatabase);
