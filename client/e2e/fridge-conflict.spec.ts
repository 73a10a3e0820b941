import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { send } from './kitchen-kit';
import { startScriptedModel } from './scripted-model';

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
const addSquash = 'mutation { addInventoryItem(input: { name: "Courge" }) { __typename } }';

test('the fridge’s dialog says what the chef proposed that the household does not eat', async ({
  browser,
}) => {
  // Three tries, with the waits between them.
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
    await becomeSubscriber(page);
    await send(page, avoidLardons);
    await send(page, addSquash);
    model.say(reply);
    await page.goto('/dashboard/inventory');
    await page.getByRole('button', { name: 'Générer une recette' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Générer une recette' }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Erreur lors de la génération');
    await expect(alert).toContainText('Le chef proposait ce que vous ne mangez pas');
    await expect(alert.getByRole('listitem')).toHaveText([/lardons.*dans .*200 g de lardons/s]);
    await expect(dialog).not.toContainText('Couper la courge');
    await expectAccessible(page);

    model.say(reply.replace('- 200 g de lardons', '- 2 gousses d’ail'));
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect(dialog.getByRole('heading', { name: 'Gratin de courge' })).toBeVisible();
    await expect(dialog.getByText('Le chef proposait ce que vous ne mangez pas')).toHaveCount(0);
  } finally {
    await context.close();
    await product.stop();
    model.close();
  }
});
