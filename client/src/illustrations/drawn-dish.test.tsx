import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { composeUsual, type MealType } from './dish-drawing';
import { DrawnDish } from './drawn-dish';
import { SAMPLE_DISHES } from './sample-dishes';
import { seededRandom } from './seeded-random';

const MEAL_TYPES = ['DRINK', 'APERITIF', 'AMUSE_BOUCHE', 'STARTER', 'MAIN', 'DESSERT'] as const;

const render = (dish: (typeof SAMPLE_DISHES)[number]) =>
  renderToStaticMarkup(<DrawnDish {...dish} />);

/** What a glance takes in: the ground, the crockery and the shapes, without their exact places. */
const glance = (markup: string) =>
  [...markup.matchAll(/fill="var\(--ill-([\w-]+)\)"/g)].map(([, tone]) => tone).join(' ');

describe('DrawnDish', () => {
  it('draws the same recipe the same way every time', () => {
    for (const dish of SAMPLE_DISHES) expect(render(dish)).toBe(render(dish));
  });

  it('draws the same recipe whatever was drawn before it', () => {
    const forwards = SAMPLE_DISHES.map(render);
    const backwards = [...SAMPLE_DISHES].reverse().map(render).reverse();
    expect(backwards).toEqual(forwards);
  });

  it('gives 60 recipes at least 55 pictures that differ at a glance', () => {
    expect(SAMPLE_DISHES).toHaveLength(60);
    expect(new Set(SAMPLE_DISHES.map((dish) => glance(render(dish)))).size).toBeGreaterThanOrEqual(
      55,
    );
  });

  it('gives the same dish under another id another picture', () => {
    const pictures = Array.from({ length: 20 }, (_, i) =>
      glance(
        renderToStaticMarkup(
          <DrawnDish recipeId={`id-${i}`} mealType="MAIN" picture="pan|carrot||" />,
        ),
      ),
    );
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(18);
  });

  it('has three compositions of each meal type', () => {
    const drawn = (mealType: MealType) =>
      ([0, 1, 2] as const).map((index) =>
        renderToStaticMarkup(
          composeUsual(mealType, index, seededRandom('one'), ['tomato', 'basil']),
        ),
      );
    for (const mealType of MEAL_TYPES) expect(new Set(drawn(mealType)).size).toBe(3);
  });

  it('passes over what only a later server knows', () => {
    const drawn = (picture: string) => render({ recipeId: 'x', mealType: 'MAIN', picture });
    expect(drawn('fondueSet|truffle tomato|dragonFruit basil|')).toBe(drawn('|tomato|basil|'));
  });

  it('draws something for a recipe of which nothing is known', () => {
    for (const mealType of MEAL_TYPES) {
      const markup = renderToStaticMarkup(
        <DrawnDish recipeId="x" mealType={mealType} picture="" />,
      );
      expect(markup.match(/<path/g)?.length).toBeGreaterThan(20);
    }
  });

  it('uses no id, so that many pictures can share a page', () => {
    const page = SAMPLE_DISHES.map(render).join('');
    expect(page).not.toMatch(/\sid=|url\(#|href=/);
  });

  it('draws no coordinate that is not a number', () => {
    for (const dish of SAMPLE_DISHES) expect(render(dish)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is decoration unless it is given a label', () => {
    const [dish] = SAMPLE_DISHES;
    if (!dish) throw new Error('no sample');
    expect(render(dish)).toContain('aria-hidden="true"');
    const labelled = renderToStaticMarkup(<DrawnDish {...dish} label="Citronnade" />);
    expect(labelled).toContain('role="img"');
    expect(labelled).toContain('aria-label="Citronnade"');
    expect(labelled).not.toContain('aria-hidden');
  });
});
