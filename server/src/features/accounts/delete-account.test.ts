import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perform, whoIs } from '../../testkit/account-kit.js';
import {
  deleteAccount as remove,
  deleteMyAccount,
  tablesWith,
} from '../../testkit/deletion-kit.js';
import { createFullAccount } from '../../testkit/full-account.js';
import { at, createGraphQLClient, type Json } from '../../testkit/graphql-client.js';
import { ask, joinHousehold, watchHousehold } from '../../testkit/household-kit.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { watch } from '../../testkit/watch.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const done = { __typename: 'DeleteMyAccountPayload', deleted: true };

const householdOf = async (person: Person): Promise<string> => {
  const { db } = server.app.services;
  return (await db.user.findUniqueOrThrow({ where: { id: person.id } })).householdId;
};

describe('deleteMyAccount', () => {
  it('leaves nothing in any table but the invoices, without a name', async () => {
    const person = await createFullAccount(server);
    const householdId = await householdOf(person);
    const { db, stripe } = server.app.services;
    const { stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    const customerId = String(stripeCustomerId);
    const mine = { where: { userId: person.id } };
    const [invoices, { stripeSubscriptionId }] = await Promise.all([
      db.invoice.findMany(mine),
      db.subscription.findFirstOrThrow(mine),
    ]);
    expect(invoices).toHaveLength(1);
    const before = await tablesWith(server, person.id);
    expect(before.length).toBeGreaterThan(12);

    expect(await remove(person)).toEqual(done);
    await server.settleWebhooks();

    const trace = [person.id, person.email, householdId, customerId, stripeSubscriptionId];
    for (const text of trace) expect(await tablesWith(server, text)).toEqual([]);
    const kept = { where: { stripeInvoiceId: { in: invoices.map((row) => row.stripeInvoiceId) } } };
    expect(await db.invoice.findMany(kept)).toEqual(
      invoices.map((invoice) => ({ ...invoice, userId: null })),
    );
    // Stripe ends the subscriptions of a customer with the customer.
    expect(await stripe.readBilling(customerId)).toMatchObject({ subscriptions: [] });
  });

  it('ends every session, and the address is free again', async () => {
    const person = await server.signUp();
    const { cookie } = person;
    expect(await remove(person)).toEqual(done);
    expect(person.cookie).not.toContain('sb-auth-token');
    const thief = createGraphQLClient(server.url);
    const response = await server.request('/graphql', {
      method: 'POST',
      headers: { ...thief.headers(), cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(await response.json()).toMatchObject({ data: { viewer: null } });
    const again = await server.signUp({ email: person.email });
    expect(await whoIs(again)).toBe(again.id);
  });

  it('asks for the password again, and deletes nothing when it is wrong', async () => {
    const person = await server.signUp();
    expect(await remove(person, 'une-autre-soupe')).toEqual({
      __typename: 'PasswordRefusal',
      code: 'PASSWORD_INVALID',
      field: 'password',
    });
    expect(await remove(person, '')).toMatchObject({ code: 'REQUIRED', field: 'password' });
    expect(await whoIs(person)).toBe(person.id);
  });

  it('deletes nothing while Stripe cannot be reached: nobody pays for an account that is gone', async () => {
    const person = await server.payer();
    const { stripe } = server.app.services;
    const { deleteCustomer } = stripe;
    stripe.deleteCustomer = () => Promise.reject(new TypeError('fetch failed'));
    try {
      const { errors } = await person.send(deleteMyAccount, { password: person.password });
      expect(errors).not.toEqual([]);
    } finally {
      stripe.deleteCustomer = deleteCustomer;
    }
    expect(await whoIs(person)).toBe(person.id);
    expect(await remove(person)).toEqual(done);
  });

  it('leaves to the others of the household what was shared, without a name', async () => {
    const person = await createFullAccount(server);
    const other = await createFullAccount(server);
    const { db } = server.app.services;
    const householdId = await householdOf(person);
    await db.user.updateMany({ where: { id: other.id }, data: { householdId } });
    // As a conversation of the other remembers a row that this person wrote.
    const rows = { inventoryItems: [{ id: randomUUID(), createdById: person.id }] };
    await db.proposal.updateMany({
      where: { userId: other.id },
      data: { householdId, before: rows, after: rows },
    });
    const shared = { where: { householdId } };
    const count = () =>
      Promise.all([
        db.plannedMeal.count(shared),
        db.inventoryItem.count(shared),
        db.shoppingItem.count(shared),
        db.recipe.count(shared),
        db.productUse.count(shared),
      ]);
    const before = await count();
    expect(Math.min(...before)).toBeGreaterThan(0);

    expect(await remove(person)).toEqual(done);
    expect(await count()).toEqual(before);
    expect(await tablesWith(server, person.id)).toEqual([]);
    expect(await tablesWith(server, person.email)).toEqual([]);
    const { before: remembered } = await db.proposal.findFirstOrThrow({
      where: { userId: other.id },
    });
    expect(remembered).toMatchObject({ inventoryItems: [{ createdById: null }] });
  });

  it('leaves nothing of the address where others had named it', async () => {
    const email = `${randomUUID()}@example.org`;
    const other = await server.signUp();
    const input = { newEmail: email, password: other.password };
    await perform(other, 'requestEmailChange', { input });
    await other.verifyEmail();
    await ask(other, 'invite', { email });
    const person = await server.signUp({ email });
    // As while the mail server is away.
    const nextAttemptAt = new Date(Date.now() + 86_400_000);
    await server.app.services.db.outgoingMail.createMany({
      data: { userId: other.id, kind: 'CHANGE_EMAIL', recipient: email, nextAttemptAt },
    });
    const naming = ['AccountToken', 'Invitation', 'OutgoingMail', 'User'];
    expect(await tablesWith(server, email)).toEqual(naming);

    expect(await remove(person)).toEqual(done);
    expect(await tablesWith(server, email)).toEqual([]);
    expect(await whoIs(other)).toBe(other.id);
  });

  it('leaves nothing of a household whose members all go at the same time', async () => {
    const [person, other] = await Promise.all([server.signUp(), server.signUp()]);
    await joinHousehold(server, person, other);
    const householdId = await householdOf(person);
    expect(await householdOf(other)).toBe(householdId);
    expect(await Promise.all([remove(person), remove(other)])).toEqual([done, done]);
    for (const text of [person.id, other.id, householdId]) {
      expect(await tablesWith(server, text)).toEqual([]);
    }
  });

  it('ends a recipe that is being written, and what watches it', async () => {
    const person = await server.payer();
    const id = randomUUID();
    await person.send(
      'mutation ($id: ID!) { startRecipeGeneration(input: { id: $id, mealType: MAIN }) { __typename } }',
      { id },
    );
    const query = 'subscription ($id: ID!) { recipeGeneration(id: $id) { generation { stage } } }';
    const stages: unknown[] = [];
    let removal: Promise<Json> | null = null;
    for await (const event of watch(server.url, person.headers(), { query, variables: { id } })) {
      stages.push(at(event.data, 'recipeGeneration.generation.stage'));
      removal ??= remove(person);
    }
    // Nobody is told how it ended whose session was over before.
    expect(stages).not.toEqual([]);
    expect(await removal).toEqual(done);
    expect(await tablesWith(server, person.id)).toEqual([]);
  });

  it('ends what the person’s other devices watch', async () => {
    const person = await server.payer();
    const watching = watchHousehold(server.url, person);
    expect(await watching.next()).toMatchObject({ complete: true });
    expect(await remove(person)).toEqual(done);
    let event = await watching.next();
    while (event !== null) event = await watching.next();
  });
});
