import { request, type Page } from '@playwright/test';
import { verifyByApi } from './account-kit';
import { expect, newVisitor, test } from './journey';
import { ask, subscribeByApi } from './subscribe-by-api';
import { violationsIn } from './violations';

interface Message {
  subject: string;
  html: string;
  text: string;
}

const changePassword = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { __typename }
}`;
const requestEmailChange = `mutation ($input: RequestEmailChangeInput!) {
  requestEmailChange(input: $input) { __typename }
}`;
const requestPasswordReset = `mutation ($email: String!) {
  requestPasswordReset(email: $email) { __typename }
}`;
const invite = `mutation ($input: CreateInvitationInput!) {
  createInvitation(input: $input) { __typename }
}`;
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';

const firstName = 'Marie-Antoinette-Joséphine';

/** Every letter that there is, by whom it goes to. */
const expected = {
  person: [
    'Changement d’adresse email demandé',
    'Choisissez un nouveau mot de passe',
    'Confirmez votre adresse email',
    'Connexion depuis un nouvel appareil',
    'Votre mot de passe a été changé',
  ],
  other: [
    'Confirmez votre nouvelle adresse email',
    `${firstName} vous invite à partager sa cuisine`,
  ],
};

/** Landmarks are the mail program's, which sets the letter in a page of its own. */
const isOfTheLetter = (violation: object): boolean =>
  !('id' in violation && ['landmark-one-main', 'region'].includes(String(violation.id)));

async function lettersTo(page: Page, email: string, subjects: readonly string[]) {
  let letters: Message[] = [];
  await expect(async () => {
    const answer = await page.request.get(`/dev/mail/messages.json?to=${email}`);
    letters = (await answer.json()) as Message[];
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual(subjects);
  }).toPass();
  return letters;
}

test('every letter reads on a phone, in both themes, and is not pushed sideways', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = newVisitor(firstName);
  const other = `une.adresse.vraiment.longue.${newVisitor().email}`;
  await subscribeByApi(page, person);
  await verifyByApi(page, person.email);
  const [currentPassword, newPassword] = [person.password, 'une-autre-soupe'];
  await ask(page, requestPasswordReset, { email: person.email });
  await ask(page, changePassword, { input: { currentPassword, newPassword } });
  await ask(page, requestEmailChange, { input: { newEmail: other, password: newPassword } });
  await ask(page, invite, { input: { email: other } });
  const elsewhere = await request.newContext({ baseURL });
  await elsewhere.post('/graphql', {
    data: { query: signIn, variables: { input: { email: person.email, password: newPassword } } },
  });
  await elsewhere.dispose();

  const letters = [
    ...(await lettersTo(page, person.email, expected.person)),
    ...(await lettersTo(page, other, expected.other)),
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { subject, html, text } of letters) {
      await page.goto('about:blank');
      await page.setContent(html);
      const { scrollWidth, clientWidth, smallest } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
        smallest: Math.min(
          ...[...document.body.querySelectorAll('p, a')].map((element) =>
            Number.parseFloat(getComputedStyle(element).fontSize),
          ),
        ),
      }));
      expect(clientWidth, subject).toBe(390);
      expect(scrollWidth, subject).toBe(390);
      expect(smallest, subject).toBeGreaterThanOrEqual(13);
      const found = await violationsIn(page, colorScheme);
      expect(found.filter(isOfTheLetter), subject).toEqual([]);
      // Whoever reads the text alone finds the same links.
      for (const link of await page.locator('a').all())
        expect(text, subject).toContain(await link.getAttribute('href'));
    }
  }
});
