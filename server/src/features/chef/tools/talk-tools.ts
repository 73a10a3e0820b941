import { z } from 'zod';
import { ChatWishKind, MealType } from '../../../generated/prisma/enums.js';
import { orNull } from '../../kitchen/proposals/tool-arguments.js';
import { proposalTools } from './proposal-tools.js';
import { talkToolTexts as say } from './talk-tools.fr.js';
import { manyOf, maybe, object, one, oneOf, optional, toolOf } from './tool-schema.js';

export const bookSearch = z.object({
  query: orNull(z.string().max(200)),
  meal_type: orNull(z.enum(MealType)),
  max_minutes: orNull(z.int().min(1).max(1440)),
  foods: orNull(z.array(z.string().max(100)).max(10)),
});

export type BookSearch = z.output<typeof bookSearch>;

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
