import { useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { catalogue as common } from '../../i18n/fr/common';
import { catalogue as shopping } from '../../i18n/fr/shopping';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import type { ListedRow } from './group-items';
import { ListRow } from './list-row';
import { mergeItems } from './merge-items';
import { useAmountText } from './use-amount-text';

// They ask the browser.
vi.mock('./use-checks', () => ({ useAreChecked: () => false }));
vi.mock('../../entities/waiting/use-is-waiting', () => ({ useIsWaiting: () => false }));

const draw = drawInFrench({ common, shopping });

let count = 0;
const row = (changes: Partial<ListedRow> = {}): ListedRow => ({
  id: String((count += 1)),
  name: 'pain',
  product: 'pain',
  quantity: '1',
  unit: 'UNIT',
  amountSaid: false,
  aisle: 'BAKERY',
  packaging: null,
  recipeId: null,
  recipeTitle: null,
  ...changes,
});
const of = (recipeTitle: string, changes: Partial<ListedRow>) =>
  row({ recipeId: recipeTitle, recipeTitle, amountSaid: true, ...changes });
const nothing = (): void => undefined;

function Row({ rows, saysSource }: { rows: readonly ListedRow[]; saysSource: boolean }) {
  const { t } = useTranslation('shopping');
  const amountText = useAmountText();
  const [line] = mergeItems(rows);
  if (!line) throw new Error('There is no line.');
  return (
    <ListRow
      line={{ ...line, key: line.product, settled: false }}
      words={{ t, amountText }}
      actions={{ tick: nothing, remove: nothing, open: nothing }}
      saysSource={saysSource}
    />
  );
}

/** The name, the amount, and where it comes from. */
const said = (...rows: ListedRow[]): string => drawn(rows, true);

function drawn(rows: readonly ListedRow[], saysSource: boolean): string {
  const markup = draw(<Row rows={rows} saysSource={saysSource} />);
  const [, label = ''] = /<label[^>]*>(.*?)<\/label>/.exec(markup) ?? [];
  return label
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

it('what was added again by hand says how often, once', () => {
  expect(said(row(), row())).toBe('pain Ajouté à la main (2 fois)');
  const weighed = () => row({ quantity: '200', unit: 'G', amountSaid: true });
  expect(said(weighed(), weighed(), row(), row())).toBe(
    'pain 400 g ou plus 200 g à la main (2 fois) · Ajouté à la main (2 fois)',
  );
});

it('two recipes that need the same share a line, which says each part', () => {
  const tart = of('Tarte', { quantity: '200', unit: 'G' });
  const fondue = of('Fondue', { quantity: '0,3', unit: 'KG' });
  expect(said(tart, fondue)).toBe('pain 500 g 200 g pour Tarte · 0,3 kg pour Fondue');
  expect(said(fondue)).toBe('pain 0,3 kg Fondue');
});

it('a recipe’s amount stands behind what one buys for it', () => {
  const oil = (title: string, quantity: string) =>
    of(title, { name: 'huile', quantity, unit: 'TABLESPOON', packaging: 'BOTTLE' });
  expect(said(oil('Tarte', '11'))).toBe('huile 1 bouteille 11 càs pour Tarte');
  expect(said(of('Curry', { name: 'oignon', quantity: '½', packaging: 'PIECE' }))).toBe(
    'oignon ½ pour Curry',
  );
});

it('parts stand behind the bunch, the head and the piece that one buys for them', () => {
  const parsley = (title: string, name: string, quantity: string, parts: number) =>
    of(title, { name, quantity, packaging: 'BUNCH', boughtAs: { name: 'persil', parts } });
  expect(
    said(
      parsley('Tarte', 'brins de persil', '6', 10),
      parsley('Taboulé', 'bouquet de persil', '1', 1),
    ),
  ).toBe('persil 2 bouquets 6 brins de persil pour Tarte · 1 bouquet de persil pour Taboulé');
  const garlic = { name: 'gousses d’ail', boughtAs: { name: 'ail', parts: 10 } };
  expect(said(of('Curry', { ...garlic, quantity: '4', packaging: 'PIECE' }))).toBe(
    'ail 4 gousses d’ail pour Curry',
  );
  const ginger = { name: 'gingembre (2 cm)', boughtAs: { name: 'gingembre', parts: 1 } };
  expect(said(of('Curry', { ...ginger, amountSaid: false, packaging: 'PIECE' }))).toBe(
    'gingembre gingembre (2 cm) pour Curry',
  );
});

it('under its recipe a part is what the recipe says', () => {
  const garlic = { name: 'gousses d’ail', boughtAs: { name: 'ail', parts: 10 } };
  const rows = [of('Curry', { ...garlic, quantity: '4', packaging: 'PIECE' })];
  expect(drawn(rows, false)).toBe('gousses d’ail 4');
});
