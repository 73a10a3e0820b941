import { fencedData } from './fenced-data.js';
import type { HouseholdDiet } from './household-diet.js';
import { householdText as text } from './household-lines.fr.js';
import { difficultyLabels, restrictionLabels } from './labels.fr.js';
import type { Difficulty } from './recipe-brief.js';

/** For whom a meal is, in a prompt. */
export interface Table extends HouseholdDiet {
  readonly servings: number;
  readonly difficulty: Difficulty;
  readonly adults: number;
  readonly children: number;
  /** YYYY-MM-DD, in Switzerland. */
  readonly today: string;
}

/** The household's lines of a prompt: what people typed is fenced data. */
export function householdLines(table: Table): string[] {
  const list = (label: string, block: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`${label}\n${fencedData(block, items)}`];
  return [
    text.servings(table.servings),
    text.household(table.adults, table.children),
    text.difficulty(difficultyLabels[table.difficulty]),
    text.today(table.today),
    text.restrictions(table.restrictions.map((restriction) => restrictionLabels[restriction])),
    ...list(text.avoidedFoods, text.blocks.avoidedFoods, table.avoidedFoods),
    ...list(text.preferredFoods, text.blocks.preferredFoods, table.preferredFoods),
  ];
}
