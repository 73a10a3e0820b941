import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOperations, perform, whoIs } from '../../testkit/account-kit.js';
import { createGraphQLClient } from '../../testkit/graphql-client.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const page = '/auth/new-password';
const oneHour = 3_600_000;
const clock = createManualClock();
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

const stranger = () => createGraphQLClient(server.url);
const ask = (email: string) => perform(stranger(), 'requestPasswordReset', { email });
const reset = (token: string, password = 'une-autre-soupe') =>
  perform(stranger(), 'resetPassword', { input: { token, password } });
const signIn = ({ email }: Person, password: string) =>
  perform(stranger(), 'signIn', { input: { email, password } });
const refused = { __typename: 'LinkRefusal', code: 'LINK_INVALID', field: 'token' };

describe('a forgotten password', () => {
  it('is replaced by the link that arrives over SMTP; whoever was signed in is so no more', async () => {
    const person = await server.verified({ firstName: 'Zoé <b>' });
    expect(await ask(` ${person.email.toUpperCase()} `)).toEqual({
      __typename: 'RequestPasswordResetPayload',
      email: person.email,
    });
    const [mail] = await server.mailsTo(person.email);
    expect(mail).toMatchObject({
      from: 'bonjour@popote.example',
      to: [person.email],
      subject: 'Choisissez un nouveau mot de passe',
    });
    expect(mail?.text).toContain('Bonjour Zoé <b>,');
    expect(mail?.html).toContain('Bonjour Zoé &lt;b&gt;,');
    const token = await server.linkTo(person.email, page);
    expect(mail?.html).toContain(`href="${server.url}${page}?token=${token}"`);
    expect(await reset(token)).toEqual({
      __typename: 'ResetPasswordPayload',
      email: person.email,
    });
    expect(await whoIs(person)).toBeNull();
    expect(await signIn(person, person.password)).toMatchObject({ code: 'CREDENTIALS_INVALID' });
    expect(await signIn(person, 'une-autre-soupe')).toMatchObject({ viewer: { id: person.id } });
    const subjects = (await server.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Connexion depuis un nouvel appareil',
      'Votre mot de passe a été changé',
      'Choisissez un nouveau mot de passe',
      'Confirmez votre adresse email',
    ]);
  });

  it('25. a link works once', async () => {
    const person = await server.signUp();
    await ask(person.email);
    const token = await server.linkTo(person.email, page);
    expect(await reset(token)).toMatchObject({ __typename: 'ResetPasswordPayload' });
    expect(await reset(token, 'encore-une')).toEqual(refused);
    expect(await signIn(person, 'encore-une')).toMatchObject({ code: 'CREDENTIALS_INVALID' });
  });

  it('a link followed twice at once changes the password once', async () => {
    const person = await server.signUp();
    await ask(person.email);
    const token = await server.linkTo(person.email, page);
    const answers = await Promise.all([reset(token, 'premiere'), reset(token, 'deuxieme')]);
    const kinds = answers.map((answer) => JSON.stringify(answer).includes('ResetPasswordPayload'));
    expect(kinds.filter(Boolean)).toHaveLength(1);
  });

  it('25. a link works for an hour', async () => {
    const person = await server.signUp();
    await ask(person.email);
    const late = await server.linkTo(person.email, page);
    clock.advance(oneHour);
    expect(await reset(late)).toEqual(refused);
    expect(await signIn(person, person.password)).toMatchObject({ __typename: 'SignInPayload' });
    await ask(person.email);
    const inTime = await server.linkTo(person.email, page);
    clock.advance(oneHour - 1000);
    expect(await reset(inTime)).toMatchObject({ __typename: 'ResetPasswordPayload' });
  });

  it('a newer link ends the older one', async () => {
    const person = await server.signUp();
    await ask(person.email);
    const older = await server.linkTo(person.email, page);
    await ask(person.email);
    const newer = await server.linkTo(person.email, page);
    expect(newer).not.toBe(older);
    expect(await reset(older)).toEqual(refused);
    expect(await reset(newer)).toMatchObject({ __typename: 'ResetPasswordPayload' });
  });

  it('a bad new password is refused and leaves the link usable', async () => {
    const person = await server.signUp();
    await ask(person.email);
    const token = await server.linkTo(person.email, page);
    expect(await reset(token, '12345')).toMatchObject({ code: 'TOO_SHORT', field: 'password' });
    expect(await reset(token)).toMatchObject({ __typename: 'ResetPasswordPayload' });
  });

  it('a link for something else, or made up, opens nothing', async () => {
    const person = await server.signUp();
    const verification = await server.linkTo(person.email, '/auth/verify');
    expect(await reset(verification)).toEqual(refused);
    expect(await reset('x'.repeat(10_000))).toEqual(refused);
    expect(await reset('\0')).toMatchObject({ code: 'INVALID', field: 'token' });
  });

  it('proves the address, and lets its owner in whom strangers have locked out', async () => {
    const person = await server.signUp();
    for (let guess = 0; guess <= 10; guess += 1) await signIn(person, `essai-${guess}`);
    expect(await signIn(person, person.password)).toMatchObject({ code: 'RATE_LIMITED' });
    await ask(person.email);
    await reset(await server.linkTo(person.email, page));
    const browser = stranger();
    const input = { email: person.email, password: 'une-autre-soupe' };
    expect(await perform(browser, 'signIn', { input })).toMatchObject({
      viewer: { id: person.id },
    });
    const { data } = await browser.send('{ viewer { emailVerified } }');
    expect(data).toEqual({ viewer: { emailVerified: true } });
  });

  it('ends a change of address that somebody with the old password had asked for', async () => {
    const person = await server.signUp();
    const theirs = 'voleur@example.org';
    const input = { newEmail: theirs, password: person.password };
    await perform(person, 'requestEmailChange', { input });
    const change = await server.linkTo(theirs, '/auth/change-email');
    await ask(person.email);
    await reset(await server.linkTo(person.email, page));
    expect(await perform(stranger(), 'confirmEmailChange', { token: change })).toEqual(refused);
  });
});

describe('asking for a link', () => {
  it('says that an address is not registered, as the specification wants', async () => {
    expect(await ask('personne@example.org')).toEqual({
      __typename: 'EmailUnknownRefusal',
      code: 'EMAIL_UNKNOWN',
      field: 'email',
    });
  });

  it.each([
    ['', 'REQUIRED'],
    ['lea@', 'INVALID'],
    [`${'a'.repeat(250)}@example.org`, 'TOO_LONG'],
  ])('names the field at fault: %j', async (email, code) => {
    expect(await ask(email)).toMatchObject({ __typename: 'InputRefusal', code, field: 'email' });
  });

  it('is limited for one account, whoever asks', async () => {
    const { email } = await server.signUp();
    for (let request = 1; request <= 5; request += 1) {
      expect(await ask(email)).toMatchObject({ email });
    }
    expect(await ask(email)).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await server.mailsTo(email)).toHaveLength(6);
  });

  it('is limited for one network address, so that nobody tries names by the thousand', async () => {
    const caller = stranger();
    for (let request = 1; request <= 10; request += 1) {
      const email = `personne-${request}@example.org`;
      expect(await perform(caller, 'requestPasswordReset', { email })).toMatchObject({
        code: 'EMAIL_UNKNOWN',
      });
    }
    const email = 'personne-11@example.org';
    expect(await perform(caller, 'requestPasswordReset', { email })).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('puts no host that a caller names into the link', async () => {
    const { email } = await server.signUp();
    const response = await server.request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'voleur.example',
        'x-forwarded-for': '10.9.8.7',
      },
      body: JSON.stringify({
        query: accountOperations.requestPasswordReset,
        variables: { email },
      }),
    });
    expect(await response.json()).toMatchObject({ data: { result: { email } } });
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toContain(`${server.url}${page}?token=`);
    expect(mail?.text).not.toContain('voleur');
  });
});

describe('whether a link still works', () => {
  const works = async (token: string): Promise<unknown> => {
    const query = 'query ($token: String!) { passwordLinkWorks(token: $token) }';
    return (await stranger().send(query, { token })).data;
  };
  const [yes, no] = [{ passwordLinkWorks: true }, { passwordLinkWorks: false }];

  it('is said as often as it is asked, until the link has served', async () => {
    const person = await server.signUp();
    await ask(person.email);
    const token = await server.linkTo(person.email, page);
    expect([await works(token), await works(token)]).toEqual([yes, yes]);
    expect(await reset(token)).toMatchObject({ email: person.email });
    expect(await works(token)).toEqual(no);
  });

  it('is no for one that ran out, was replaced, was made up, or is for something else', async () => {
    const person = await server.signUp();
    const verification = await server.linkTo(person.email, '/auth/verify');
    await ask(person.email);
    const first = await server.linkTo(person.email, page);
    await ask(person.email);
    const second = await server.linkTo(person.email, page);
    for (const token of [first, 'made-up', '', verification])
      expect(await works(token)).toEqual(no);
    expect(await works(second)).toEqual(yes);
    clock.advance(oneHour);
    expect(await works(second)).toEqual(no);
  });
});
