import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { expectSettled, openChat, say } from './chat-kit';
import { recordRequests, send } from './kitchen-kit';

const proposalIn = (page: Page, name: string) => page.getByRole('group', { name }).last();
const apply = { name: 'Appliquer' };

const addInventoryItem = `mutation ($input: AddInventoryItemInput!) {
  addInventoryItem(input: $input) { __typename }
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

test('what the chef proposes is done when one says so, and undone, by keyboard, and so it is in another tab', async ({
  page,
  context,
}) => {
  await becomeSubscriber(page);
  const other = await context.newPage();
  await openChat(other);
  await page.goto('/dashboard/shopping');
  await expect(page.getByText('Votre liste est vide')).toBeVisible();
  // Within the app, so that what is known stays known.
  const navigate = async (name: RegExp): Promise<void> => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const link = page.getByRole('link', { name }).filter({ visible: true }).first();
    if (!(await link.isVisible()))
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await link.click();
  };
  await navigate(/^Assistant Chef$/);
  await say(page, 'Ajoute 2 kg de pommes à la liste de courses');
  await expectSettled(page);
  const name = 'Ajouter à la liste de courses';
  const [proposal, elsewhere] = [proposalIn(page, name), proposalIn(other, name)];
  await expect(proposal.getByRole('listitem')).toContainText(/pommes\s*2 kg/);
  await expect(elsewhere.getByRole('button', apply)).toBeVisible();

  // The pages ask again when they are opened: never answered, they show what the one request told.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"ShoppingList"')
      ? undefined
      : route.fallback(),
  );
  const sent = recordRequests(page);
  await proposal.getByRole('button', apply).focus();
  await page.keyboard.press('Enter');
  await expect(proposal.getByRole('status')).toHaveText('C’est appliqué.');
  await expect(proposal.getByRole('status')).toBeFocused();
  await expect(elsewhere.getByRole('status')).toHaveText('C’est appliqué.');
  await expect(elsewhere.getByRole('button', apply)).toHaveCount(0);
  await proposal.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page.getByRole('checkbox', { name: /pommes/i })).toBeVisible();
  await navigate(/^Assistant Chef$/);
  await expect(proposal.getByRole('status')).toHaveText('C’est appliqué.');
  await proposal.getByRole('button', { name: 'Annuler' }).click();
  await expect(proposal.getByRole('status')).toContainText('tout est comme avant');
  await expect(elsewhere.getByRole('status')).toContainText('tout est comme avant');
  await navigate(/^(Liste de courses|Courses)$/);
  await expect(page.getByText('Votre liste est vide')).toBeVisible();
  // The second tab also catches up with the household, a second after it was opened.
  const byItself = ['ChatHistory', 'ShoppingList', 'HouseholdChanged'];
  expect(sent.filter((each) => !byItself.includes(each))).toEqual([
    'ApplyProposal',
    'UndoProposal',
  ]);
});

test('a proposal that no longer fits is shown anew; one that is over says so, and offers nothing', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await openChat(page);
  const milk = await stock(page, 'Lait', 2);
  await say(page, 'Il n’y a plus de lait');
  await expectSettled(page);
  const proposal = proposalIn(page, 'Sortir du frigo');
  const status = proposal.getByRole('status');
  await expect(proposal.getByRole('listitem')).toContainText(/Lait\s*2/);
  await send(page, updateInventoryItem, { id: milk, input: { quantity: 5 } });
  await proposal.getByRole('button', apply).click();
  await expect(proposal.getByRole('alert')).toContainText('Quelque chose a changé chez vous');
  await expect(proposal.getByRole('listitem')).toContainText(/Lait\s*5/);
  await expect(status).toContainText('Rien n’est changé');
  await expectAccessible(page);
  await send(page, deleteInventoryItem, { id: milk });
  await proposal.getByRole('button', apply).click();
  await expect(status).toContainText('ne tient plus');
  await expect(proposal.getByRole('button')).toHaveCount(0);
  await expect(proposal.getByRole('alert')).toHaveCount(0);

  // One of yesterday, on a page that has stayed open, as the server answers then.
  await say(page, 'Ajoute du café à ma liste');
  await expectSettled(page);
  const old = proposalIn(page, 'Ajouter à la liste de courses');
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataJSON() as {
      operationName: string;
      variables: { id: string };
    };
    if (body.operationName !== 'ApplyProposal') return route.fallback();
    const closed = {
      __typename: 'Proposal',
      id: body.variables.id,
      action: 'ADD_TO_SHOPPING_LIST',
      status: 'EXPIRED',
      expiresAt: new Date(0).toISOString(),
      changes: [],
    };
    const refusal = { code: 'PROPOSAL_CLOSED', field: null, proposal: closed };
    const applyProposal = { __typename: 'ProposalClosedRefusal', ...refusal };
    return route.fulfill({ json: { data: { applyProposal } } });
  });
  await old.getByRole('button', apply).click();
  await expect(old.getByRole('status')).toHaveText(
    'Cette proposition a expiré. Redemandez-la au chef.',
  );
  await expect(old.getByRole('status')).toBeFocused();
  await expect(old.getByRole('button')).toHaveCount(0);
  await expect(old.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
});
