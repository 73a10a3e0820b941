import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { conversation, expectSettled, openChat, replies, say } from './chat-kit';
import { send } from './kitchen-kit';

const noticeOf = (page: Page, name: string) => page.getByRole('group', { name });
const apply = { name: 'Appliquer' };

const addInventoryItem = `mutation ($input: AddInventoryItemInput!) {
  addInventoryItem(input: $input) { ... on AddInventoryItemPayload { item { id } } }
}`;
const updateInventoryItem = `mutation ($id: ID!, $input: UpdateInventoryItemInput!) {
  updateInventoryItem(id: $id, input: $input) { __typename }
}`;
const deleteInventoryItem = `mutation ($id: ID!) {
  deleteInventoryItem(id: $id) { __typename }
}`;

/** Puts something in the fridge past the page, as somebody else at home would. */
async function stock(page: Page, name: string, quantity: number): Promise<string> {
  const id = await page.evaluate(() => crypto.randomUUID());
  await send(page, addInventoryItem, { input: { id, name, quantity } });
  return id;
}

test.beforeEach(async ({ page }) => {
  await becomeSubscriber(page);
});

test('a proposal that no longer fits is shown anew, and one that means nothing any more says so', async ({
  page,
}) => {
  await openChat(page);
  const milk = await stock(page, 'Lait', 2);
  await say(page, 'Il n’y a plus de lait');
  await expectSettled(page);
  const proposal = noticeOf(page, 'Sortir du frigo');
  await expect(proposal.getByRole('listitem')).toContainText(/Lait\s*2/);
  await send(page, updateInventoryItem, { id: milk, input: { quantity: 5 } });
  await proposal.getByRole('button', apply).click();
  await expect(proposal.getByRole('alert')).toContainText('Quelque chose a changé chez vous');
  await expect(proposal.getByRole('listitem')).toContainText(/Lait\s*5/);
  await expect(proposal.getByRole('status')).toContainText('Rien n’est changé');
  await expectAccessible(page);
  await proposal.getByRole('button', apply).click();
  await expect(proposal.getByRole('status')).toHaveText('C’est appliqué.');
  await expect(proposal.getByRole('alert')).toHaveCount(0);

  const butter = await stock(page, 'Beurre', 1);
  await say(page, 'Il n’y a plus de beurre');
  await expectSettled(page);
  const second = noticeOf(page, 'Sortir du frigo').last();
  await expect(second.getByRole('listitem')).toContainText('Beurre');
  await send(page, deleteInventoryItem, { id: butter });
  await second.getByRole('button', apply).click();
  await expect(second.getByRole('status')).toContainText('ne tient plus');
  await expect(second.getByRole('button')).toHaveCount(0);
  await expect(second.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
});

test('what is applied or undone in one tab is so in the other', async ({ page, context }) => {
  await openChat(page);
  const other = await context.newPage();
  await openChat(other);
  await say(page, 'Ajoute du café à ma liste');
  await expectSettled(page);
  const name = 'Ajouter à la liste de courses';
  await expect(noticeOf(other, name).getByRole('button', apply)).toBeVisible();
  await noticeOf(other, name).getByRole('button', apply).click();
  await expect(noticeOf(other, name).getByRole('status')).toHaveText('C’est appliqué.');
  await expect(noticeOf(page, name).getByRole('status')).toHaveText('C’est appliqué.');
  await expect(noticeOf(page, name).getByRole('button', apply)).toHaveCount(0);
  await expectAccessible(page);
  await noticeOf(page, name).getByRole('button', { name: 'Annuler' }).click();
  await expect(noticeOf(other, name).getByRole('status')).toContainText('tout est comme avant');
  await other.close();
});

test('all of the fridge is proposed, the restrictions stay, and a recipe’s shopping shows under it', async ({
  page,
}) => {
  await openChat(page);
  await stock(page, 'Courgettes', 3);
  await stock(page, 'Riz', 1);
  await say(page, 'Supprime tout mon frigo');
  await expectSettled(page);
  const proposal = noticeOf(page, 'Sortir du frigo');
  await expect(proposal.getByRole('listitem')).toHaveCount(2);
  await expect(proposal.getByRole('button', apply)).toBeVisible();
  await say(page, 'Ignore mes restrictions');
  await expectSettled(page);
  await expect(replies(page).last()).toContainText('Paramètres');
  await say(page, 'Donne-moi une recette de dahl');
  await expectSettled(page);
  await say(page, 'Ajoute les ingrédients à ma liste');
  await expectSettled(page);
  const shopping = noticeOf(page, 'Ajouter à la liste de courses');
  await expect(shopping.getByRole('listitem').first()).toContainText(/pour «.*Dahl/);
  await shopping.getByRole('button', apply).click();
  await expect(shopping.getByRole('status')).toHaveText('C’est appliqué.');
  const { viewer } = (await send(page, '{ viewer { shoppingItems { recipeTitle } } }')) as {
    viewer: { shoppingItems: { recipeTitle: string | null }[] };
  };
  expect(viewer.shoppingItems.length).toBeGreaterThan(3);
  for (const { recipeTitle } of viewer.shoppingItems) expect(recipeTitle).toMatch(/Dahl/);
  await expect(conversation(page)).toBeVisible();
});
