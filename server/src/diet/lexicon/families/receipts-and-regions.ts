import { entriesOf, type LexiconEntry } from '../types.js';

/** Regional dishes that often hold ham, what is sold bound with flour, and names as receipts print them. */
export const receiptsAndRegions: readonly LexiconEntry[] = entriesOf([
  {
    may: ['EGG'],
    names:
      'galette bretonne de sarrasin, galettes bretonnes de sarrasin, galettes bretonnes au sarrasin',
  },
  {
    has: ['MILK'],
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'épinards à la crème, épinards hachés à la crème, épinards en branches à la crème',
  },
  {
    may: ['GLUTEN'],
    names:
      'makis avocat, maki avocat, makis concombre, maki concombre, makis avocat concombre, maki avocat concombre, sushis avocat, sushis concombre',
  },
  {
    has: ['MEAT', 'PORK'],
    names: '=viennes, paire de viennes, paires de viennes, saucisses de vienne, saucisse de vienne',
  },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names: 'welsh, welsh complet, piperade, pipérade, truffade, truffade aux œufs',
  },
  { may: ['PORK'], only: 'LINE', names: 'fondue chinoise' },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'réglisse, réglisses, réglisses gélifiées, rouleaux de réglisse, lacets de réglisse',
  },
  {
    names:
      'bâton de réglisse, bâtons de réglisse, poudre de réglisse, réglisse en poudre, racine de réglisse',
  },
  { may: ['GLUTEN'], only: 'LINE', names: 'quiche sans pâte' },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: 'tartiflette au saumon',
  },
  {
    has: ['MILK'],
    may: ['GLUTEN', 'ALCOHOL'],
    only: 'LINE',
    names: 'sauce 4 fromages, sauce aux 4 fromages',
  },
  { has: ['MEAT'], may: ['ALCOHOL'], names: 'bloc foie gras, bloc foie gras canard' },
  { has: ['MILK', 'NUT'], names: 'bleu aux noix, fourme aux noix' },
  { may: ['NUT', 'GLUTEN'], names: 'chili crisp, crispy chili, lao gan ma, laoganma' },
  { may: ['MILK', 'NUT'], names: 'café noisette, cafés noisette' },
]);
