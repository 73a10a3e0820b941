import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { textInput } from '../../../graphql/text-input.js';

const longestMessage = 4_000;

export const sendInput = z
  .object({
    id: z
      .guid()
      .nullish()
      .transform((id) => id ?? randomUUID()),
    replyId: z.guid().nullish(),
    content: textInput(longestMessage).min(1, 'Write something.'),
  })
  .refine(({ id, replyId }) => replyId !== id, {
    path: ['replyId'],
    message: 'The reply needs an id of its own.',
  });

export type SendInput = z.infer<typeof sendInput>;
