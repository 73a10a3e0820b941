import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTo, perform } from '../../testkit/account-kit.js';
import { startCheckout } from '../../testkit/billing-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { joinHousehold } from '../../testkit/household-kit.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => {
  const COMPLIMENTARY_EMAILS = ' Amie@Example.org, autre@example.org, hote@example.org';
  server = await startTestServer({ env: { COMPLIMENTARY_EMAILS } });
});
afterAll(() => server.close());

const nextStepOf = async (person: Person) =>
  at((await person.send('{ viewer { nextStep } }')).data, 'viewer.nextStep');

const checkoutCode = async (person: Person) =>
  at((await person.send(startCheckout, {})).data, 'startCheckout.code');

describe('an address of COMPLIMENTARY_EMAILS', () => {
  it('counts as subscribed: it is asked for nothing, and taken to no checkout', async () => {
    const person = await server.signUp({ email: 'amie@example.org' });
    await person.savePreferences();
    expect(await checkoutCode(person)).toBeUndefined();
    const token = await server.linkTo(person.email, '/auth/verify');
    await perform(person, 'verifyEmail', { token });
    expect(await nextStepOf(person)).toBe('DASHBOARD');
    expect(await checkoutCode(person)).toBe('ALREADY_SUBSCRIBED');
  });

  it('gives its rights to who moves there, and takes them back from who leaves', async () => {
    const person = await server.signUp();
    await person.savePreferences();
    const { email } = person;
    expect(await nextStepOf(person)).toBe('SUBSCRIPTION');
    await moveTo(server, person, 'autre@example.org');
    expect(await nextStepOf(person)).toBe('DASHBOARD');
    await moveTo(server, person, email);
    expect(await nextStepOf(person)).toBe('SUBSCRIPTION');
  });

  it('opens the kitchen that it shares, as a subscription does', async () => {
    const [host, guest] = [
      await server.signUp({ email: 'hote@example.org' }),
      await server.signUp(),
    ];
    await guest.savePreferences();
    expect(await nextStepOf(guest)).toBe('SUBSCRIPTION');
    // Whoever invites has verified their address.
    await joinHousehold(server, host, guest);
    expect(await nextStepOf(guest)).toBe('DASHBOARD');
    expect(await checkoutCode(guest)).toBe('ALREADY_SUBSCRIBED');
    await moveTo(server, host, 'ailleurs@example.org');
    expect(await nextStepOf(guest)).toBe('SUBSCRIPTION');
  });
});
