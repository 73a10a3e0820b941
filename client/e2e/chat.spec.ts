import { becomeSubscriber, expect, test } from './journey';
import {
  expectBackAtField,
  expectSettled,
  field,
  listen,
  openChat,
  replies,
  say,
} from './chat-kit';
import { failFor, holdAnswer, recordRequests, send } from './kitchen-kit';
import { navigateTo } from './planning-kit';

const chefWrites = /^Le chef écrit…$/;
const recipeQuestion = 'Propose-moi un plat principal avec des courgettes';

test('a question is answered as it is written, and a recipe is kept from the message itself', async ({
  page,
}) => {
  await becomeSubscriber(page);
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
  await page.reload();
  await expect(field(page)).toHaveValue('Comment cuire\nun œuf mollet ?');
  await navigateTo(page, 'Planning');
  await expect(page.getByText('Aucun repas planifié')).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('Comment cuire\nun œuf mollet ?');

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

test('what is said too early, in vain or at too great length is sent once, when it can be; the conversation is forgotten when asked', async ({
  page,
  hasTouch,
}) => {
  await becomeSubscriber(page);
  await failFor(page, 'SendChatMessage');
  const come = await holdAnswer(page, 'ChatHistory');
  await page.goto('/dashboard/chat');
  await field(page).fill('Bonjour chef');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Bonjour chef');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('aria-busy', 'true');
  come();
  // What cannot be sent comes back, and says why.
  const alert = page.getByRole('alert').filter({ hasText: 'Une erreur est survenue' });
  await expect(alert).toBeVisible();
  await expect(field(page)).toHaveValue('Bonjour chef');
  await expect(replies(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Masquer le message d’erreur' }).click();
  await expect(alert).toBeHidden();
  await expectBackAtField(page);
  await page.unrouteAll({ behavior: 'wait' });
  await field(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await expectSettled(page);

  // Beyond its bound a message stays where it is.
  await field(page).fill('a'.repeat(3_990));
  await expect(page.getByText(/^3.990 \/ 4.000$/)).toBeVisible();
  await field(page).fill('a'.repeat(4_002));
  await expect(page.getByText('2 caractères de trop')).toBeVisible();
  await field(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
  await field(page).fill('');

  const reset = page.getByRole('button', { name: 'Réinitialiser la conversation' });
  await failFor(page, 'ResetChat');
  await reset.click();
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

  // Said before the conversation is there, it is sent once it is.
  const open = await holdAnswer(page, 'ChatHistory');
  await page.reload();
  await field(page).fill('Combien de temps cuit une courge ?');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('aria-busy', 'true');
  sent.length = 0;
  open();
  await expect(page.getByRole('article', { name: /^Vous, à/ })).toHaveCount(1);
  await expect(replies(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  expect(sent.filter((name) => name === 'SendChatMessage')).toHaveLength(1);
  await expectSettled(page);
  await page.unrouteAll({ behavior: 'wait' });
  await send(page, 'mutation { resetChat { __typename } }');

  await failFor(page, 'ChatHistory');
  await page.reload();
  await expect(page.getByText("Impossible de charger l'historique des messages")).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Réessayer' }).click();

  // One of the first questions, there again, is asked by a press.
  const first = page.getByRole('region', { name: 'Pour commencer' }).getByRole('button').first();
  const question = await first.innerText();
  await first.click();
  await expect(page.getByRole('article', { name: /^Vous, à/ })).toContainText(question);
  const close = page.getByRole('link', { name: 'Fermer la conversation' });
  await expect(close).toBeVisible({ visible: hasTouch });
  if (hasTouch) {
    await close.click();
    await expect(page).toHaveURL('/dashboard');
  }
});
