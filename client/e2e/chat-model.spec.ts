import type { Page } from '@playwright/test';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { startBreakableLine } from './breakable-line';
import { expectBackAtField, expectSettled, listen, openChat, replies, say } from './chat-kit';
import { becomeSubscriber, expect, expectAccessible, test as base } from './journey';
import { recordRequests, send } from './kitchen-kit';
import { startScriptedModel, type ScriptedModel } from './scripted-model';

// One product serves all of them, whose model says what a journey has it say.
base.describe.configure({ mode: 'default' });

interface Told {
  model: ScriptedModel;
  /** What leads from the pages to the product. */
  line: Awaited<ReturnType<typeof startBreakableLine>>;
}

const test = base.extend<object, { told: Told }>({
  told: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what the fixture needs.
    async ({}, use) => {
      const model = await startScriptedModel();
      const line = await startBreakableLine();
      const product = await serveProduct({
        PUBLIC_URL: line.url,
        OPENAI_API_KEY: 'scripted',
        OPENAI_BASE_URL: model.url,
        // What is held is not silent, however slow the machine.
        OPENAI_IDLE_SECONDS: '600',
        OPENAI_REPLY_SECONDS: '3600',
      });
      line.leadTo(product.url);
      await use({ model, line });
      line.close();
      await product.stop();
      model.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ told }, use) => use(told.line.url),
});

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
const carbonara = `# Carbonara

Le plat des soirs pressés.

## Ingrédients
- 200 g de lardons
- 400 g de spaghetti

## Instructions
1. Faire revenir les lardons.
2. Cuire les pâtes.
`;

/** Each text that the newest reply has shown since, as it grew. */
async function watchNewest(page: Page): Promise<() => Promise<string[]>> {
  const log = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const text = [...document.querySelectorAll('[role=log] article')].at(-1)?.textContent ?? '';
      if (seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return () => log.evaluate((seen) => seen);
}

/** After which sequence number a reply was asked for, each time. */
function recordResumes(page: Page): (number | null)[] {
  const asked: (number | null)[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('"ChatReply"')) return;
    const { variables } = JSON.parse(body) as { variables: { afterSeq: number | null } };
    asked.push(variables.afterSeq);
  });
  return asked;
}

test('two tabs read a reply as it is written; a line that breaks twice and a reload lose and repeat no word', async ({
  page,
  context,
  told: { model, line },
}) => {
  await becomeSubscriber(page);
  await openChat(page);
  const other = await context.newPage();
  await openChat(other);
  const asked = recordResumes(page);
  const grown = await watchNewest(page);
  const parts = ['Une courge se garde ', 'trois mois, ', 'au frais, ', 'au sec, ', 'et entière.'];
  const [first = '', second = '', third = '', fourth = '', last = ''] = parts;
  const whole = parts.join('');
  const question = 'Combien de temps se garde une courge ?';
  const newest = replies(page).last();

  model.hold(first);
  await say(page, question);
  await expect(other.getByRole('article', { name: /^Vous, à/ })).toContainText(question);
  for (const tab of [page, other]) {
    await expect(replies(tab)).toContainText(first.trim());
    await expect(tab.getByRole('button', { name: 'Arrêter' })).toBeVisible();
  }
  model.add(second);
  await expect(newest).toContainText(second.trim());
  line.cut();
  // What is written meanwhile waits on the server.
  model.add(third);
  await expect.poll(() => page.evaluate(() => fetch('/readyz').catch(() => null))).toBeNull();
  line.mend();
  await expect(newest).toContainText(third.trim());
  line.cut();
  model.add(fourth);
  line.mend();
  await expect(newest).toContainText(fourth.trim());

  // It resumed where it was: after more and more, never from the start.
  const [begun, ...resumed] = asked;
  expect(resumed.length).toBeGreaterThanOrEqual(2);
  expect(resumed.every((after) => (after ?? 0) >= first.length)).toBe(true);
  expect(begun ?? 0).toBeLessThan(first.length);
  const shown = (await grown()).flatMap((text) =>
    (/Une courge[^]*?(?=Copier|Le chef écrit|$)/.exec(text) ?? []).map((each) => each.trim()),
  );
  expect(new Set(shown).size).toBeGreaterThanOrEqual(4);
  for (const [nth, text] of shown.entries()) {
    expect(whole.startsWith(text)).toBe(true);
    expect(text.length).toBeGreaterThanOrEqual(shown[nth - 1]?.length ?? 0);
  }

  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).toContainText(fourth.trim());
  model.release(last);
  for (const tab of [page, other]) {
    await expectSettled(tab);
    await expect(replies(tab)).toContainText(whole);
  }
});

test('the chef stops when asked, begins again or goes on, and is up to date when one comes back', async ({
  page,
  context,
  told: { model },
}) => {
  await becomeSubscriber(page);
  await openChat(page);
  const other = await context.newPage();
  await openChat(other);
  const heard = await listen(page);
  const newest = replies(page).last();
  const stopped = 'Vous avez arrêté le chef.';
  const stop = page.getByRole('button', { name: 'Arrêter' });
  const half = 'La coriandre est une herbe.';

  // A line is shown once it has ended. What it names that is not eaten here is said with the stop.
  model.hold(`${half}\nEnsuite, `);
  await say(page, 'Une herbe à me présenter ?');
  await expect(newest).toContainText(half);
  await stop.click();
  await expect(newest).toContainText(stopped);
  await expect(newest.getByRole('note')).toContainText('coriandre (à éviter)');
  await expect
    .poll(async () => (await heard()).at(-1))
    .toMatch(/^Vous avez arrêté le chef\. .*coriandre \(à éviter\)\.$/);
  await expect(replies(other)).toContainText(stopped);
  await other.close();
  await expectBackAtField(page);
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(stop).toBeVisible();
  await expect(newest).toContainText(half);
  await stop.click();
  await expect(newest).toContainText(stopped);

  // What was stopped is continued where it was, and a recipe is read from its beginning.
  model.say(recipe);
  const sent = recordRequests(page);
  await newest.getByRole('button', { name: 'Continuer' }).click();
  await expectSettled(page);
  await expect(newest).not.toContainText(stopped);
  await expect(newest).toContainText(half);
  await expect(newest.getByRole('button', { name: 'Ajouter aux favoris' })).toBeAttached();
  await expect(replies(page)).toHaveCount(1);
  expect(sent.filter((name) => name !== 'ChatReply')).toEqual(['ContinueChatReply']);
  await expect(newest.getByRole('heading', { level: 3 }).first()).toBeInViewport();
  await newest.getByRole('button', { name: 'Ajouter au planning' }).click();
  await expect(page).toHaveURL('/dashboard/planning');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(
    'Gratin de courge',
  );
  await page.goBack();

  // Another device goes on with the conversation, of which this page hears when one comes back to it.
  model.hold('Une courge se garde ');
  await send(
    page,
    `mutation ($id: ID!, $replyId: ID!) {
      sendChatMessage(id: $id, replyId: $replyId, content: "Et une courge ?") { __typename }
    }`,
    await page.evaluate(() => ({ id: crypto.randomUUID(), replyId: crypto.randomUUID() })),
  );
  await expect(replies(page)).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(replies(page)).toHaveCount(2);
  await expect(newest).toContainText('Une courge se garde');
  model.release('trois mois.');
  await expectSettled(page);
  await expect(newest).toContainText('Une courge se garde trois mois.');
});

test('what a household does not eat is named, aloud too', async ({ page, told: { model } }) => {
  await becomeSubscriber(page);
  await openChat(page);
  await send(
    page,
    `mutation { savePreferences(input: {
      householdSize: { adults: 2, children: 0 }, consentVersion: 3, dietaryRestrictions: [VEGETARIAN],
      preferredFoods: [], avoidedFoods: [], shoppingFrequency: WEEKLY
    }) { __typename } }`,
  );
  const heard = await listen(page);
  const newest = replies(page).last();

  // A recipe: never shown, and said why.
  model.say(carbonara);
  await say(page, 'Une idée pour ce soir ?');
  await expectSettled(page);
  await expect(newest).toContainText('Pas de recette cette fois');
  await expect(newest).toContainText('À la place de « lardons » : tofu fumé, champignons.');
  await expect(newest).not.toContainText('Cuire les pâtes');
  const last = async () => (await heard()).at(-1);
  await expect.poll(last).toMatch(/^Pas de recette cette fois\./);
  const refusal = await last();
  expect(refusal).toMatch(/«\slardons\s» contient de la viande/);
  expect(refusal).toMatch(/À la place de «\slardons\s»\s: tofu fumé, champignons\./);

  // Prose that only names it: shown, with a word about it.
  model.say('La carbonara est une spécialité romaine.');
  await say(page, 'Que mange-t-on à Rome ?');
  await expectSettled(page);
  await expect(newest.getByRole('note')).toContainText('carbonara (végétarien)');
  await expect.poll(last).toMatch(/romaine\. Ce message cite .* carbonara \(végétarien\)\.$/);
  await expectAccessible(page);
});
