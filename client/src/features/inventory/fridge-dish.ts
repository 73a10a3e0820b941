import type { FridgeDishesQuery } from './fridge-dishes.generated';

type Kitchen = NonNullable<NonNullable<FridgeDishesQuery['viewer']>['household']['kitchen']>;

export type FridgeDish = Kitchen['fridgeDishes'][number];
