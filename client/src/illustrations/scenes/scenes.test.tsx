import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MealTypeIcon } from '../meal-type-icon';
import { MealTypePicture } from '../meal-type-picture';
import type { PictureProps } from '../picture';
import { ChefAtWork } from './chef-at-work';
import { ChefHat } from './chef-hat';
import { EmptyBasket } from './empty-basket';
import { EmptyCalendar } from './empty-calendar';
import { EmptyFavorites } from './empty-favorites';
import { EmptyFridge } from './empty-fridge';
import { EmptyPlate } from './empty-plate';
import { EnvelopeSent } from './envelope-sent';
import { HeroScene } from './hero-scene';
import { LostSpoon } from './lost-spoon';
import { NoNetwork } from './no-network';
import { PaymentDone } from './payment-done';
import { SpiltPot } from './spilt-pot';

const SCENES: readonly (readonly [string, ComponentType<PictureProps>])[] = [
  ['ChefAtWork', ChefAtWork],
  ['ChefHat', ChefHat],
  ['EmptyBasket', EmptyBasket],
  ['EmptyCalendar', EmptyCalendar],
  ['EmptyFavorites', EmptyFavorites],
  ['EmptyFridge', EmptyFridge],
  ['EmptyPlate', EmptyPlate],
  ['EnvelopeSent', EnvelopeSent],
  ['HeroScene', HeroScene],
  ['LostSpoon', LostSpoon],
  ['NoNetwork', NoNetwork],
  ['PaymentDone', PaymentDone],
  ['SpiltPot', SpiltPot],
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
    const pictures = types.map((type) => renderToStaticMarkup(<MealTypePicture mealType={type} />));
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
