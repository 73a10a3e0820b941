import { expect, it, vi } from 'vitest';
import { catalogue } from '../../i18n/fr/recipes';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { IngredientChecklist } from './ingredient-checklist';

// They lie in the browser.
vi.mock('./cooking-progress', () => ({
  useCookingProgress: () => ({ ticked: [1], toggleTicked: () => undefined }),
}));

const draw = drawInFrench({ recipes: catalogue });

it('says of a line what arithmetic gives where its amount was rounded far, and of no other', () => {
  const lines = [
    { text: '5 œufs', exact: '4 ½' },
    { text: '300 g de farine', exact: null },
  ];
  const markup = draw(<IngredientChecklist recipeId="tart" lines={lines} />);
  const rows = [...markup.matchAll(/<li.*?<\/li>/g)].map(([row]) => row);
  expect(rows.map((row) => row.replaceAll(/<[^>]+>/g, ''))).toEqual([
    `5 œufs${catalogue.rounded.replace('{{amount}}', '4 ½')}`,
    '300 g de farine',
  ]);
  expect(rows.map((row) => row.includes('checked=""'))).toEqual([false, true]);
});
