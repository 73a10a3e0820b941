import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DrawnFridgeItem } from './drawn-fridge-item';
import type { FridgeCategory } from './food/pack-of';

const drawn = (pictureKey: string | null, category: FridgeCategory): string =>
  renderToStaticMarkup(
    <DrawnFridgeItem itemId="one" pictureKey={pictureKey} category={category} />,
  );

/** What stands behind its label: the shapes without the food, which is placed in a group. */
const packing = (markup: string): string => markup.replaceAll(/<g[ >].*?<\/g>/g, '');

it('packs foods of one category each in its own way', () => {
  const dairy = ['egg', 'butter', 'yogurt', 'cream', 'cheese', 'goatCheese', 'milk'];
  const packs = dairy.map((key) => packing(drawn(key, 'DAIRY')));
  expect(new Set(packs).size).toBe(dairy.length);
});

it('tells a food in a tin from the same one in a crate, and takes butter for butter wherever it was put', () => {
  expect(packing(drawn('peas', 'PANTRY'))).not.toBe(packing(drawn('peas', 'PRODUCE')));
  expect(drawn('butter', 'OTHER')).toBe(drawn('butter', 'DAIRY'));
});

it('shows the strawberry on the pot of its yoghurt', () =>
  expect(drawn('yogurt strawberry', 'DAIRY')).not.toBe(drawn('yogurt', 'DAIRY')));

it('shows what is known alone of a food that a later server knows', () => {
  expect(drawn('dragonFruit', 'PRODUCE')).toBe(drawn(null, 'PRODUCE'));
  expect(drawn('dragonFruit apple', 'PRODUCE')).toBe(drawn('apple', 'PRODUCE'));
});
