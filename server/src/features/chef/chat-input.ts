import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const longestMessage = 4_000;

export const sendInput = z
  .object({
    id: z
      .guid()
      .nullish()
      .transform((id) => id ?? randomUUID()),
    replyId: z.guid().nullish(),
    content: z
      .string()
      .trim()
      .min(1, 'Write something.')
      .max(longestMessage, `At most ${longestMessage} characters.`),
  })
  .refine(({ id, replyId }) => replyId !== id, {
    path: ['replyId'],
    message: 'The reply needs an id of its own.',
  });

export type SendInput = z.infer<typeof sendInput>;
