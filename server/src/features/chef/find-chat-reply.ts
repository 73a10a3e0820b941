import { z } from 'zod';
import type { ChatMessage } from '../../generated/prisma/client.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { ownMessages } from './chat.policy.js';

/** A reply of the viewer's. */
export async function findReply(
  { db, viewer }: { db: Db; viewer: Pick<Viewer, 'id'> },
  id: string,
): Promise<ChatMessage | null> {
  if (!z.guid().safeParse(id).success) return null;
  return db.chatMessage.findFirst({ where: { id, role: 'ASSISTANT', ...ownMessages(viewer) } });
}
