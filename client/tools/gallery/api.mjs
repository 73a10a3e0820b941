/** Sends an operation as the page's person. @throws Error with what the server answered instead of data. */
export async function send(page, query, variables = {}) {
  const answer = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-popote-csrf': '1' };
    const response = await fetch('/graphql', { method: 'POST', headers, body });
    return response.json();
  }, JSON.stringify({ query, variables }));
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/** Opens a page behind the sign-in, and waits until nothing on it is still to come. */
export async function openPage(page, path) {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  // Not until the network is silent: the household's live stream never is.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], svg:empty'));
}

const start = `mutation ($input: StartRecipeGenerationInput!) {
  startRecipeGeneration(input: $input) { __typename }
}`;
const read = `query ($id: ID!) { viewer { recipeGeneration(id: $id) { stage recipe { id } } } }`;
const keep = `mutation ($recipeId: ID!) { addFavorite(recipeId: $recipeId) { __typename } }`;

/** Has a recipe of each type written, and kept. */
export async function fillFavorites(page, mealTypes) {
  for (const mealType of mealTypes) {
    const id = await page.evaluate(() => crypto.randomUUID());
    await send(page, start, { input: { id, mealType } });
    let recipeId;
    while (!recipeId) {
      await page.waitForTimeout(500);
      const { recipeGeneration } = (await send(page, read, { id })).viewer;
      if (/FAILED|STOPPED/.test(recipeGeneration?.stage)) break;
      recipeId = recipeGeneration?.recipe?.id;
    }
    if (recipeId) await send(page, keep, { recipeId });
  }
}
