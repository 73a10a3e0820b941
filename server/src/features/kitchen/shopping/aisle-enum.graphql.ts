import type { Aisle } from '../../../diet/aisle.js';
import { builder } from '../../../graphql/builder.js';

export const AisleEnum = builder.enumType('Aisle', {
  description: 'A part of a shop.',
  values: {
    PRODUCE: { description: 'Fruit, vegetables, herbs.' },
    BAKERY: { description: 'Bread.' },
    BUTCHER: { description: 'Meat, poultry, cold cuts.' },
    FISH: { description: 'Fish and seafood.' },
    DAIRY: { description: 'What is chilled: milk, eggs, cheese, fresh dough.' },
    GROCERY: { description: 'Dry and tinned food.' },
    CONDIMENTS: { description: 'Oil, vinegar, spices, sauces.' },
    BAKING: { description: 'Flour, sugar, breakfast.' },
    DRINKS: { description: 'Drinks.' },
    FROZEN: { description: 'Frozen food.' },
    HOUSEHOLD: { description: 'What is not food: paper, soap, washing powder.' },
    OTHER: { description: 'Everything else.' },
  } satisfies Record<Aisle, object>,
});
