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

const quietTurns = 20;
const mostTurns = 400;

/** Many times in a row nothing was left to do: the answer has been written, and the list has stopped scrolling. */
async function untilAtRest(page: Page): Promise<void> {
  for (let turn = 0, quiet = 0; quiet < quietTurns; turn += 1) {
    if (turn > mostTurns) throw new Error('The page never comes to rest.');
    const waited = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const since = performance.now();
          requestIdleCallback(() => resolve(performance.now() - since));
        }),
    );
    quiet = waited < 50 ? quiet + 1 : 0;
  }
}

/**
 * Ticks rows one after another; the median time from a press to the paint after it. At rest, as somebody does who
 * looks for the next thing in between; otherwise at once, while the page still has the tick before to do.
 */
export async function medianTick(page: Page, ticks: number, atRest: boolean): Promise<number> {
  const name = atRest ? 'tick at rest' : 'tick in a row';
  await page.evaluate((measure) => {
    addEventListener(
      'click',
      ({ timeStamp, target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () =>
            performance.measure(measure, { start: timeStamp, end: performance.now() }),
          );
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  }, name);
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
    if (atRest) await untilAtRest(page);
    await page.mouse.click(point.x, point.y);
    await page.waitForFunction(
      ([measure, wanted]) => performance.getEntriesByName(measure).length >= wanted,
      [name, tick] as const,
    );
  }
  const times = await page.evaluate(
    (measure) => performance.getEntriesByName(measure).map(({ duration }) => duration),
    name,
  );
  return median(times);
}
