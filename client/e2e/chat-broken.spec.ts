import type { Page } from '@playwright/test';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { startBreakableLine } from './breakable-line';
import { expectSettled, field, openChat, replies, say } from './chat-kit';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { startScriptedModel } from './scripted-model';

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

test('a line that breaks in the middle of a reply, twice, loses and repeats no word', async ({
  browser,
}) => {
  test.slow();
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
  const context = await browser.newContext({ baseURL: line.url });
  try {
    const page = await context.newPage();
    await becomeSubscriber(page);
    await openChat(page);
    const asked: (number | null)[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (!body.includes('"ChatReply"')) return;
      const { variables } = JSON.parse(body) as { variables: { afterSeq: number | null } };
      asked.push(variables.afterSeq);
    });
    const grown = await watchNewest(page);
    const parts = ['Une courge se garde ', 'trois mois, ', 'au frais, ', 'au sec, ', 'et entière.'];
    const [first = '', second = '', third = '', fourth = '', last = ''] = parts;

    model.hold(first);
    await say(page, 'Combien de temps se garde une courge ?');
    const newest = replies(page).last();
    await expect(newest).toContainText(first.trim());
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
    model.release(last);
    line.mend();
    await expectSettled(page);
    await expect(newest).toContainText(parts.join(''));

    // It resumed where it was: after more and more, never from the start.
    const [begun, ...resumed] = asked;
    expect(resumed.length).toBeGreaterThanOrEqual(2);
    expect(resumed.every((after) => (after ?? 0) >= first.length)).toBe(true);
    expect(begun ?? 0).toBeLessThan(first.length);
    const whole = parts.join('');
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
    await expect(replies(page)).toContainText(whole);
    await expectAccessible(page);
    model.say('Oui.');
    await say(page, 'Et une courgette ?');
    await expectSettled(page);
    await expect(replies(page).last()).toContainText('Oui.');
    await expect(field(page)).toHaveValue('');
  } finally {
    await context.close();
    line.close();
    await product.stop();
    model.close();
  }
});
