import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MealTypeIcon } from '../meal-type-icon';
import { DrawnMealType } from '../drawn-meal-type';
import type { PictureProps } from '../picture';
import { DrawnChefAtWork } from './drawn/chef-at-work';
import { DrawnChefHat } from './drawn/chef-hat';
import { DrawnEmptyBasket } from './drawn/empty-basket';
import { DrawnEmptyCalendar } from './drawn/empty-calendar';
import { DrawnEmptyFavorites } from './drawn/empty-favorites';
import { DrawnEmptyFridge } from './drawn/empty-fridge';
import { DrawnEmptyPlate } from './drawn/empty-plate';
import { DrawnEnvelopeSent } from './drawn/envelope-sent';
import { HeroScene } from './hero-scene';
import { LostSpoon } from './lost-spoon';
import { DrawnNoNetwork } from './drawn/no-network';
import { DrawnPaymentDone } from './drawn/payment-done';
import { DrawnSpiltPot } from './drawn/spilt-pot';

const SCENES: readonly (readonly [string, ComponentType<PictureProps>])[] = [
  ['ChefAtWork', DrawnChefAtWork],
  ['ChefHat', DrawnChefHat],
  ['EmptyBasket', DrawnEmptyBasket],
  ['EmptyCalendar', DrawnEmptyCalendar],
  ['EmptyFavorites', DrawnEmptyFavorites],
  ['EmptyFridge', DrawnEmptyFridge],
  ['EmptyPlate', DrawnEmptyPlate],
  ['EnvelopeSent', DrawnEnvelopeSent],
  ['HeroScene', HeroScene],
  ['LostSpoon', LostSpoon],
  ['NoNetwork', DrawnNoNetwork],
  ['PaymentDone', DrawnPaymentDone],
  ['SpiltPot', DrawnSpiltPot],
];

describe.each(SCENES)('%s', (_, Scene) => {
  const markup = renderToStaticMarkup(<Scene />);

  it('is drawn the same each time, without ids or broken numbers', () => {
    expect(renderToStaticMarkup(<Scene />)).toBe(markup);
    expect(markup).toMatch(/<path/);
    expect(markup).not.toMatch(/\sid=|url\(#|href=|style=|NaN|undefined/);
  });

  it('is decoration unless it is given a label', () => {
    expect(markup).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Scene label="Une cuisine" />)).toMatch(
      /role="img" aria-label="Une cuisine"/,
    );
  });
});

describe('meal types', () => {
  const types = ['DRINK', 'APERITIF', 'AMUSE_BOUCHE', 'STARTER', 'MAIN', 'DESSERT'] as const;

  it('have six pictures and six icons, all different', () => {
    const pictures = types.map((type) => renderToStaticMarkup(<DrawnMealType mealType={type} />));
    const icons = types.map((type) => renderToStaticMarkup(<MealTypeIcon mealType={type} />));
    expect(new Set([...pictures, ...icons]).size).toBe(12);
  });
});

describe('motion', () => {
  it('exists only for people who have not asked for stillness', () => {
    const css = readFileSync(join(import.meta.dirname, 'motion.css'), 'utf8');
    const before = css.slice(0, css.indexOf('@media (prefers-reduced-motion: no-preference)'));
    expect(before).not.toContain('{');
    expect(css.match(/@media/g)).toHaveLength(1);
    expect(css.trimEnd().endsWith('}\n}')).toBe(true);
  });
});
