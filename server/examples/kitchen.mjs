// A client of Popote's public API, on the command line: Node 20 or newer, and nothing else. Start Popote
// (npm start -- --demo), then:
//
//   node server/examples/kitchen.mjs http://localhost:4000 demo@popote.example popote-demo
//
// It signs in, has a recipe written and watches it through a connection that breaks, puts the recipe on the shopping
// list, asks the chef something, and then tells what the household's other members change, until Ctrl-C. What it
// relies on is written down in server/docs/api.md.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const [url = 'http://localhost:4000', email, password] = process.argv.slice(2);
const say = (...words) => process.stdout.write(`${words.join(' ')}\n`);

/** What signing in answers: from then on each request carries it, and no cookie. */
let token = null;

async function post(query, variables, { accept = 'application/json', signal } = {}) {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      // Asks for a token in the answer, in place of a cookie.
      'x-popote-client': 'native',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal,
  });
  if (response.status === 401) throw new Error('The token has ended: sign in again.');
  return response;
}

/** What nobody should expect comes as errors: thrown. Its id is what the server's log knows it by. */
function dataOf({ data, errors }) {
  const [error] = errors ?? [];
  if (!error) return data;
  const { code, errorId = '' } = error.extensions ?? {};
  throw new Error(`${code}: ${error.message} ${errorId}`.trim());
}

const ask = async (query, variables) => dataOf(await (await post(query, variables)).json());

/** What one should expect comes as data: a mutation answers its payload or a refusal, which has a code. */
async function change(query, variables) {
  const { result } = await ask(query, variables);
  if (result.code) throw new Error(`Refused, ${result.code}: ${result.message}`);
  return result;
}

/** The results of one subscription, over server-sent events, until the server completes it or the connection breaks. */
async function* events(query, variables, signal) {
  const response = await post(query, variables, { accept: 'text/event-stream', signal });
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop();
    for (const block of blocks) {
      const [, event] = /^event: (.*)$/m.exec(block) ?? [];
      if (event === 'complete') return;
      // Everything else is a comment, which only keeps the connection open.
      if (event === 'next') yield dataOf(JSON.parse(/^data: (.*)$/m.exec(block)[1]));
    }
  }
  throw new TypeError('The connection broke.');
}

async function signIn() {
  const { viewer, ...session } = await change(
    `mutation ($input: SignInInput!) { result: signIn(input: $input) {
      ... on SignInPayload { token tokenExpiresAt viewer { profile { firstName } nextStep } }
      ... on Refusal { code message } } }`,
    { input: { email, password } },
  );
  token = session.token;
  say(`Signed in as ${viewer.profile.firstName}, until ${session.tokenExpiresAt}.`);
  if (viewer.nextStep !== 'DASHBOARD') throw new Error(`${viewer.nextStep} comes first.`);
}

/** The id is ours: where this request is sent again, as its answer was lost, it starts nothing twice. */
async function startRecipe(id) {
  await change(
    `mutation ($id: ID!) { result: startRecipeGeneration(input: { id: $id, mealType: MAIN, fresh: true }) {
      ... on StartRecipeGenerationPayload { generation { id } }
      ... on Refusal { code message } } }`,
    { id },
  );
}

/** The recipe goes on being written whoever watches: with the last number seen a new stream tells what came since. */
async function watchRecipe(id) {
  const subscription = `subscription ($id: ID!, $afterSeq: Int) { recipeGeneration(id: $id, afterSeq: $afterSeq) {
    seq generation { stage title recipe { id title } refusal { code } } } }`;
  let afterSeq = null;
  for (let connection = 1; ; connection += 1) {
    const cut = new AbortController();
    try {
      for await (const { recipeGeneration } of events(subscription, { id, afterSeq }, cut.signal)) {
        const { seq, generation } = recipeGeneration;
        afterSeq = seq;
        say(`${seq} ${generation.stage} ${generation.title ?? ''}`.trim());
        if (generation.refusal) throw new Error(`No recipe, ${generation.refusal.code}.`);
        if (generation.recipe) return generation.recipe;
        // As a train goes into a tunnel.
        if (connection === 1) cut.abort();
      }
    } catch (error) {
      if (error.name !== 'AbortError' && !(error instanceof TypeError)) throw error;
      say(`Cut after ${afterSeq}: resumed.`);
    }
  }
}

async function addToList({ id, title }) {
  const { shoppingItems, viewer } = await change(
    `mutation ($id: ID!) { result: addRecipeToShoppingList(recipeId: $id) {
      ... on AddRecipeToShoppingListPayload { shoppingItems { name } viewer { dashboard { itemsToBuy } } }
      ... on Refusal { code message } } }`,
    { id },
  );
  say(
    `On the list for « ${title} »: ${shoppingItems.length}, to buy in all: ${viewer.dashboard.itemsToBuy}.`,
  );
}

async function chat(content) {
  const replyId = randomUUID();
  await change(
    `mutation ($content: String!, $id: ID!, $replyId: ID!) {
      result: sendChatMessage(content: $content, id: $id, replyId: $replyId) {
        ... on SendChatMessagePayload { reply { id } } ... on Refusal { code message } } }`,
    { content, id: randomUUID(), replyId },
  );
  const subscription = `subscription ($replyId: ID!) { chatReply(messageId: $replyId) {
    delta replaces status refusal { code } } }`;
  let text = '';
  for await (const { chatReply } of events(subscription, { replyId }))
    text = chatReply.replaces ? chatReply.delta : text + chatReply.delta;
  say(`${content}\n  ${text.replaceAll('\n', '\n  ')}`);
}

/** Whatever was missed while there was no connection comes first; where that is too much, all is to be read again. */
async function follow() {
  const ended = new AbortController();
  process.once('SIGINT', () => ended.abort());
  const subscription = `subscription ($after: String) { householdChanged(after: $after) {
    cursor complete shoppingItems { id name checked } deletedShoppingItemIds plannedMeals { recipeTitle } } }`;
  for (
    let after = null, waitMs = 500;
    !ended.signal.aborted;
    waitMs = Math.min(waitMs * 2, 30_000)
  ) {
    try {
      for await (const { householdChanged } of events(subscription, { after }, ended.signal)) {
        if (after === null) say('Following the household.');
        after = householdChanged.cursor;
        waitMs = 500;
        if (!householdChanged.complete)
          say('Too much was missed: read the list and the plan again.');
        for (const { name, checked } of householdChanged.shoppingItems)
          say(`List: ${name}${checked ? ', bought' : ''}`);
        if (householdChanged.deletedShoppingItemIds.length > 0) say('List: lines are off.');
        for (const { recipeTitle } of householdChanged.plannedMeals) say(`Planned: ${recipeTitle}`);
      }
    } catch (error) {
      if (!ended.signal.aborted && !(error instanceof TypeError)) throw error;
    }
    await sleep(waitMs, null, { signal: ended.signal }).catch(() => undefined);
  }
}

await signIn();
const id = randomUUID();
await startRecipe(id);
await addToList(await watchRecipe(id));
await chat('Par quoi remplacer la crème ?');
await follow();
await ask('mutation { signOut { signedOut } }');
say('Signed out.');
