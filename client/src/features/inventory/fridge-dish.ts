import type { FridgeDishesQuery } from './fridge-dishes.generated';

type Viewer = NonNullable<FridgeDishesQuery['viewer']>;

export type FridgeDish = NonNullable<Viewer['fridgeDishes']>[number];
