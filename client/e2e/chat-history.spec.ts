import { becomeSubscriber, expect, test } from './journey';
import { conversation, openChat, replies, tellHistory, turns } from './chat-kit';

test('a reply is copied as it reads; a long conversation is read upwards a page at a time, and nothing jumps', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await becomeSubscriber(page);
  const content = '## Œufs\n\n**Mollet** : 6 min\nDur : 10 min';
  await tellHistory(page, [...turns(79), { id: 'turn-80', role: 'ASSISTANT', content }]);
  await openChat(page);
  const log = conversation(page);
  const turn = (number: number) =>
    log.getByText(new RegExp(`^(Question|Réponse) numéro ${number}$`));
  const newest = replies(page).last();
  const lines = newest.getByRole('paragraph').first();
  await expect(lines).toBeInViewport();
  // A colon never begins a line of its own; what is copied is as it was written.
  await expect.poll(() => lines.innerText()).toBe('Mollet\u202f: 6 min\nDur\u202f: 10 min');
  const copy = newest.getByRole('button', { name: 'Copier la réponse' });
  await copy.click();
  await expect(page.getByText('Réponse copiée')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Œufs\n\nMollet : 6 min\nDur : 10 min',
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await copy.click();
  await expect(page.getByText('La réponse n’a pas pu être copiée')).toBeVisible();

  await expect(turn(51)).toBeAttached();
  await expect(turn(50)).toHaveCount(0);

  await turn(51).scrollIntoViewIfNeeded();
  const before = await turn(51).boundingBox();
  await expect(turn(21)).toBeAttached();
  const after = await turn(51).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await log.evaluate((element) => element.scrollTo(0, 0));
  await expect(turn(1)).toBeAttached();
  await log.evaluate((element) => element.scrollTo(0, 0));
  await expect(turn(1)).toBeInViewport();
  // Somebody looks elsewhere and comes back: what was read stays where it is.
  const readAgain = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"operationName":"ChatHistory"'),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await readAgain;
  await expect(turn(1)).toBeInViewport();
  await page.getByRole('button', { name: 'Reprendre en bas' }).click();
  await expect(lines).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Reprendre en bas' })).toHaveCount(0);

  // A card loses its buttons, and the screen turns before the page has heard that all moved up by them.
  await log.evaluate(async (element) => {
    const [first, ...others] = element.querySelectorAll('article');
    await new Promise(requestAnimationFrame);
    others.at(-1)?.style.setProperty('margin-top', '-60px');
    const { port1, port2 } = new MessageChannel();
    const drawn = new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
    });
    port2.postMessage(null);
    await drawn;
    first?.style.setProperty('padding-top', '300px');
  });
  const fromEnd = (element: HTMLElement) =>
    element.scrollHeight - element.scrollTop - element.clientHeight;
  await expect.poll(() => log.evaluate(fromEnd)).toBeLessThan(2);
  // Whoever reads further up stays there.
  await log.hover();
  await page.mouse.wheel(0, -400);
  const back = page.getByRole('button', { name: 'Reprendre en bas' });
  await expect(back).toBeVisible();
  // It lies below what is read, not over it.
  const [shown, way] = [await log.boundingBox(), await back.boundingBox()];
  expect(way?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0));
  const read = await log.evaluate((element) => element.scrollTop);
  await log.evaluate((element) => {
    element.querySelector('article:last-of-type')?.setAttribute('style', 'padding-bottom: 200px');
  });
  await expect.poll(() => log.evaluate(fromEnd)).toBeGreaterThan(400);
  expect(await log.evaluate((element) => element.scrollTop)).toBe(read);
  // Once the end is reached the way goes, and nothing moves from under a finger.
  await log.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(back).toHaveCount(0);
  expect(await log.boundingBox()).toEqual(shown);
});
