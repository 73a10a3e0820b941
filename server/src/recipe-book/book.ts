import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { dietaryRestrictions } from '../diet/restrictions.js';

const MEAL_TYPES = ['DRINK', 'APERITIF', 'AMUSE_BOUCHE', 'STARTER', 'MAIN', 'DESSERT'] as const;
const FILES = [
  'drink.json',
  'aperitif.json',
  'amuse-bouche.json',
  'starter.json',
  'main.json',
  'dessert.json',
] as const;

// The same depth under server/ from src/ and from dist/.
const FOLDER = new URL('../../data/recipe-book/', import.meta.url);

const text = z.string().trim().min(1);

const bookRecipeSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text.max(90),
  mealType: z.enum(MEAL_TYPES),
  description: text.max(400),
  preparationMinutes: z.int().min(1).max(2880),
  difficulty: z.enum(['facile', 'moyen', 'difficile']),
  servings: z.int().min(1).max(12),
  /**
   * What the foods of one portion cost in a Swiss or French supermarket: under about 3 francs, 3 to 6, more;
   * of a packet only what is used.
   */
  price: z.enum(['LOW', 'MEDIUM', 'HIGH']),
  /** Baked in one mould or of one sheet of dough: half of it cannot be made. */
  madeWhole: z.boolean().default(false),
  season: z.array(z.enum(['printemps', 'été', 'automne', 'hiver'])),
  ingredients: z.array(text).min(2),
  instructions: z.array(text).min(2),
  suits: z.array(z.enum(dietaryRestrictions)),
  /** Its main food first. */
  tags: z.array(text).min(1),
});

/** A recipe of the book. Times are minutes in all, resting included; an empty season is all year. */
export type BookRecipe = z.infer<typeof bookRecipeSchema>;

const readFile = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

/** What the files hold, as a hash: another one with every change of a letter. */
export function hashOfBook(): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFile(file));
  return hash.digest('base64url');
}

let book: readonly BookRecipe[] | undefined;

function readRecipes(file: string): BookRecipe[] {
  const parsed = z.array(bookRecipeSchema).safeParse(JSON.parse(readFile(file)));
  if (!parsed.success) {
    throw new Error(`recipe book, ${file}: ${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

/** The id of the recipe's row, which is the same in every database: a UUID of version 5 in a namespace of the book's own. */
export function rowIdOf(bookId: string): string {
  const bytes = createHash('sha1').update(`popote recipe book ${bookId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** All recipes of the book, read and checked at the first call. Throws on a malformed file, naming it. */
export function loadRecipeBook(): readonly BookRecipe[] {
  book ??= FILES.flatMap(readRecipes);
  return book;
}
