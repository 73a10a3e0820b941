import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBillingKit } from '../../../testkit/billing-kit.js';
import { at } from '../../../testkit/graphql-client.js';
import type { Person } from '../../../testkit/person.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { feedEvent } from './calendar-event.fr.js';
import { writeCalendar, type CalendarEvent } from './write-calendar.js';

const now = new Date('2026-03-20T10:00:00Z');
const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'un@popote',
  day: '2026-03-28',
  time: '19:00',
  summary: 'Soupe',
  description: 'Plat principal · 4 pers.',
  url: 'https://popote.example/dashboard/planning?week=2026-03-28',
  image: null,
  ...changes,
});

/** The events as a calendar application would read them, with the feed's own time zone. */
function parse(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error('No time zone.');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const utc = (one: ICAL.Event | undefined) => one?.startDate.toJSDate().toISOString();

describe('the calendar’s text', () => {
  it.each([
    ['the last winter day', '2026-03-28', '2026-03-28T18:00:00.000Z'],
    ['the first summer day', '2026-03-29', '2026-03-29T17:00:00.000Z'],
    ['the last summer day', '2026-10-24', '2026-10-24T17:00:00.000Z'],
    ['the first winter day', '2026-10-25', '2026-10-25T18:00:00.000Z'],
    ['a summer three years on', '2029-07-14', '2029-07-14T17:00:00.000Z'],
  ])('19:00 on %s is the right instant', (_name, day, instant) => {
    const [read] = parse(writeCalendar({ name: 'Popote' }, [event({ day })], now));
    expect(utc(read)).toBe(instant);
    expect(read?.duration.toSeconds()).toBe(3600);
  });

  it.each([
    'Bœuf, carottes; et \\ cumin',
    'une\nligne\net l’autre',
    `${'crème brûlée 🍮 '.repeat(30)}fin`,
    'END:VEVENT\r\nBEGIN:VEVENT',
    '« guillemets » : 50 % "droits"',
  ])('brings %j back as it was', (text) => {
    const calendar = writeCalendar(
      { name: 'Popote' },
      [event({ summary: text, description: text })],
      now,
    );
    const events = parse(calendar);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe(text.replaceAll('\r\n', '\n'));
    expect(events[0]?.description).toBe(text.replaceAll('\r\n', '\n'));
  });

  it('folds every line at 75 octets and ends each as the standard asks', () => {
    const calendar = writeCalendar(
      { name: 'Popote' },
      [event({ summary: '🥕é'.repeat(100) })],
      now,
    );
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of calendar.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
      expect(line).not.toContain('\uFFFD');
    }
  });

  it('says where an amount for so many people was rounded far, and that it is cooked', () => {
    const { summary, description, image } = feedEvent(
      {
        id: 'un',
        recipeTitle: 'Omelette',
        date: new Date('2026-03-28'),
        time: '19:00',
        servings: 3,
        mealType: 'MAIN',
        cookedAt: new Date('2026-03-28T18:00:00Z'),
        recipe: {
          id: '0199',
          mealType: 'MAIN',
          title: 'Omelette',
          ingredients: ['3 œufs', '200 g de riz', 'sel'],
          servings: 2,
        },
      },
      'https://popote.example',
    );
    expect(summary).toBe('✓ Omelette');
    expect(description.split('\n')).toEqual([
      'Cuisiné · Plat principal · 3 pers.',
      '',
      '5 œufs (arrondi\u202f: le calcul donne 4 ½)',
      '300 g de riz',
      'sel',
    ]);
    expect(image).toMatch(/^https:\/\/popote\.example\/pictures\/0199\.png\?v=[0-9a-f]{16}&w=256$/);
  });

  it('is a calendar without a meal, too', () => {
    const calendar = new ICAL.Component(
      ICAL.parse(writeCalendar({ name: 'Popote' }, [], now)) as unknown[],
    );
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Popote');
  });
});

describe('the feed', () => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startTestServer();
    person = await server.payer();
  });
  afterAll(() => server.close());

  const reset = `mutation ($enabled: Boolean!, $replaces: String) {
    resetCalendarFeed(enabled: $enabled, replaces: $replaces) { viewer { id household { kitchen { calendarFeedUrl } } } } }`;
  const resetTo = async (enabled: boolean, replaces: unknown = null) => {
    const { data } = await person.send(reset, { enabled, replaces });
    return at(data, 'resetCalendarFeed.viewer.household.kitchen.calendarFeedUrl');
  };
  const read = (url: unknown, init?: RequestInit) =>
    server.request(new URL(String(url)).pathname, init);

  it('has no address until somebody asks, is read without a session, and is revoked', async () => {
    const { data } = await person.send('{ viewer { household { kitchen { calendarFeedUrl } } } }');
    expect(at(data, 'viewer.household.kitchen.calendarFeedUrl')).toBeNull();
    const first = await resetTo(true);
    expect(first).toMatch(/\/calendar\/[\w-]{32}\.ics$/);

    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const input = {
      id: randomUUID(),
      recipeTitle: 'Gratin, crème; sel',
      date: day,
      time: '12:30',
      servings: 3,
      mealType: 'MAIN',
    };
    await person.send(
      `mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }`,
      {
        input,
      },
    );
    const answer = await read(first);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('private');
    const [meal] = parse(await answer.text());
    expect(meal?.summary).toBe('Gratin, crème; sel');
    expect(meal?.description).toBe('Plat principal · 3 pers.');
    expect(meal?.startDate.toString()).toBe(`${day}T12:30:00`);
    expect(meal?.uid).toContain(input.id);
    expect(meal?.component.getFirstPropertyValue('url')).toMatch(
      `/dashboard/planning?week=${day}&meal=${input.id}`,
    );

    const second = await resetTo(true, first);
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(second, { method: 'HEAD' })).status).toBe(200);
    expect(await resetTo(false)).toBeNull();
    expect((await read(second)).status).toBe(404);
  });

  it('changes once, however often the same is asked', async () => {
    const one = await resetTo(true);
    for (const _ of ['again', 'and again']) expect(await resetTo(true)).toBe(one);
    const answers = await Promise.all([resetTo(true, one), resetTo(true, one)]);
    const [two] = answers;
    expect(two).toMatch(/\/calendar\/[\w-]{32}\.ics$/);
    expect(two).not.toBe(one);
    expect(answers).toEqual([two, two]);
    for (const seen of [one, null, '', 'https://ailleurs.example/calendar/.ics'])
      expect(await resetTo(true, seen)).toBe(two);
    expect((await read(one)).status).toBe(404);
    expect((await read(two)).status).toBe(200);
    for (const _ of ['once', 'twice']) expect(await resetTo(false, one)).toBeNull();
    expect((await read(two)).status).toBe(404);
  });

  it.each([
    '/calendar/',
    '/calendar/null.ics',
    `/calendar/${'a'.repeat(32)}.ics`,
    `/calendar/${'a'.repeat(32)}`,
    `/calendar/${'%27'.repeat(11)}.ics`,
  ])('%s is 404', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  });

  it('keeps its address out of the log when it cannot be read', async () => {
    const { db, logger } = server.app.services;
    const url = await resetTo(true);
    const error = vi.spyOn(logger, 'error');
    await db.$executeRawUnsafe('ALTER TABLE "PlannedMeal" RENAME TO "Away"');
    const answer = await read(url);
    await db.$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "PlannedMeal"');
    const [logged] = error.mock.calls.map((call) => JSON.stringify(call));
    error.mockRestore();
    expect(answer.status).toBe(500);
    expect(logged).toContain('request failed');
    expect(logged).not.toContain(/calendar\/([\w-]{32})/.exec(String(url))?.[1]);
  });

  it('is only read', async () => {
    expect((await read(await resetTo(true), { method: 'POST' })).status).toBe(405);
  });

  it('is empty, and says why, while nobody pays, and comes back under its address', async () => {
    const payer = await server.payer();
    const { data } = await payer.send(reset, { enabled: true });
    const url = at(data, 'resetCalendarFeed.viewer.household.kitchen.calendarFeedUrl');
    const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const input = { recipeTitle: 'Soupe', date, time: '19:00', servings: 2, mealType: 'MAIN' };
    await payer.send(
      'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }',
      { input },
    );
    const titles = async () => {
      const answer = await read(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const text = await answer.text();
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      const said = calendar.getFirstPropertyValue('x-wr-caldesc');
      return { meals: parse(text).map(({ summary }) => summary), said };
    };
    const open = { meals: ['Soupe'], said: null };
    expect(await titles()).toEqual(open);

    const kit = createBillingKit(server);
    await kit.passTime(payer, 'period_end', 'decline');
    await server.settleWebhooks();
    expect(at(await kit.standingOf(payer), 'subscription.status')).toBe('PAST_DUE');
    expect(await titles()).toEqual(open);

    const { id } = await kit.subscriptionOf(payer);
    await kit.stripe.subscriptions.cancel(id);
    await server.settleWebhooks();
    expect(at(await kit.standingOf(payer), 'nextStep')).toBe('SUBSCRIPTION');
    expect(await titles()).toEqual({
      meals: [],
      said: expect.stringContaining('Sans abonnement'),
    });

    await payer.subscribe();
    await server.settleWebhooks();
    expect(await titles()).toEqual(open);
  });

  it('is full for a household of whom one need not pay', async () => {
    const guest = await server.payer();
    const { data } = await guest.send(reset, { enabled: true });
    const url = at(data, 'resetCalendarFeed.viewer.household.kitchen.calendarFeedUrl');
    const kit = createBillingKit(server);
    const { id } = await kit.subscriptionOf(guest);
    await kit.stripe.subscriptions.cancel(id);
    await server.settleWebhooks();
    expect(await (await read(url)).text()).toContain('X-WR-CALDESC');
    const { db, config } = server.app.services;
    await db.user.update({ where: { id: guest.id }, data: { emailVerifiedAt: new Date() } });
    const allowed = config.complimentaryEmails as Set<string>;
    allowed.add(guest.email.toLowerCase());
    expect(await (await read(url)).text()).not.toContain('X-WR-CALDESC');
  });

  it('shows one household’s meals alone', async () => {
    const stranger = await server.payer();
    const { data } = await stranger.send(reset, { enabled: true });
    const url = at(data, 'resetCalendarFeed.viewer.household.kitchen.calendarFeedUrl');
    expect(parse(await (await read(url)).text())).toEqual([]);
  });
});
