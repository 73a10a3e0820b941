import type { Page } from '@playwright/test';

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** `median (least to most)` */
export function spread(values: readonly number[]): string {
  const digits = Math.max(...values) < 20 ? 1 : 0;
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

/** Slows the page's processor down, by the browser's own means. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * Opens a page and waits for its list. Milliseconds until the frame that shows the first row was
 * painted: `load` from the address, `paint` from the end of the list's answer.
 */
export async function firstPaint(page: Page, path: string, rows: number) {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (
        !document.querySelector(
          'main input[type=checkbox], #root :is(li, [role=listitem]) input[type=checkbox]',
        )
      )
        return;
      seen.disconnect();
      // The task after a frame's callbacks begins once that frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => performance.mark('first row'));
        port1.start();
        port2.postMessage(null);
      });
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('first row').length > 0);
  // The rest is drawn after what is in sight; a tick is measured once all are there.
  await page.waitForFunction(
    (wanted) =>
      document.querySelectorAll(':is(li, [role=listitem]) input[type=checkbox]').length >= wanted,
    rows,
  );
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('first row');
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/graphql'));
    const painted = mark?.startTime ?? Number.NaN;
    const answered = answers
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ responseEnd }) => responseEnd)
      .filter((end) => end < painted);
    return { load: painted, paint: painted - Math.max(...answered) };
  });
}

/** Ticks rows one after another, as a finger would; the median time from a press to the paint after it. */
export async function medianTick(page: Page, ticks: number): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp, target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () =>
            performance.measure('tick', { start: timeStamp, end: performance.now() }),
          );
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (let tick = 1; tick <= ticks; tick += 1) {
    // Asked anew each time: ticked rows sink, and others take their places.
    const point = await page.evaluate(() => {
      for (const row of document.querySelectorAll(
        ':is(li, [role=listitem]):has(input[type=checkbox]:not(:checked))',
      )) {
        row.scrollIntoView({ block: 'center' });
        const { x, y } = row.querySelector('label')?.getBoundingClientRect() ?? { x: 0, y: 0 };
        return { x: x + 12, y: y + 20 };
      }
      throw new Error('Every row is ticked.');
    });
    await page.mouse.click(point.x, point.y);
    await page.waitForFunction(
      (wanted) => performance.getEntriesByName('tick').length >= wanted,
      tick,
    );
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('tick').map(({ duration }) => duration),
  );
  return median(times);
}
