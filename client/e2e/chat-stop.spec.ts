import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { expectBackAtField, expectSettled, openChat, replies, say } from './chat-kit';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { recordRequests } from './kitchen-kit';
import { startScriptedModel } from './scripted-model';

const stopped = 'Vous avez arrêté le chef.';
const half = 'Une courge se garde';
const recipe = `

# Gratin de courge

Une courge fondante sous une croûte dorée.

## Ingrédients
- 1 kg de courge
- 2 gousses d’ail

## Instructions
1. Couper la courge.
2. Enfourner.
`;

test('the chef stops when asked and goes on, is read again after a reload, and in a second tab', async ({
  browser,
}) => {
  test.slow();
  const model = await startScriptedModel();
  const product = await serveProduct({
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: model.url,
    // What is held is not silent, however slow the machine.
    OPENAI_IDLE_SECONDS: '600',
    OPENAI_REPLY_SECONDS: '3600',
  });
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    await becomeSubscriber(page);
    await openChat(page);
    const other = await context.newPage();
    await openChat(other);
    const question = 'Combien de temps se garde une courge ?';
    const stop = { name: 'Arrêter' };

    // The other tab sees the question and the stream without being touched; a word is shown once it has ended.
    model.hold(`${half} `);
    await say(page, question);
    await expect(other.getByRole('article', { name: /^Vous, à/ })).toContainText(question);
    for (const tab of [page, other]) {
      await expect(replies(tab)).toContainText(half);
      await expect(tab.getByRole('button', stop)).toBeVisible();
    }
    await page.getByRole('button', stop).click();
    for (const tab of [page, other]) await expect(replies(tab)).toContainText(stopped);
    await expectBackAtField(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Recommencer' }).click();
    await expect(page.getByRole('button', stop)).toBeVisible();
    await expect(replies(page)).toContainText(half);
    await page.reload();
    await expect(replies(page)).toHaveCount(1);
    await expect(page.getByRole('button', stop)).toBeVisible();
    await expect(replies(page)).toContainText(half);
    model.release('trois mois.');
    for (const tab of [page, other]) {
      await expectSettled(tab);
      await expect(replies(tab)).toContainText('Une courge se garde trois mois.');
    }
    await other.close();

    // Another device, whose page has stayed open, is up to date when one comes back to it.
    const device = await browser.newContext({
      baseURL: product.url,
      storageState: await context.storageState(),
    });
    const elsewhere = await device.newPage();
    await openChat(elsewhere);
    await expect(replies(elsewhere)).toHaveCount(1);
    model.hold(`${half} `);
    await say(page, 'Et une courge entamée ?');
    await expect(replies(page).last()).toContainText(half);
    await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(replies(elsewhere)).toHaveCount(2);
    await expect(replies(elsewhere).last()).toContainText(half);
    model.release('trois jours.');
    await expectSettled(elsewhere);
    await expect(replies(elsewhere).last()).toContainText('Une courge se garde trois jours.');
    await device.close();
    await expectSettled(page);

    // What was stopped is continued where it was, and a recipe is read from its beginning.
    model.hold(`${half} `);
    await say(page, question);
    const newest = replies(page).last();
    await expect(newest).toContainText(half);
    await page.getByRole('button', stop).click();
    await expect(newest).toContainText(stopped);
    model.say(recipe);
    const sent = recordRequests(page);
    await newest.getByRole('button', { name: 'Continuer' }).click();
    await expectSettled(page);
    await expect(newest).not.toContainText(stopped);
    await expect(newest).toContainText(half);
    await expect(newest.getByRole('button', { name: 'Ajouter aux favoris' })).toBeAttached();
    await expect(replies(page)).toHaveCount(3);
    expect(sent.filter((name) => name !== 'ChatReply')).toEqual(['ContinueChatReply']);
    await expect(newest.getByRole('heading', { level: 3 }).first()).toBeInViewport();
    await expectAccessible(page);
  } finally {
    await context.close();
    await product.stop();
    model.close();
  }
});
