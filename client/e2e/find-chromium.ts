import { existsSync } from 'node:fs';

const systemPaths = [
  // The same engine without a window's frame: the journeys take a third less of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to drive: CHROMIUM_PATH, then the system's, then the one from npm; undefined is Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return asked;
  const found = systemPaths.find((path) => existsSync(path));
  if (found) return found;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}
