import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Prisma } from '../generated/prisma/client.js';
import { failCommits } from '../testkit/fail-commits.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';

let server: TestServer;
const timeZone = process.env.TZ;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
});

it('sends and reads a time by the driver as Prisma does, whatever the time zone of the process', async () => {
  const { db } = server.app.services;
  const stored = new Date('2026-11-24T12:34:56.789Z');
  const person = await server.signUp();
  await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: stored } });
  try {
    for (const zone of ['America/New_York', 'Asia/Tokyo']) {
      process.env.TZ = zone;
      expect(
        await db.readRows(Prisma.sql`
          SELECT "emailVerifiedAt" AS "at" FROM "User"
          WHERE "id" = ${person.id}::uuid AND "emailVerifiedAt" = ${stored}`),
        zone,
      ).toEqual([{ at: stored }]);
    }
  } finally {
    if (timeZone === undefined) delete process.env.TZ;
    else process.env.TZ = timeZone;
  }
});

it('a change whose commit fails is not taken for done', async () => {
  const { db } = server.app.services;
  const mend = await failCommits(db, 'TakenTick');
  const { householdId } = await db.user.findFirstOrThrow();
  const row = () => ({ householdId, id: randomUUID(), takenAt: new Date() });
  const add = () => db.$transaction((tx) => tx.takenTick.create({ data: row() }));
  await expect(add()).rejects.toThrow('no commit');
  await expect(
    db.$transaction([db.takenTick.createMany({ data: [row(), row()] })]),
  ).rejects.toThrow('no commit');
  await mend();
  await add();
  expect(await db.takenTick.count()).toBe(1);
});
