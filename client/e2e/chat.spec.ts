import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import {
  expectBackAtField,
  expectSettled,
  field,
  listen,
  openChat,
  replies,
  say,
} from './chat-kit';
import { delayAnswer, failFor, holdAnswer, recordRequests } from './kitchen-kit';

const chefWrites = /^Le chef écrit…$/;
const recipeQuestion = 'Propose-moi un plat principal avec des courgettes';

test.beforeEach(async ({ page }) => {
  await becomeSubscriber(page);
});

test('a question is answered as it is written, and a recipe is kept from the message itself', async ({
  page,
}) => {
  await openChat(page);
  await expect(page.getByText('Assistant IA')).toBeVisible();
  await expect(page.getByText(/Ni votre nom, ni votre adresse e-mail/)).toBeVisible();
  // The first questions stand right under what they are about, both in the middle of what is free.
  const questions = page.getByRole('region', { name: 'Pour commencer' });
  const under = () =>
    questions.evaluate((element) => {
      const above = element.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return Math.round(element.getBoundingClientRect().top - above);
    });
  await expect(questions.getByRole('button')).toHaveCount(4);
  expect(await under()).toBe(0);
  const { height } = (await questions.boundingBox()) ?? { height: 0 };
  const list = await questions.getByRole('list').boundingBox();
  expect(height).toBe(list?.height);
  await expectAccessible(page);

  // Blank is nothing to send.
  const button = page.getByRole('button', { name: 'Envoyer' });
  await field(page).fill('  ');
  await field(page).press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('article')).toHaveCount(0);

  // The draft outlives a reload and another page; two lines are one message.
  await field(page).fill('Comment cuire');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('un œuf mollet ?');
  const draft = 'Comment cuire\nun œuf mollet ?';
  await page.reload();
  await expect(field(page)).toHaveValue(draft);
  await page.goto('/dashboard/planning');
  await expect(field(page)).toHaveCount(0);
  await openChat(page);
  await expect(field(page)).toHaveValue(draft);

  const sent = recordRequests(page);
  const heard = await listen(page);
  const release = await holdAnswer(page, 'SendChatMessage');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.dblclick();
  await expect(page.getByRole('status').filter({ hasText: chefWrites })).toBeAttached();
  await expect(replies(page)).toHaveCount(1);
  // Until the chef has answered one may write on, and not send.
  await field(page).fill('Et un œuf dur ?');
  await field(page).press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(field(page)).toHaveValue('Et un œuf dur ?');
  await field(page).fill('');
  release();
  await expectSettled(page);
  await expect(replies(page)).toContainText('6 minutes');
  await expect(page.getByRole('status').filter({ hasText: /^Réponse du chef/ })).toHaveCount(1);
  // A screen reader is told that the chef writes, then the whole: not each word as it comes.
  const told = await heard();
  expect(told.filter((text) => chefWrites.test(text))).toHaveLength(1);
  expect(told.filter((text) => /œuf/.test(text))).toEqual([
    expect.stringMatching(/^Réponse du chef.*6 minutes.*Source/),
  ]);
  await expect(field(page)).toHaveValue('');
  expect(sent.filter((name) => name === 'SendChatMessage')).toHaveLength(1);
  expect(sent.filter((name) => !['SendChatMessage', 'ChatReply'].includes(name))).toEqual([]);

  await say(page, recipeQuestion);
  await expectSettled(page);
  const card = replies(page).last();
  const keep = card.getByRole('button', { name: 'Ajouter aux favoris' });
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  sent.length = 0;
  await keep.click();
  await expect(card.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible();
  // The heart turns before anything is sent.
  await expect.poll(() => sent).toEqual(['AddFavorite']);
  await card.getByRole('button', { name: /^Voir la recette complète/ }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The recipe is there already; what of it is at home, the fridge says.
  expect(sent.filter((name) => name !== 'InventoryItems')).toEqual(['AddFavorite']);
});

test('what the chef proposes is done when one says so, and undone, by keyboard', async ({
  page,
}) => {
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
  const proposal = page.getByRole('group', { name: 'Ajouter à la liste de courses' });
  await expect(proposal.getByRole('listitem')).toContainText(/pommes\s*2 kg/);
  await expectAccessible(page);

  // The pages ask again when they are opened: never answered, they show what the one request told.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"ShoppingList"')
      ? undefined
      : route.fallback(),
  );
  const sent = recordRequests(page);
  await proposal.getByRole('button', { name: 'Appliquer' }).focus();
  await page.keyboard.press('Enter');
  await expect(proposal.getByRole('status')).toHaveText('C’est appliqué.');
  await expect(proposal.getByRole('status')).toBeFocused();
  await expectAccessible(page);
  await proposal.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page.getByRole('checkbox', { name: /pommes/i })).toBeVisible();
  await navigate(/^Assistant Chef$/);
  await expect(proposal.getByRole('status')).toHaveText('C’est appliqué.');
  await proposal.getByRole('button', { name: 'Annuler' }).click();
  await expect(proposal.getByRole('status')).toContainText('tout est comme avant');
  await navigate(/^(Liste de courses|Courses)$/);
  await expect(page.getByText('Votre liste est vide')).toBeVisible();
  expect(sent.filter((name) => !['ChatHistory', 'ShoppingList'].includes(name))).toEqual([
    'ApplyProposal',
    'UndoProposal',
  ]);
});

test('what is said while the conversation is on its way is sent, and stays', async ({ page }) => {
  const come = await holdAnswer(page, 'ChatHistory');
  await page.goto('/dashboard/chat');
  await field(page).fill('Bonjour chef');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Bonjour chef');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('aria-busy', 'true');
  come();
  await expect(page.getByRole('article').filter({ hasText: 'Bonjour chef' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expectSettled(page);

  // Known already, the conversation is there at once; what is read of it meanwhile is older than what is said.
  await page.unroute('**/graphql');
  const link = (name: string) => page.getByRole('link', { name, exact: true }).last();
  await link('Planning').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeFocused();
  const arrive = await delayAnswer(page, 'ChatHistory');
  await page.goBack();
  await expect(replies(page)).toHaveCount(1);
  await say(page, 'Combien de temps se garde une courge ?');
  await expect(replies(page)).toHaveCount(2);
  await expectSettled(page);
  await arrive();
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByRole('article').filter({ hasText: 'se garde une courge' })).toBeVisible();
});

test('what cannot be sent comes back, says why, and is sent once', async ({ page }) => {
  await openChat(page);
  await failFor(page, 'SendChatMessage');
  await say(page, 'Bonjour chef');
  const alert = page.getByRole('alert').filter({ hasText: 'Une erreur est survenue' });
  await expect(alert).toBeVisible();
  await expect(field(page)).toHaveValue('Bonjour chef');
  await expect(replies(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Masquer le message d’erreur' }).click();
  await expect(alert).toBeHidden();
  await expectBackAtField(page);

  await page.unroute('**/graphql');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"SendChatMessage"')
      ? route.fulfill({
          json: {
            data: {
              sendChatMessage: {
                __typename: 'RateLimitedRefusal',
                code: 'RATE_LIMITED',
                field: null,
                retryAfterSeconds: 700,
              },
            },
          },
        })
      : route.fallback(),
  );
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Réessayez dans 12 minutes');

  await page.unroute('**/graphql');
  await field(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectSettled(page);

  // Beyond its bound a message stays where it is.
  await field(page).fill('a'.repeat(3_990));
  await expect(page.getByText(/^3.990 \/ 4.000$/)).toBeVisible();
  await field(page).fill('a'.repeat(4_002));
  await expect(page.getByText('2 caractères de trop')).toBeVisible();
  await field(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
  await expectAccessible(page);
});

test('the conversation is forgotten when asked, and stays when that fails', async ({
  page,
  hasTouch,
}) => {
  await openChat(page);
  await say(page, 'Comment cuire un œuf mollet ?');
  await expectSettled(page);
  const reset = page.getByRole('button', { name: 'Réinitialiser la conversation' });
  await failFor(page, 'ResetChat');
  await reset.click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de réinitialiser la conversation',
  );
  await expect(replies(page)).toHaveCount(1);
  await page.unroute('**/graphql');
  const sent = recordRequests(page);
  await reset.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }).click();
  await expect(
    page.getByRole('heading', { name: /^Que voulez-vous demander au chef/ }),
  ).toBeVisible();
  await expectBackAtField(page);
  expect(sent).toEqual(['ResetChat']);
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Pour commencer' }).getByRole('button'),
  ).not.toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: /^Que voulez-vous demander au chef/ }),
  ).toBeVisible();

  await failFor(page, 'ChatHistory');
  await page.reload();
  await expect(page.getByText("Impossible de charger l'historique des messages")).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Réessayer' }).click();

  // One of the first questions is asked by a press.
  const first = page.getByRole('region', { name: 'Pour commencer' }).getByRole('button').first();
  const question = await first.innerText();
  await first.click();
  await expect(page.getByRole('article', { name: /^Vous, à/ })).toContainText(question);
  await expectSettled(page);
  const close = page.getByRole('link', { name: 'Fermer la conversation' });
  await expect(close).toBeVisible({ visible: hasTouch });
  if (hasTouch) {
    await close.click();
    await expect(page).toHaveURL('/dashboard');
  }
});
