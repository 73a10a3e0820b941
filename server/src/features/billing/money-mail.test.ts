import { afterAll, beforeAll, expect, it } from 'vitest';
import { perform } from '../../testkit/account-kit.js';
import { createBillingKit, type BillingKit } from '../../testkit/billing-kit.js';
import type { Person, PersonDetails } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
});
afterAll(() => server.close());

/** Somebody who pays, whether or not they have shown that the address is theirs. */
async function payer(
  details: Partial<PersonDetails> & { verified: boolean; promoCode?: string },
): Promise<Person> {
  const { verified, promoCode, ...rest } = details;
  const person = await server.signUp(rest);
  await person.savePreferences();
  if (verified) {
    await perform(person, 'verifyEmail', {
      token: await server.linkTo(person.email, '/auth/verify'),
    });
  }
  await person.subscribe(promoCode);
  await server.settleWebhooks();
  return person;
}

const cancel = async (person: Person, cancelled: boolean): Promise<void> => {
  const { id } = await kit.subscriptionOf(person);
  await kit.stripe.subscriptions.update(id, { cancel_at_period_end: cancelled });
  await server.settleWebhooks();
};

const pass = async (person: Person, to: 'next' | 'period_end', payment?: 'decline') => {
  await kit.passTime(person, to, payment);
  await server.settleWebhooks();
};

/** The subjects of what was mailed about money, the oldest first. */
const mailed = async ({ email }: Person): Promise<string[]> =>
  (await server.mailsTo(email))
    .map(({ subject }) => subject)
    .filter((subject) => subject !== 'Confirmez votre adresse email')
    .toReversed();

const noticesOf = async (person: Person): Promise<string[]> =>
  (await kit.rowsOf(person)).notifications.map(({ title }) => title);

it.each([
  {
    turn: 'the end of free days',
    promoCode: 'FREE30',
    live: (person: Person) => pass(person, 'next'),
    subjects: ['Votre essai se termine bientôt'],
    says: /se terminent le \d+(?:er)? \S+ \d{4}/,
  },
  {
    turn: 'a refused card',
    live: (person: Person) => pass(person, 'period_end', 'decline'),
    subjects: ['Paiement refusé'],
    says: /CHF\u00a09\.99.*reste ouverte jusqu’au \d+(?:er)? \S+ \d{4}/,
  },
  {
    turn: 'a cancellation',
    live: (person: Person) => cancel(person, true),
    subjects: ['Abonnement résilié'],
    says: /reste ouverte, à vous et à votre foyer, jusqu’au \d+(?:er)? \S+ \d{4}/,
  },
  {
    turn: 'a cancellation taken back',
    live: async (person: Person) => {
      await cancel(person, true);
      await cancel(person, false);
    },
    subjects: ['Abonnement résilié', 'Abonnement repris'],
    says: /se renouvelle le \d+(?:er)? \S+ \d{4}/,
  },
  {
    turn: 'an end',
    live: async (person: Person) => {
      await cancel(person, true);
      await pass(person, 'period_end');
    },
    subjects: ['Abonnement résilié', 'Abonnement terminé'],
    says: /a pris fin le \d+(?:er)? \S+ \d{4}.*Rien n’est effacé/,
  },
  {
    turn: 'a payment that came after all',
    live: async (person: Person) => {
      await pass(person, 'period_end', 'decline');
      const { latest_invoice: invoice } = await kit.subscriptionOf(person);
      await kit.stripe.invoices.pay(String(invoice));
      await server.settleWebhooks();
    },
    subjects: ['Paiement refusé', 'Paiement reçu'],
    says: /votre abonnement est renouvelé/i,
  },
])('$turn is mailed to who pays and rings their bell, once', async (turn) => {
  const { promoCode, live, subjects, says } = turn;
  const person = await payer({
    verified: true,
    firstName: 'Aline',
    ...(promoCode && { promoCode }),
  });
  expect(await mailed(person)).toEqual([]);
  await live(person);
  expect(await mailed(person)).toEqual(subjects);
  expect(await noticesOf(person)).toEqual(expect.arrayContaining(subjects));
  const [newest] = await server.mailsTo(person.email);
  expect(newest?.text.replaceAll('\n', ' ')).toMatch(says);
  expect(newest?.text).toContain('Bonjour Aline,');
  expect(newest?.text).toContain('/dashboard/settings');
  // All of it again, twice and the wrong way round.
  const events = (await kit.eventsOf(person)).toReversed();
  await server.app.services.db.stripeEvent.deleteMany();
  for (const event of [...events, ...events]) expect((await kit.deliver(event)).status).toBe(200);
  expect(await mailed(person)).toEqual(subjects);
});

it('nothing that a person has typed stands in a letter to an address that nobody has verified', async () => {
  const person = await payer({ verified: false, firstName: 'Gagnez', lastName: 'un-lot.example' });
  await cancel(person, true);
  const [letter] = await server.mailsTo(person.email);
  expect(letter?.subject).toBe('Abonnement résilié');
  expect(letter?.text).toContain('Bonjour,');
  expect(letter?.text).not.toMatch(/Gagnez|un-lot/);
});

/** As when there is no room for more in a table. */
async function refuseIn(table: 'Notification' | 'OutgoingMail'): Promise<() => Promise<unknown>> {
  const { db } = server.app.services;
  await db.$executeRawUnsafe(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$`);
  await db.$executeRawUnsafe(`CREATE TRIGGER refuse BEFORE INSERT ON "${table}"
    FOR EACH ROW EXECUTE FUNCTION refuse()`);
  return () => db.$executeRawUnsafe('DROP FUNCTION refuse CASCADE');
}

it.each([
  {
    turn: 'the end of free days',
    promoCode: 'FREE30',
    live: (person: Person) => pass(person, 'next'),
    subject: 'Votre essai se termine bientôt',
  },
  {
    turn: 'a refused card',
    live: (person: Person) => pass(person, 'period_end', 'decline'),
    subject: 'Paiement refusé',
  },
  {
    turn: 'a cancellation',
    live: (person: Person) => cancel(person, true),
    subject: 'Abonnement résilié',
  },
  {
    turn: 'a cancellation taken back',
    before: (person: Person) => cancel(person, true),
    live: (person: Person) => cancel(person, false),
    subject: 'Abonnement repris',
  },
  {
    turn: 'an end',
    before: (person: Person) => cancel(person, true),
    live: (person: Person) => pass(person, 'period_end'),
    subject: 'Abonnement terminé',
  },
])(
  '$turn that cannot be told is told once it can',
  async ({ promoCode, before, live, subject }) => {
    for (const table of ['Notification', 'OutgoingMail'] as const) {
      const person = await payer({ verified: true, ...(promoCode && { promoCode }) });
      await before?.(person);
      const told = await mailed(person);
      const allow = await refuseIn(table);
      await live(person);
      await allow();
      expect(await mailed(person)).toEqual(told);
      await server.settleWebhooks();
      expect(await mailed(person)).toEqual([...told, subject]);
      expect((await noticesOf(person)).filter((title) => title === subject)).toHaveLength(1);
    }
  },
);
