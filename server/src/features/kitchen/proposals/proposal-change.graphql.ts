import { builder } from '../../../graphql/builder.js';
import { MealTypeEnum, UnitEnum } from '../../../graphql/enums.graphql.js';
import type {
  FoodPreference,
  ProposalChange,
  ProposalEffect,
  ProposalTarget,
} from './proposal-change.js';

const ProposalTargetEnum = builder.enumType('ProposalTarget', {
  description: 'What kind of row a change is about.',
  values: {
    SHOPPING_ITEM: { description: 'A line of the shopping list.' },
    PLANNED_MEAL: { description: 'A meal of the plan.' },
    INVENTORY_ITEM: { description: 'Something in the fridge.' },
    FAVORITE: { description: 'A recipe among the favourites.' },
    PREFERENCE: { description: 'A food among what the person avoids or prefers.' },
  } satisfies Record<ProposalTarget, object>,
});

const ProposalEffectEnum = builder.enumType('ProposalEffect', {
  description: 'What would happen to the row.',
  values: {
    ADD: { description: 'The target would be added.' },
    CHANGE: { description: 'The target would be changed.' },
    REMOVE: { description: 'The target would be removed.' },
    TICK: { description: 'A line of the list would be ticked.' },
  } satisfies Record<ProposalEffect, object>,
});

const FoodPreferenceEnum = builder.enumType('FoodPreference', {
  description: 'What a person thinks of a food.',
  values: {
    AVOIDED: { description: 'The person avoids the food.' },
    PREFERRED: { description: 'The person likes the food.' },
  } satisfies Record<FoodPreference, object>,
});

/** The fields of a change that only some targets have, by what they hold. */
const texts = {
  quantity: 'List and fridge: how much, a number as French writes it.',
  previousQuantity: 'List and fridge: how much there is now.',
  time: 'Plan: HH:MM.',
  previousTime: 'Plan: the time it is planned for now, HH:MM.',
  previousName: 'CHANGE_MEAL: the dish that is planned now.',
  recipeTitle: 'List: the recipe whose ingredient it is, under which it is listed.',
} as const;
const units = {
  unit: 'List and fridge: what the quantity counts.',
  previousUnit: 'List and fridge: what the previous quantity counts.',
} as const;
const days = {
  date: 'Plan: the day, in Europe/Zurich.',
  previousDate: 'MOVE_MEAL: the day it is planned for now.',
  expirationDate: 'Fridge: the day it expires.',
} as const;

export const ProposalChangeRef = builder.objectRef<ProposalChange>('ProposalChange').implement({
  description:
    'One line of a preview, as data; what does not belong to its target is null. Previous values are those of a CHANGE.',
  fields: (t) => {
    const text = (name: keyof typeof texts) =>
      t.exposeString(name, { nullable: true, description: texts[name] });
    const unit = (name: keyof typeof units) =>
      t.expose(name, { type: UnitEnum, nullable: true, description: units[name] });
    const day = (name: keyof typeof days) =>
      t.expose(name, { type: 'Date', nullable: true, description: days[name] });
    return {
      line: t.exposeID('line', {
        description: 'Names the change in applyProposal; unique within its proposal.',
      }),
      effect: t.expose('effect', {
        type: ProposalEffectEnum,
        description: 'Whether the target would be added, changed, removed or ticked.',
      }),
      target: t.expose('target', {
        type: ProposalTargetEnum,
        description: 'What kind of thing would change.',
      }),
      name: t.exposeString('name', {
        description: 'The food, the meal or the recipe: plain text, 1 to 200 characters.',
      }),
      quantity: text('quantity'),
      unit: unit('unit'),
      previousQuantity: text('previousQuantity'),
      previousUnit: unit('previousUnit'),
      date: day('date'),
      time: text('time'),
      mealType: t.expose('mealType', {
        type: MealTypeEnum,
        nullable: true,
        description: 'Plan: what kind of dish.',
      }),
      servings: t.exposeInt('servings', {
        nullable: true,
        description: 'Plan: for how many, 1 to 50.',
      }),
      previousName: text('previousName'),
      previousServings: t.exposeInt('previousServings', {
        nullable: true,
        description: 'CHANGE_MEAL: for how many it is planned now, 1 to 50.',
      }),
      previousDate: day('previousDate'),
      previousTime: text('previousTime'),
      expirationDate: day('expirationDate'),
      recipeTitle: text('recipeTitle'),
      recipeId: t.exposeID('recipeId', {
        nullable: true,
        description:
          'Plan and favourites: the dish’s recipe, to be opened; null where there is none.',
      }),
      preference: t.expose('preference', {
        type: FoodPreferenceEnum,
        nullable: true,
        description: 'PREFERENCE: which of the two.',
      }),
      conflicts: t.expose('conflicts', {
        type: ['DietConflict'],
        description:
          'What of it the household does not eat. A person may still buy it or keep it: it is said, not refused.',
      }),
    };
  },
});
