import { randomInt } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, type Visitor } from './journey';
import { linkFor } from './outbox';
import { ask } from './subscribe-by-api';

const signInMutation = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const verifyMutation = 'mutation ($token: String!) { verifyEmail(token: $token) { __typename } }';
const portalMutation = `mutation {
  openBillingPortal { ... on OpenBillingPortalPayload { portalUrl } }
}`;

/** A browser of its own, on another network. */
export async function anotherBrowser(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': address },
    ...options,
  });
  return context.newPage();
}

/** Opens a page of the app without the splash, whose two seconds lie over what a journey would press. */
export async function openQuietly(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    // The browser's own page, which stands where no network is, has no storage.
    if (window.origin !== 'null') sessionStorage.setItem('splash-shown', 'true');
  });
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** Fills in the form to sign in where one stands, and sends it. */
export async function signInHere(
  page: Page,
  { email, password }: Pick<Visitor, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Fills in the form to sign up where one stands, and sends it. */
export async function signUpHere(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('Prénom').fill(visitor.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
}

export const signInByApi = (page: Page, { email, password }: Pick<Visitor, 'email' | 'password'>) =>
  ask(page, signInMutation, { input: { email, password } });

/** Shows that the address is theirs, by the link that was sent there. */
export async function verifyByApi(page: Page, email: string): Promise<void> {
  const link = new URL(await linkFor(page, email, '/auth/verify'));
  await ask(page, verifyMutation, { token: link.searchParams.get('token') });
}

/** The portal, past the page that leads there. */
export async function openPortal(page: Page): Promise<void> {
  const { openBillingPortal } = (await ask(page, portalMutation)) as {
    openBillingPortal: { portalUrl: string };
  };
  await page.goto(openBillingPortal.portalUrl);
}

/** Resolves once the page follows what changes elsewhere: until then it hears of nothing. */
export const follows = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/graphql?endless'));
