/** Fails every GraphQL request that holds a word, until the returned function is called. */
export async function fail(page, word) {
  const handler = (route) =>
    route.request().postData()?.includes(word)
      ? route.fulfill({ status: 500, json: { errors: [{ message: 'no' }] } })
      : route.fallback();
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

/** Leaves every GraphQL request without an answer, until the returned function is called. */
export async function stall(page) {
  const handler = () => undefined;
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

/** What the device kept of the kitchen would be shown instead of what is wrong. Only a page without the app lets go of it. */
async function forgetKitchen(page) {
  await page.goto('/privacy');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('popote');
        deletion.addEventListener('success', resolve);
        for (const refusal of ['error', 'blocked']) deletion.addEventListener(refusal, reject);
      }),
  );
}

/** A page while its data does not come: refused, unless told otherwise. */
export async function broken(page, scene, { name, path, word, during = fail }) {
  const waiting = page.locator('main [aria-busy=true], main[aria-busy=true]');
  const refused = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  let mend;
  await scene(name, {
    reach: async () => {
      await forgetKitchen(page);
      mend = await during(page, word);
      await page.goto(path, { waitUntil: 'commit' });
      await (during === fail ? refused : waiting).first().waitFor();
    },
  });
  await mend?.();
}

/** Holds every GraphQL request with a word back, until the returned function is called. */
export async function hold(page, word) {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  const handler = async (route) => {
    if (route.request().postData()?.includes(word)) await held;
    await route.continue().catch(() => undefined);
  };
  await page.route('**/graphql', handler);
  return async () => {
    release();
    await page.unroute('**/graphql', handler);
  };
}
