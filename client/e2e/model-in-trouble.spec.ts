import { serveProduct } from '../tools/gallery/serve-product.mjs';
import type { Page } from '@playwright/test';
import { conversation, expectBackAtField, expectSettled, openChat, replies, say } from './chat-kit';
import { openQuietly } from './account-kit';
import { expect, expectAccessible, newVisitor, test } from './journey';
import { send } from './kitchen-kit';
import { startScriptedModel, type ScriptedModel } from './scripted-model';
import { subscribeByApi } from './subscribe-by-api';

const reply = `# Gratin de courge

Une courge fondante sous une croûte dorée.

## Ingrédients
- 1 kg de courge
- 200 g de lardons

## Instructions
1. Couper la courge.
2. Enfourner.
`;

const avoidLardons = `mutation { savePreferences(input: {
  householdSize: { adults: 2, children: 0 }, dietaryRestrictions: [], preferredFoods: [],
  avoidedFoods: ["lardons"], shoppingFrequency: WEEKLY
}) { __typename } }`;

/** The chat says what became of a reply, and goes on from there. */
async function chatInTrouble(page: Page, model: ScriptedModel): Promise<void> {
  const newest = replies(page).last();
  await openChat(page);
  model.say('');
  await say(page, 'Bonjour chef');
  await expectSettled(page);
  await expect(newest).toContainText('Une erreur est survenue');
  await expect(newest).toContainText('Le chef n’a rien répondu.');
  model.say('<b>Bonsoir</b> [ici](javascript:alert(1)) ![là](https://evil.example/a.png)');
  await newest.getByRole('button', { name: 'Réessayer' }).click();
  await expect(newest).toContainText('<b>Bonsoir</b> ici là');
  await expect(replies(page)).toHaveCount(1);
  await expect(conversation(page).locator('a, img')).toHaveCount(0);
  await expectBackAtField(page);

  // The word that the end may have cut in two is left to whoever goes on.
  model.say('Une courge se garde tr', true);
  await say(page, 'Combien de temps se garde une courge ?');
  await expect(newest).toContainText('La réponse du chef s’est arrêtée avant la fin.');
  model.say('trois mois.');
  await newest.getByRole('button', { name: 'Continuer' }).click();
  await expect(newest).toContainText('Une courge se garde trois mois.');
  await expect(newest.getByRole('button', { name: /Continuer|Réessayer/ })).toHaveCount(0);

  await send(page, avoidLardons);
  model.say(reply);
  await say(page, 'Une idée ?');
  await expectSettled(page);
  await expect(newest).toContainText('À la place de « lardons » : tofu fumé');
  await expect(newest).not.toContainText('Couper la courge');
  await expectAccessible(page);
  model.say('Les lardons sont une spécialité.');
  await newest.getByRole('button', { name: 'Réessayer' }).click();
  await expect(newest.getByRole('note')).toContainText('lardons (à éviter)');
  await expectAccessible(page);
}

test('a model in trouble is told in the words of its cause, and gone on with', async ({
  browser,
}) => {
  // A product of its own is started first.
  test.slow();
  const model = await startScriptedModel();
  const product = await serveProduct({
    LOG_LEVEL: 'error',
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: model.url,
  });
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    await subscribeByApi(page, newVisitor());
    await openQuietly(page, '/dashboard/feed');
    model.say(reply.replace(/^#.*\n/, ''));
    await page.getByRole('button', { name: /Plat principal/ }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Impossible de générer une recette: Format de recette invalide: titre manquant',
    );

    await chatInTrouble(page, model);
  } finally {
    await context.close();
    await product.stop();
    model.close();
  }
});
