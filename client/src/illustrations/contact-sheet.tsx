import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import './contact-sheet.css';
import { DrawnDish, type MealType } from './drawn-dish';
import { MealTypeIcon } from './meal-type-icon';
import { DrawnMealType } from './drawn-meal-type';
import type { PictureProps } from './picture';
import { SAMPLE_DISHES } from './sample-dishes';
import { DrawnChefAtWork } from './scenes/drawn/chef-at-work';
import { DrawnChefHat } from './scenes/drawn/chef-hat';
import { DrawnEmptyBasket } from './scenes/drawn/empty-basket';
import { DrawnEmptyCalendar } from './scenes/drawn/empty-calendar';
import { DrawnEmptyFavorites } from './scenes/drawn/empty-favorites';
import { DrawnEmptyFridge } from './scenes/drawn/empty-fridge';
import { DrawnEmptyPlate } from './scenes/drawn/empty-plate';
import { DrawnEnvelopeSent } from './scenes/drawn/envelope-sent';
import { HeroScene } from './scenes/hero-scene';
import { LostSpoon } from './scenes/lost-spoon';
import { DrawnNoNetwork } from './scenes/drawn/no-network';
import { DrawnPaymentDone } from './scenes/drawn/payment-done';
import { DrawnSpiltPot } from './scenes/drawn/spilt-pot';

const MEAL_TYPES: readonly MealType[] = [
  'DRINK',
  'APERITIF',
  'AMUSE_BOUCHE',
  'STARTER',
  'MAIN',
  'DESSERT',
];

const SPOTS: readonly (readonly [string, ComponentType<PictureProps>])[] = [
  ['EmptyPlate', DrawnEmptyPlate],
  ['EmptyBasket', DrawnEmptyBasket],
  ['EmptyFridge', DrawnEmptyFridge],
  ['EmptyCalendar', DrawnEmptyCalendar],
  ['EmptyFavorites', DrawnEmptyFavorites],
  ['NoNetwork', DrawnNoNetwork],
  ['SpiltPot', DrawnSpiltPot],
  ['LostSpoon', LostSpoon],
  ['ChefHat', DrawnChefHat],
  ['ChefAtWork', DrawnChefAtWork],
  ['EnvelopeSent', DrawnEnvelopeSent],
  ['PaymentDone', DrawnPaymentDone],
];

/** Every drawing, at the sizes in use, in one theme. */
const Sheet = ({ theme }: { theme: 'light' | 'dark' }) => (
  <section className="sheet" data-theme={theme}>
    <h2>Hero</h2>
    <div className="grid">
      <HeroScene className="desktop" />
      <HeroScene className="phone" />
    </div>
    <h2>Meal types</h2>
    <div className="grid">
      {MEAL_TYPES.map((mealType) => (
        <DrawnMealType key={mealType} mealType={mealType} className="w160" />
      ))}
      {MEAL_TYPES.map((mealType) => (
        <MealTypeIcon key={mealType} mealType={mealType} className="icon" />
      ))}
    </div>
    <h2>Dishes at 160 pixels</h2>
    <div className="grid">
      {SAMPLE_DISHES.map((dish) => (
        <figure key={dish.recipeId}>
          <DrawnDish {...dish} className="w160" />
        </figure>
      ))}
    </div>
    <h2>Dishes at 64 pixels</h2>
    <div className="grid">
      {SAMPLE_DISHES.map((dish) => (
        <DrawnDish key={dish.recipeId} {...dish} className="w64" />
      ))}
    </div>
    <h2>Scenes at 160 pixels</h2>
    <div className="grid">
      {SPOTS.map(([name, Spot]) => (
        <figure key={name}>
          <Spot className="spot-small" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
    <h2>Scenes and dishes at 640 pixels</h2>
    <div className="grid">
      {SPOTS.map(([name, Spot]) => (
        <Spot key={name} className="spot-large" />
      ))}
      {SAMPLE_DISHES.filter((_, i) => i % 5 === 0).map((dish) => (
        <DrawnDish key={dish.recipeId} {...dish} className="w640" />
      ))}
    </div>
  </section>
);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(
  <>
    <Sheet theme="light" />
    <Sheet theme="dark" />
  </>,
);
