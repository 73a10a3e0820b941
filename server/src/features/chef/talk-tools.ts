import { z } from 'zod';
import { ChatWishKind, MealType } from '../../generated/prisma/enums.js';
import { lineInput } from '../../graphql/text-input.js';
import { proposalTools } from './proposal-tools.js';
import { talkToolTexts as say } from './talk-tools.fr.js';
import { manyOf, maybe, object, one, oneOf, optional, toolOf } from './tool-schema.js';

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
const text = (maximum: number) =>
  z
    .string()
    .transform((value) => value.replace(/\s+/gu, ' '))
    .pipe(lineInput(maximum).min(1));

export const bookSearch = z.object({
  query: orNull(z.string().max(200)),
  meal_type: orNull(z.enum(MealType)),
  max_minutes: orNull(z.int().min(1).max(1440)),
  foods: orNull(z.array(z.string().max(100)).max(10)),
});

export const wishInput = z
  .object({
    wish: text(80),
    kind: z.enum(ChatWishKind),
    food: orNull(text(100)),
    people: orNull(z.int().min(1).max(50)),
    minutes: orNull(z.int().min(1).max(1440)),
  })
  .refine(({ kind, people }) => kind !== 'PEOPLE' || people !== null)
  .refine(({ kind, minutes }) => kind !== 'TIME' || minutes !== null);

export type BookSearch = z.output<typeof bookSearch>;
export type WishInput = z.output<typeof wishInput>;

/** All that the chef may call: what proposes, what reads, and what holds for the talk. */
export const chatTools = [
  ...proposalTools,
  toolOf(
    'read_book',
    say.read_book,
    object({
      query: maybe('string'),
      meal_type: optional(oneOf(Object.keys(MealType))),
      max_minutes: maybe('integer'),
      foods: optional(manyOf(one('string'))),
    }),
  ),
  toolOf(
    'hold_for_talk',
    say.hold_for_talk,
    object({
      wish: one('string', say.wish),
      kind: oneOf(Object.keys(ChatWishKind)),
      food: maybe('string', say.food),
      people: maybe('integer'),
      minutes: maybe('integer'),
    }),
  ),
];
