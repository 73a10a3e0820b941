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

/** A page while its data does not come: refused, unless told otherwise. */
export async function broken(page, scene, { name, path, word, during = fail }) {
  let mend;
  await scene(name, {
    reach: async () => {
      mend = await during(page, word);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main').first().waitFor();
      await page.waitForTimeout(1500);
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
