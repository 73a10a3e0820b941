import type { Page } from '@playwright/test';
import { expect } from './journey';

interface Told {
  id: string;
  role: 'USER' | 'ASSISTANT';
  content: string;
  /** Why the reply was cut short; without it, it is whole. */
  cut?: string;
}

const message = ({ id, role, content, cut }: Told, minute: number) => ({
  __typename: 'ChatMessage',
  id,
  role,
  content,
  status: cut === undefined ? 'DONE' : 'INTERRUPTED',
  seq: content.length,
  createdAt: new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString(),
  card: null,
  cardAt: null,
  refusal:
    cut === undefined
      ? null
      : {
          __typename: 'ChatRefusal',
          code: cut,
          retryAfterSeconds: null,
          conflicts: [],
          substitutes: [],
        },
  proposals: [],
  cautions: [],
});

const pageSize = 30;

/** The page finds this conversation, a page at a time, whatever the server has. */
export async function tellHistory(page: Page, told: readonly Told[]): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as {
      operationName?: string;
      variables?: { before?: string };
    } | null;
    const older = body?.operationName === 'OlderChatMessages';
    if (!older && body?.operationName !== 'ChatHistory') return route.fallback();
    const end = older ? told.findIndex(({ id }) => id === body?.variables?.before) : told.length;
    const start = Math.max(0, end - pageSize);
    const edges = told.slice(start, end).map((one, index) => ({
      __typename: 'ChatMessageEdge',
      cursor: one.id,
      node: message(one, start + index),
    }));
    const pageInfo = {
      __typename: 'PageInfo',
      startCursor: edges[0]?.cursor ?? null,
      hasPreviousPage: start > 0,
    };
    const answer = older
      ? await route.fetch({ postData: JSON.stringify(viewerQuery) })
      : await route.fetch();
    const json = (await answer.json()) as { data: { viewer: Record<string, unknown> } };
    json.data.viewer.chatMessages = { __typename: 'ChatMessageConnection', edges, pageInfo };
    await route.fulfill({ response: answer, json });
  });
}

const viewerQuery = { query: '{ viewer { __typename id } }' };

/** So many turns by turns: a question, then its answer. */
export const turns = (count: number): Told[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `turn-${index + 1}`,
    role: index % 2 === 0 ? ('USER' as const) : ('ASSISTANT' as const),
    content: `${index % 2 === 0 ? 'Question' : 'Réponse'} numéro ${index + 1}`,
  }));

export const openChat = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/chat');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
};

export const field = (page: Page) => page.getByRole('textbox', { name: 'Votre message au chef' });

export const conversation = (page: Page) =>
  page.getByRole('log', { name: 'Conversation avec le chef' });

export const replies = (page: Page) => page.getByRole('article', { name: /^Le chef, à/ });

/** One can write on: by the field, or on a touch screen, where that raises a keyboard, from beside it. */
export const expectBackAtField = (page: Page) =>
  expect(
    field(page)
      .or(page.getByRole('button', { name: 'Envoyer' }))
      .and(page.locator(':focus')),
  ).toBeVisible();

/** Says something, by keyboard, once it can be sent: not before the conversation is there. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  await field(page).press('Enter');
}

/** The chef has finished, or somebody stopped it. */
export const expectSettled = (page: Page) =>
  expect(conversation(page)).toHaveAttribute('aria-busy', 'false');

/** What live regions of the page say from now on, each sentence once. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const log = await page.evaluateHandle(() => {
    const heard = new Set<string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [aria-live=polite]'))
        if (region.textContent) heard.add(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return heard;
  });
  return () => log.evaluate((heard) => [...heard]);
}
