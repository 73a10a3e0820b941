import { serveProduct } from '../tools/gallery/serve-product.mjs';
import type { Page } from '@playwright/test';
import { conversation, expectBackAtField, expectSettled, openChat, replies, say } from './chat-kit';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { send } from './kitchen-kit';
import { startScriptedModel, type ScriptedModel } from './scripted-model';

const title = '# Gratin de courge';
const description = 'Une courge fondante sous une croûte dorée.';
const ingredients = '## Ingrédients\n- 1 kg de courge\n- 2 gousses d’ail';
const instructions = '## Instructions\n1. Couper la courge.\n2. Enfourner.';
const reply = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

const refusals: readonly [replied: string, reason: string][] = [
  ['', 'Format de réponse invalide'],
  [reply(description, ingredients, instructions), 'Format de recette invalide: titre manquant'],
  [reply(title, ingredients, instructions), 'Format de recette invalide: description manquante'],
  [reply(title, description, instructions), 'Format de recette invalide: ingrédients manquants'],
  [reply(title, description, ingredients), 'Format de recette invalide: instructions manquantes'],
];

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
  await expectAccessible(page);
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
  await expectAccessible(page);
  model.say('trois mois.');
  await newest.getByRole('button', { name: 'Continuer' }).click();
  await expect(newest).toContainText('Une courge se garde trois mois.');
  await expect(newest.getByRole('button', { name: /Continuer|Réessayer/ })).toHaveCount(0);

  await send(page, avoidLardons);
  model.say(reply(title, description, `${ingredients}\n- 200 g de lardons`, instructions));
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

test('a mail server and a model in trouble are told in the words of their cause', async ({
  browser,
}) => {
  // Three tries for each reply, with the waits between them.
  test.slow();
  const model = await startScriptedModel();
  const product = await serveProduct({
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'error',
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: model.url,
  });
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    const { email } = await becomeSubscriber(page);
    const alert = page.getByRole('alert');
    await page.goto('/dashboard/feed');
    for (const [index, [replied, reason]] of refusals.entries()) {
      model.say(replied);
      await page
        .getByRole('button', { name: index === 0 ? /Plat principal/ : 'Réessayer' })
        .click();
      await expect(alert).toContainText(`Impossible de générer une recette: ${reason}`, {
        timeout: 30_000,
      });
    }
    await expectAccessible(page);

    // As a newer server would refuse, for a reason that this page has never heard of.
    const refusal = { __typename: 'GenerationRefusal', code: 'SOMETHING_NEW', field: null };
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"StartRecipeGeneration"')
        ? route.fulfill({ json: { data: { startRecipeGeneration: refusal } } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(alert).toContainText('Impossible de générer une recette: Erreur inconnue');

    await chatInTrouble(page, model);

    await page.goto('/auth/reset-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(alert).toHaveText("Impossible d'envoyer l'email de réinitialisation");
    await expectAccessible(page);
  } finally {
    await context.close();
    await product.stop();
    model.close();
  }
});
