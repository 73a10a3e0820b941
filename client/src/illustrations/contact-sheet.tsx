import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import './contact-sheet.css';
import { DishPicture, type MealType } from './dish-picture';
import { MealTypeIcon } from './meal-type-icon';
import { MealTypePicture } from './meal-type-picture';
import type { PictureProps } from './picture';
import { SAMPLE_DISHES } from './sample-dishes.fr';
import { ChefAtWork } from './scenes/chef-at-work';
import { ChefHat } from './scenes/chef-hat';
import { EmptyBasket } from './scenes/empty-basket';
import { EmptyCalendar } from './scenes/empty-calendar';
import { EmptyFavorites } from './scenes/empty-favorites';
import { EmptyFridge } from './scenes/empty-fridge';
import { EmptyPlate } from './scenes/empty-plate';
import { EnvelopeSent } from './scenes/envelope-sent';
import { HeroScene } from './scenes/hero-scene';
import { LostSpoon } from './scenes/lost-spoon';
import { NoNetwork } from './scenes/no-network';
import { PaymentDone } from './scenes/payment-done';
import { SpiltPot } from './scenes/spilt-pot';

const MEAL_TYPES: readonly MealType[] = [
  'DRINK',
  'APERITIF',
  'AMUSE_BOUCHE',
  'STARTER',
  'MAIN',
  'DESSERT',
];

const SPOTS: readonly (readonly [string, ComponentType<PictureProps>])[] = [
  ['EmptyPlate', EmptyPlate],
  ['EmptyBasket', EmptyBasket],
  ['EmptyFridge', EmptyFridge],
  ['EmptyCalendar', EmptyCalendar],
  ['EmptyFavorites', EmptyFavorites],
  ['NoNetwork', NoNetwork],
  ['SpiltPot', SpiltPot],
  ['LostSpoon', LostSpoon],
  ['ChefHat', ChefHat],
  ['ChefAtWork', ChefAtWork],
  ['EnvelopeSent', EnvelopeSent],
  ['PaymentDone', PaymentDone],
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
        <MealTypePicture key={mealType} mealType={mealType} className="w160" />
      ))}
      {MEAL_TYPES.map((mealType) => (
        <MealTypeIcon key={mealType} mealType={mealType} className="icon" />
      ))}
    </div>
    <h2>Dishes at 160 pixels</h2>
    <div className="grid">
      {SAMPLE_DISHES.map((dish) => (
        <figure key={dish.recipeId}>
          <DishPicture {...dish} className="w160" />
        </figure>
      ))}
    </div>
    <h2>Dishes at 64 pixels</h2>
    <div className="grid">
      {SAMPLE_DISHES.map((dish) => (
        <DishPicture key={dish.recipeId} {...dish} className="w64" />
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
        <DishPicture key={dish.recipeId} {...dish} className="w640" />
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
