import { z } from 'zod';
import { ChatWishKind } from '../../../generated/prisma/enums.js';
import { orNull, text } from '../../kitchen/proposals/tool-arguments.js';

/** What a model says of a wish for the talk. */
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

export type WishInput = z.output<typeof wishInput>;
