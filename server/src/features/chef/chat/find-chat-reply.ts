import { z } from 'zod';
import type { ChatMessage } from '../../../generated/prisma/client.js';
import type { Db, Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownMessages } from './chat.policy.js';

/** A reply of the viewer's; without an id the latest. */
export async function findReply(
  { db, viewer }: { db: Db | Transaction; viewer: Pick<Viewer, 'id'> },
  id: string | null,
): Promise<ChatMessage | null> {
  if (id !== null && !z.guid().safeParse(id).success) return null;
  return db.chatMessage.findFirst({
    where: { ...(id === null ? {} : { id }), role: 'ASSISTANT', ...ownMessages(viewer) },
    orderBy: { position: 'desc' },
  });
}
