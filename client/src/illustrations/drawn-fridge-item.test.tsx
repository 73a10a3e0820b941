import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DrawnFridgeItem } from './drawn-fridge-item';
import type { FridgeCategory } from './food/pack-of';

const drawn = (name: string, category: FridgeCategory): string =>
  renderToStaticMarkup(<DrawnFridgeItem itemId="one" name={name} category={category} />);

/** What stands behind its label: the shapes without the food, which is placed in a group. */
const packing = (markup: string): string => markup.replaceAll(/<g[ >].*?<\/g>/g, '');

it('packs foods of one category each in its own way', () => {
  const dairy = [
    'œufs',
    'beurre',
    'yogourts nature',
    'demi-crème',
    'emmental',
    'camembert',
    'lait',
  ];
  const packs = dairy.map((name) => packing(drawn(name, 'DAIRY')));
  expect(new Set(packs).size).toBe(dairy.length);
});

it('tells a food in a tin from the same one in a crate, and takes butter for butter wherever it was put', () => {
  expect(packing(drawn('petits pois', 'PANTRY'))).not.toBe(
    packing(drawn('petits pois', 'PRODUCE')),
  );
  expect(drawn('beurre', 'OTHER')).toBe(drawn('beurre', 'DAIRY'));
});
