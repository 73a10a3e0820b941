import type * as prisma from '../generated/prisma/enums.js';
import { builder } from './builder.js';

/** The database's enumerations that more than one feature speaks of. */
export const MealTypeEnum = builder.enumType('MealType', {
  description: 'What a recipe is for.',
  values: {
    DRINK: { description: 'A drink.' },
    APERITIF: { description: 'Something to share before the meal.' },
    AMUSE_BOUCHE: { description: 'A single bite.' },
    STARTER: { description: 'A first course.' },
    MAIN: { description: 'A main course.' },
    DESSERT: { description: 'A sweet end.' },
  } satisfies Record<prisma.MealType, object>,
});

export const DietaryRestrictionEnum = builder.enumType('DietaryRestriction', {
  description:
    'What a person does not eat; the exact policy is in server/docs/diet-policy.md. None is an empty list.',
  values: {
    VEGETARIAN: { description: 'No meat, poultry, fish or seafood, nor what is made of them.' },
    VEGAN: { description: 'VEGETARIAN, and no egg, milk product or honey.' },
    GLUTEN_FREE: { description: 'No wheat, rye, barley or spelt, nor what is made of them.' },
    DAIRY_FREE: { description: 'No milk product of an animal.' },
    NUT_FREE: { description: 'No tree nuts and no peanuts.' },
    HALAL: {
      description:
        'No pork, no alcohol in cooking either, and no gelatine unless its origin is stated.',
    },
    KOSHER: { description: 'No animal that is not kosher, and no meat and milk in one recipe.' },
  } satisfies Record<prisma.DietaryRestriction, object>,
});

export const AllergenEnum = builder.enumType('Allergen', {
  description:
    'One of the fourteen allergens that EU and Swiss law have declared (Regulation (EU) 1169/2011, annex II). What may hold it counts as holding it.',
  values: {
    GLUTEN: { description: 'Cereals with gluten: wheat, rye, barley, oats, spelt, kamut.' },
    CRUSTACEANS: { description: 'Prawns, crabs, lobsters, crayfish.' },
    EGGS: { description: 'Eggs of any bird.' },
    FISH: { description: 'Fish, and sauces made of it.' },
    PEANUTS: { description: 'Peanuts.' },
    SOY: { description: 'Soybeans, tofu, soy sauce.' },
    MILK: { description: 'Milk of an animal, lactose included.' },
    TREE_NUTS: {
      description:
        'Almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias.',
    },
    CELERY: { description: 'Celery and celeriac, and the stocks that hold them.' },
    MUSTARD: { description: 'Mustard, its seeds, leaves and sauces.' },
    SESAME: { description: 'Sesame, tahini.' },
    SULPHITES: {
      description: 'Sulphur dioxide and sulphites, E220 to E228: wine, vinegar, dried fruit.',
    },
    LUPIN: { description: 'Lupin beans and flour.' },
    MOLLUSCS: { description: 'Mussels, oysters, scallops, squid, snails.' },
  } satisfies Record<prisma.Allergen, object>,
});

export const DifficultyEnum = builder.enumType('Difficulty', {
  description: 'How hard a recipe is.',
  values: { EASY: {}, MEDIUM: {}, HARD: {} } satisfies Record<prisma.Difficulty, object>,
});

export const SeasonEnum = builder.enumType('Season', {
  description: 'A season, as the shops in Switzerland and France have it.',
  values: {
    SPRING: { description: 'April and May.' },
    SUMMER: { description: 'June to August.' },
    AUTUMN: { description: 'September and October.' },
    WINTER: { description: 'November to March.' },
  } satisfies Record<prisma.Season, object>,
});

export const PriceClassEnum = builder.enumType('PriceClass', {
  description:
    'What the foods of one portion cost in a supermarket, of a packet only what is used.',
  values: {
    LOW: { description: 'Under about 3 Swiss francs.' },
    MEDIUM: { description: 'About 3 to 6 Swiss francs.' },
    HIGH: { description: 'More than about 6 Swiss francs.' },
  } satisfies Record<prisma.PriceClass, object>,
});

export const UnitEnum = builder.enumType('Unit', {
  description: 'A kitchen’s measures.',
  values: {
    UNIT: { description: 'Pieces, or no measure at all.' },
    G: { description: 'Gram.' },
    KG: { description: 'Kilogram.' },
    ML: { description: 'Millilitre.' },
    CL: { description: 'Centilitre; a decilitre is ten.' },
    L: { description: 'Litre.' },
    TABLESPOON: { description: 'Tablespoon, « càs ».' },
    TEASPOON: { description: 'Teaspoon, « càc » or « cc ».' },
    PINCH: { description: 'Pinch.' },
    CUP: { description: 'Cup.' },
  } satisfies Record<prisma.Unit, object>,
});
