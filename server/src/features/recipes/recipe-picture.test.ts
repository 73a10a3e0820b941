import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pairsOf } from '../../diet/text/lists.js';
import { foods } from '../../diet/vocabulary/foods.js';
import { at } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let person: Person;
let urls: { vector: string; small: string; huge: string };

const pictures = `query { viewer { recipes(first: 1) { nodes {
  picture vector: pictureUrl small: pictureUrl(width: 64) huge: pictureUrl(width: 9999) } } } }`;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  const { data } = await person.send(pictures);
  urls = at(data, 'viewer.recipes.nodes.0') as unknown as typeof urls;
});
afterAll(() => server.close());

const get = (url: string, change: (url: URL) => void = () => undefined) => {
  const address = new URL(url);
  change(address);
  return server.request(address.pathname + address.search);
};

describe('the picture of a recipe', () => {
  it('is told to who draws it too: its composition and the foods that show', async () => {
    const { data } = await person.send(pictures);
    expect(at(data, 'viewer.recipes.nodes.0.picture')).toMatch(/^[A-Za-z]*(?:\|[A-Za-z ]*){3}$/);
  });

  it('is an SVG of its own, the same each time, for whoever has its address', async () => {
    const answer = await get(urls.vector);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/var\(|<script|href|class=/);
    expect(await (await get(urls.vector)).text()).toBe(svg);
  });

  it('is of foods and compositions that can all be drawn, and there is none that nothing calls for', async () => {
    const { drawable } = (await import(
      new URL('../../../../client/dist-drawing/draw-dish.js', import.meta.url).href
    )) as { drawable: { foods: string[]; compositions: string[] } };
    const named = new Set(foods.flatMap(({ picture }) => picture ?? []));
    expect([...named].toSorted()).toEqual(drawable.foods.toSorted());
    const called = ['drink', 'aperitif', 'amuse-bouche', 'starter', 'main', 'dessert'].flatMap(
      (type) => pairsOf(`dish: ${type}`).map(([, value]) => value.split(' ')[1] ?? ''),
    );
    expect(drawable.compositions).toEqual(expect.arrayContaining([...new Set(called)]));
  });

  it.each([
    ['small', 64],
    ['huge', 1024],
  ] as const)('is a PNG, %s', async (name, width) => {
    const answer = await get(urls[name]);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, width]);
  });

  it.each<[string, (url: URL) => void]>([
    ['another version', (url) => url.searchParams.set('v', '0123456789abcdef')],
    ['no version', (url) => url.searchParams.delete('v')],
    ['a width out of bounds', (url) => url.searchParams.set('w', '1025')],
    ['a width that is none', (url) => url.searchParams.set('w', '-1e9')],
    ['another kind', (url) => (url.pathname = url.pathname.replace('.png', '.gif'))],
    ['another recipe', (url) => (url.pathname = url.pathname.replace(/[0-9a-f](?=\.)/, 'x'))],
  ])('is not found with %s', async (_, change) => {
    const answer = await get(urls.small, change);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });
});
