import { expect, type Page } from '@playwright/test';

interface Message {
  text: string;
}

/** What a pattern finds, unless it is `former`, in the newest message to an address, once it has arrived. */
async function foundFor(
  page: Page,
  email: string,
  pattern: RegExp,
  former?: string,
): Promise<string> {
  let found = '';
  await expect(async () => {
    const query = new URLSearchParams({ to: email });
    const answer = await page.request.get(`/dev/mail/messages.json?${query.toString()}`);
    const messages = (await answer.json()) as Message[];
    found = messages.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
    expect(found).not.toBe('');
    expect(found).not.toBe(former);
  }).toPass();
  return found;
}

/** The link of the newest message to an address, once it has arrived; of the one after `former`, where that is given. */
export const linkFor = (
  page: Page,
  email: string,
  path: string,
  former?: string,
): Promise<string> =>
  foundFor(page, email, new RegExp(`https?://\\S+${path}\\?token=[\\w-]+`), former);

/** The link of the newest invitation to an address; of the one that comes after `former`, where that is given. */
export const invitationFor = (page: Page, email: string, former?: string): Promise<string> =>
  foundFor(page, email, /https?:\/\/\S+\/invitation\/[\w-]+/, former);
