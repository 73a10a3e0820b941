import { randomUUID } from 'node:crypto';
import { addressHash } from '../features/billing/used-trial.policy.js';
import { consentVersion } from '../features/preferences/preferences-input.js';
import type { Person } from './person.js';
import { documents as lists, seedRecipe } from './shopping-kit.js';
import type { TestServer } from './test-server.js';

/** A subscriber with at least one row of their own in every table that can name a person. */
export async function createFullAccount(server: TestServer): Promise<Person> {
  const person = await server.payer();
  await server.settleWebhooks();
  const { db, config } = server.app.services;
  const { householdId } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  const mine = { userId: person.id };
  const ours = { householdId, createdById: person.id };
  const later = new Date(Date.now() + 86_400_000);
  const recipeId = await seedRecipe(server, person, ['1 courge']);
  await db.recipe.updateMany({ where: { id: recipeId }, data: { createdById: person.id } });
  await person.send(lists.add, { input: { line: 'lait' } });
  await person.send(lists.setAisle, { product: 'lait', aisle: 'BAKERY' });
  await person.send(lists.setStaple, { name: 'miel', isStaple: true });
  const [messageId, replyId] = [randomUUID(), randomUUID()];
  await db.$transaction([
    db.household.updateMany({
      where: { id: householdId },
      data: { calendarSecret: `calendar-${person.id.slice(0, 8)}` },
    }),
    db.consent.createMany({
      data: { ...mine, kind: 'DIETARY_RESTRICTIONS', version: consentVersion, givenAt: new Date() },
    }),
    db.chatWish.createMany({ data: { ...mine, kind: 'OTHER', wish: 'sans four' } }),
    db.outgoingMail.createMany({
      data: { ...mine, kind: 'VERIFY_EMAIL', recipient: person.email, nextAttemptAt: later },
    }),
    db.accountToken.createMany({
      data: {
        ...mine,
        tokenHash: `token-${person.id}`,
        purpose: 'CHANGE_EMAIL',
        newEmail: `new-${person.email}`,
        expiresAt: later,
      },
    }),
    db.invitation.createMany({
      data: {
        householdId,
        invitedById: person.id,
        email: `invited-by-${person.id}@example.org`,
        tokenHash: `invitation-${person.id}`,
        expiresAt: later,
      },
    }),
    db.recipeGeneration.createMany({
      data: {
        ...mine,
        id: randomUUID(),
        householdId,
        recipeId,
        mealType: 'MAIN',
        fromInventory: false,
        stage: 'DONE',
      },
    }),
    // As if there had been an account with this address before.
    db.usedTrial.createMany({
      data: {
        addressHash: addressHash(config.PSEUDONYM_KEY, person.email),
        notedAt: new Date(),
      },
    }),
    db.favorite.createMany({ data: { ...mine, recipeId } }),
    db.plannedMeal.createMany({
      data: {
        ...ours,
        recipeId,
        recipeTitle: 'Gratin de courges',
        date: new Date('2026-11-21'),
        time: '19:00',
        servings: 4,
        mealType: 'MAIN',
      },
    }),
    db.inventoryItem.createMany({ data: { ...ours, name: 'Courge' } }),
    db.takenTick.createMany({ data: { householdId, id: randomUUID(), takenAt: new Date() } }),
    db.chatMessage.createMany({
      data: [
        { ...mine, id: messageId, role: 'USER', content: 'Bonjour' },
        { ...mine, id: replyId, role: 'ASSISTANT', content: 'Bonjour', replyToId: messageId },
      ],
    }),
    db.proposal.createMany({
      data: {
        ...mine,
        messageId: replyId,
        householdId,
        position: 0,
        action: 'ADD_TO_FRIDGE',
        request: {},
        plan: {},
        changes: [],
        fingerprint: '',
        expiresAt: later,
      },
    }),
  ]);
  return person;
}
