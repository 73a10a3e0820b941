import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../../testkit/manual-clock.js';
import type { Person } from '../../testkit/person.js';
import { householdOf, seedRecipe } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const day = 86_400_000;
const minute = 60_000;
const clock = createManualClock('2026-11-21T18:30:00Z');
const ago = (days: number): Date => new Date(clock.now().getTime() - days * day);

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ clock });
  person = await server.signUp();
});
afterAll(() => server.close());

async function recipeOf(title: string, days: number): Promise<string> {
  const id = await seedRecipe(server, person, ['1 courge'], title);
  await server.app.services.db.recipe.updateMany({
    where: { id },
    data: { createdAt: ago(days) },
  });
  return id;
}

const say = (content: string, createdAt: Date, recipeId: string | null = null) =>
  server.app.services.db.chatMessage.createMany({
    data: { id: randomUUID(), userId: person.id, role: 'USER', content, createdAt, recipeId },
  });

it('deletes each day what was kept long enough, and nothing that is still of use', async () => {
  const { db } = server.app.services;
  const userId = person.id;
  const householdId = await householdOf(server, person);
  const device = { userId };
  await db.knownDevice.deleteMany({});
  await db.knownDevice.createMany({
    data: [
      { ...device, tokenHash: 'seen long ago', lastSeenAt: ago(366) },
      { ...device, tokenHash: 'seen within the year', lastSeenAt: ago(364) },
    ],
  });
  const token = { userId, purpose: 'RESET_PASSWORD' as const };
  await db.accountToken.deleteMany({});
  await db.accountToken.createMany({
    data: [
      { ...token, tokenHash: 'expired', expiresAt: ago(1) },
      { ...token, tokenHash: 'open', expiresAt: ago(-1) },
    ],
  });
  await db.session.deleteMany({});
  await db.session.createMany({
    data: [
      { id: 'expired', userId, expiresAt: ago(1) },
      { id: 'open', userId, expiresAt: ago(-1) },
    ],
  });

  const ofBook = await db.recipe.findMany({ where: { bookId: { not: null } }, take: 3 });
  const [inBook, keptOfBook, leftBook] = ofBook.map(({ id }) => ({ id }));
  const long = { createdAt: ago(400) };
  await db.recipe.updateMany({ where: inBook, data: { ...long, title: 'in the book' } });
  const left = { ...long, leftBookAt: ago(40) };
  await db.recipe.updateMany({
    where: keptOfBook,
    data: { ...left, title: 'left the book, kept' },
  });
  await db.recipe.updateMany({ where: leftBook, data: { ...left, title: 'left the book' } });
  await db.favorite.createMany({ data: { userId, recipeId: String(keptOfBook?.id) } });
  await recipeOf('forgotten', 31);
  await recipeOf('young', 29);
  const [favorite, planned, listed, shown] = await Promise.all(
    ['favorite', 'planned', 'listed', 'shown'].map((title) => recipeOf(title, 400)),
  );
  await db.favorite.createMany({ data: { userId, recipeId: String(favorite) } });
  await db.plannedMeal.createMany({
    data: {
      householdId,
      recipeId: String(planned),
      recipeTitle: 'planned',
      date: ago(399),
      time: '19:00',
      servings: 4,
      mealType: 'MAIN',
    },
  });
  await db.shoppingItem.createMany({
    data: { householdId, recipeId: String(listed), name: 'courge', product: 'courge', aisle: 'X' },
  });
  await say('this year', new Date('2025-11-25T00:00:00Z'), String(shown));
  await say('last year', new Date('2025-11-20T00:00:00Z'));
  const beingWritten = { pendingUserId: userId, heartbeatAt: ago(-1) };
  await db.chatMessage.createMany({
    data: {
      ...beingWritten,
      id: randomUUID(),
      userId,
      role: 'ASSISTANT',
      content: 'unfinished',
      createdAt: ago(400),
    },
  });
  const generation = { userId, householdId, mealType: 'MAIN' as const, fromInventory: false };
  await db.recipeGeneration.createMany({
    data: [
      { ...generation, id: randomUUID(), stage: 'DONE', title: 'old', createdAt: ago(31) },
      { ...generation, id: randomUUID(), stage: 'DONE', title: 'new', createdAt: ago(29) },
      {
        ...generation,
        ...beingWritten,
        id: randomUUID(),
        stage: 'WRITING',
        title: 'unfinished',
        createdAt: ago(31),
      },
    ],
  });

  const offer = { householdId, invitedById: userId, expiresAt: ago(31) };
  await db.invitation.createMany({
    data: [
      { ...offer, email: 'long-ago@example.org' },
      { ...offer, email: 'lately@example.org', expiresAt: ago(29) },
    ],
  });
  const offers = await db.invitation.findMany();
  await db.notification.deleteMany({});
  await db.notification.createMany({
    data: [
      ...offers.map(({ id, email }) => ({ key: `invitation:${id}`, title: email })),
      { key: 'joined:somebody', title: 'somebody' },
    ].map((row) => ({ ...row, userId, message: '' })),
  });

  const invoice = { amount: 999, currency: 'chf' };
  await db.invoice.createMany({
    data: [
      { ...invoice, stripeInvoiceId: 'eleven years old', paidAt: ago(11 * 365) },
      { ...invoice, stripeInvoiceId: 'nine years old', paidAt: ago(9 * 365) },
      { ...invoice, userId, stripeInvoiceId: 'of somebody here', paidAt: ago(11 * 365) },
    ],
  });

  await db.usedTrial.createMany({
    data: [
      { addressHash: 'two years ago', notedAt: new Date('2024-11-20T00:00:00Z') },
      { addressHash: 'not yet two years ago', notedAt: new Date('2024-11-25T00:00:00Z') },
    ],
  });

  const titles = async () =>
    (
      await db.recipe.findMany({
        where: { OR: [{ bookId: null }, long] },
        orderBy: { title: 'asc' },
      })
    ).map(({ title }) => title);
  const unchanged = ['in the book', 'left the book, kept'];
  expect(await titles()).toHaveLength(9);
  await clock.sleeping(5 * minute);
  clock.advance(5 * minute);
  await expect
    .poll(titles)
    .toEqual(['favorite', ...unchanged, 'listed', 'planned', 'shown', 'young']);
  const contents = (await db.chatMessage.findMany()).map(({ content }) => content);
  expect(contents.toSorted()).toEqual(['this year', 'unfinished']);
  const generations = await db.recipeGeneration.findMany({ orderBy: { title: 'asc' } });
  expect(generations.map(({ title }) => title)).toEqual(['new', 'unfinished']);
  const devices = (await db.knownDevice.findMany()).map(({ tokenHash }) => tokenHash);
  expect(devices).toEqual(['seen within the year']);
  const tokens = (await db.accountToken.findMany()).map(({ tokenHash }) => tokenHash);
  expect(tokens).toEqual(['open']);
  expect((await db.session.findMany()).map(({ id }) => id)).toEqual(['open']);
  const invoices = (await db.invoice.findMany()).map(({ stripeInvoiceId }) => stripeInvoiceId);
  expect(invoices.toSorted()).toEqual(['nine years old', 'of somebody here']);
  const trials = (await db.usedTrial.findMany()).map(({ addressHash }) => addressHash);
  expect(trials).toEqual(['not yet two years ago']);
  const invitations = (await db.invitation.findMany()).map(({ email }) => email);
  expect(invitations).toEqual(['lately@example.org']);
  const announced = (await db.notification.findMany()).map(({ title }) => title);
  expect(announced.toSorted()).toEqual(['lately@example.org', 'somebody']);

  await clock.sleeping(day);
  clock.advance(day);
  await clock.sleeping(day);
  clock.advance(day);
  await expect.poll(titles).toEqual(['favorite', ...unchanged, 'listed', 'planned', 'shown']);
});
