import { randomUUID } from 'node:crypto';
import type { Proposal } from '../../../generated/prisma/client.js';
import { InputRefusal } from '../../../graphql/refusal.js';
import { chooseMeals, openChoosing } from './choose-meals.js';
import { readWeekKitchen, type WeekScope } from './read-week-kitchen.js';
import { storeWeek } from './week-proposal.js';
import {
  dayAfter,
  furthestDays,
  placesOf,
  settingsOf,
  type NotEaten,
  type ProposeWeekInput,
} from './week-settings.js';

const tooFar = (): InputRefusal => {
  const message = `The first day is at most ${furthestDays} days ahead.`;
  return new InputRefusal([
    { code: 'OUT_OF_RANGE', field: 'from', message, min: null, max: furthestDays },
  ]);
};

/** Where a week was asked for in a conversation. */
interface Conversation {
  readonly messageId: string;
  /** By anybody, in this conversation. */
  readonly notEaten: NotEaten;
}

/**
 * Chooses a week and keeps it as the person's pending one, with the message of the conversation in which it was asked
 * for; the same id again is answered with what is there.
 * @throws InputRefusal, NotFoundRefusal
 */
export async function proposeWeek(
  scope: WeekScope,
  input: ProposeWeekInput,
  conversation: Conversation | null = null,
): Promise<Proposal> {
  const id = input.id ?? randomUUID();
  const kitchen = await readWeekKitchen(scope, { proposalId: id });
  if (kitchen.proposal) return kitchen.proposal;
  const { today, frequency, table } = kitchen;
  const settings = {
    ...settingsOf(input, { today, frequency, servings: table.servings }),
    ...conversation?.notEaten,
  };
  if (settings.from > dayAfter(today, furthestDays)) throw tooFar();
  const choosing = await openChoosing(scope, kitchen, settings);
  const slots = placesOf(settings).map((place) => ({ id: randomUUID(), ...place }));
  const wish = { settings, slots, held: {}, refused: {}, removed: [] };
  const messageId = conversation?.messageId ?? null;
  return storeWeek(scope, { id, messageId }, await chooseMeals(choosing, wish));
}
