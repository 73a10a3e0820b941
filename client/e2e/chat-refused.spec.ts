import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { expectSettled, listen, openChat, replies, say } from './chat-kit';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { recordRequests, send } from './kitchen-kit';
import { startScriptedModel } from './scripted-model';

const carbonara = `# Carbonara

Le plat des soirs pressés.

## Ingrédients
- 200 g de lardons
- 400 g de spaghetti

## Instructions
1. Faire revenir les lardons.
2. Cuire les pâtes.
`;
const soup = `# Velouté de courge

Une soupe douce.

Portions : 2

## Ingrédients
- 1 kg de courge
- 1 oignon

## Instructions
1. Cuire la courge.
2. Mixer.

**Conseils :**
- Servez-la avec du persil.
`;

const savePreferences = `mutation ($input: SavePreferencesInput!) {
  savePreferences(input: $input) { __typename }
}`;

test('what a household does not eat is named, aloud too, and what it eats is planned from the message', async ({
  browser,
}) => {
  test.slow();
  const model = await startScriptedModel();
  const product = await serveProduct({
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: model.url,
    OPENAI_IDLE_SECONDS: '600',
    OPENAI_REPLY_SECONDS: '3600',
  });
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    await becomeSubscriber(page);
    await openChat(page);
    await send(page, savePreferences, {
      input: {
        householdSize: { adults: 2, children: 0 },
        consentVersion: 2,
        dietaryRestrictions: ['VEGETARIAN'],
        preferredFoods: [],
        avoidedFoods: [],
        shoppingFrequency: 'WEEKLY',
      },
    });
    const heard = await listen(page);
    const newest = replies(page).last();

    // A recipe: never shown, and said why.
    model.say(carbonara);
    await say(page, 'Une idée pour ce soir ?');
    await expectSettled(page);
    await expect(newest).toContainText('Pas de recette cette fois');
    await expect(newest).toContainText('À la place de « lardons » : tofu fumé, champignons.');
    await expect(newest).not.toContainText('Mixer');
    const refusal = (await heard()).at(-1);
    expect(refusal).toMatch(/^Pas de recette cette fois\./);
    expect(refusal).toMatch(/«\slardons\s» contient de la viande/);
    expect(refusal).toMatch(/À la place de «\slardons\s»\s: tofu fumé, champignons\./);
    await expectAccessible(page);

    // Prose that has it cooked is none the less refused, whatever list it stands in.
    model.say('Voici comment faire.\n\n## Remplacer\n- lardons\n- Ajoutez les lardons');
    await say(page, 'Et en quelques mots ?');
    await expectSettled(page);
    await expect(newest).toContainText('À la place de « lardons » : tofu fumé, champignons.');
    await expect(newest).not.toContainText('Ajoutez');

    // Prose that only names it: shown, with a word about it, also when it is stopped in the middle.
    model.say('La carbonara est une spécialité romaine.');
    await say(page, 'Que mange-t-on à Rome ?');
    await expectSettled(page);
    const note = newest.getByRole('note');
    await expect(note).toContainText('carbonara (végétarien)');
    expect((await heard()).at(-1)).toMatch(
      /romaine\. Ce message cite .* carbonara \(végétarien\)\.$/,
    );
    model.hold('Le jambon cru est une spécialité.\nEnsuite, ');
    await say(page, 'Et à Parme ?');
    await expect(newest).toContainText('jambon');
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await expect(newest).toContainText('Vous avez arrêté le chef.');
    await expect(note).toContainText('jambon cru (végétarien)');
    expect((await heard()).at(-1)).toMatch(/^Vous avez arrêté le chef\. .*jambon cru/);
    await expectAccessible(page);

    // A recipe that fits: the card, the tips after it, and a day for it.
    model.say(soup);
    await say(page, 'Une soupe ?');
    await expectSettled(page);
    const tips = newest.getByText('Servez-la avec du persil.');
    const save = newest.getByRole('button', { name: 'Ajouter aux favoris' });
    for (const load of [() => Promise.resolve(), () => page.reload()]) {
      await load();
      await expect(tips).toBeVisible();
      const [above, below] = [await save.boundingBox(), await tips.boundingBox()];
      expect(above?.y).toBeLessThan(below?.y ?? 0);
    }
    await expectAccessible(page);
    await newest.getByRole('button', { name: 'Ajouter au planning' }).click();
    await expect(page).toHaveURL('/dashboard/planning');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toHaveValue('Velouté de courge');
    const sent = recordRequests(page);
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog).toHaveCount(0);
    expect(sent).toContain('PlanMeal');
    const day = await page.evaluate(() =>
      new Date().toLocaleDateString('sv', { timeZone: 'Europe/Zurich' }),
    );
    const planned = await send(
      page,
      `{ viewer { plannedMeals(from: "${day}", to: "${day}") { recipeTitle time servings recipe { title } } } }`,
    );
    const title = 'Velouté de courge';
    expect(planned).toEqual({
      viewer: {
        plannedMeals: [{ recipeTitle: title, time: '19:00', servings: 2, recipe: { title } }],
      },
    });
  } finally {
    await context.close();
    await product.stop();
    model.close();
  }
});
