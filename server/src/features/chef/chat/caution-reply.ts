import type { DietConflict } from '../../../diet/gate/gate.js';
import type { ChatMessage } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import { loadChatBrief, type ChatBrief } from './chat-brief.js';
import { cautionsOf } from '../prose-gate/chat-caution.js';
import type { About } from '../prose-gate/prose-reader.js';
import { rowOfReply, stateOfReply } from './chat-state.js';

/** What the prose of a reply is read against: the question, and what is at home and planned, by name. */
export const aboutOf = ({ turns, fridge, plan }: ChatBrief): About => ({
  question: turns.at(-1)?.content ?? '',
  kitchen: [...fridge.map(({ name }) => name), ...plan.map(({ title }) => title)],
});

/** What is said below a reply of which this was shown, whole or not. */
export const cautionsAbout = (brief: ChatBrief, shown: string): DietConflict[] =>
  cautionsOf(shown, brief.table, aboutOf(brief));

/** Judges a reply that was ended from outside: the run that would have done it is gone. */
export const judgeEnded =
  (clock: Clock) =>
  async (db: Transaction, row: ChatMessage): Promise<ChatMessage> => {
    if (row.content.trim() === '') return row;
    const viewer = await db.user.findUniqueOrThrow({
      where: { id: row.userId },
      select: { id: true, householdId: true },
    });
    const cautions = cautionsAbout(await loadChatBrief({ db, clock, viewer }, row), row.content);
    if (cautions.length === 0) return row;
    const data = { cautions: rowOfReply({ ...stateOfReply(row), cautions }).cautions };
    return db.chatMessage.update({ where: { id: row.id }, data });
  };
