import { tsImport } from 'tsx/esm/api';

const { failFor, holdAnswer } = await tsImport('../../e2e/kitchen-kit.ts', import.meta.url);

export { failFor, holdAnswer };

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
export async function broken(page, scene, { name, path, operation, during = failFor }) {
  const waiting = page.locator('main [aria-busy=true], main[aria-busy=true]');
  const refused = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  let mend;
  await scene(name, {
    reach: async () => {
      await forgetKitchen(page);
      mend = await during(page, operation);
      await page.goto(path, { waitUntil: 'commit' });
      await (during === failFor ? refused : waiting).first().waitFor();
    },
  });
  await mend?.();
}
