import type { DietConflict } from '../../diet/gate/gate.js';
import type { Prisma, RecipeGeneration } from '../../generated/prisma/client.js';
import type { ErrorCode } from '../../graphql/error-code.js';
import type { MealType, RecipeWishes } from '../../recipe-writing/recipe-brief.js';
import type { UnmetWish } from '../../recipe-writing/unmet-wishes.js';

export type GenerationStage = RecipeGeneration['stage'];

/** A generation as it stands: what is certain so far. Each event of a generation is the whole of it. */
export interface GenerationState {
  readonly id: string;
  readonly mealType: MealType;
  readonly fromInventory: boolean;
  readonly wishes: RecipeWishes;
  readonly seq: number;
  readonly stage: GenerationStage;
  readonly attempt: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly ingredients: readonly string[];
  readonly recipeId: string | null;
  readonly refusalCode: ErrorCode | null;
  readonly conflicts: readonly DietConflict[];
  /** With a refusal: what the model said instead of a recipe. */
  readonly modelWords: string | null;
  readonly unmetWishes: readonly UnmetWish[];
  readonly createdAt: Date;
}

export const unfinishedStages = [
  'QUEUED',
  'WRITING',
  'CHECKING',
  'RESTARTED',
] as const satisfies GenerationStage[];

export const isOver = ({ stage }: Pick<GenerationState, 'stage'>): boolean =>
  stage === 'DONE' || stage === 'FAILED' || stage === 'STOPPED';

export function stateOfRow(row: RecipeGeneration): GenerationState {
  return {
    id: row.id,
    mealType: row.mealType,
    fromInventory: row.fromInventory,
    wishes: {
      maxMinutes: row.maxMinutes,
      forChildren: row.forChildren,
      lowBudget: row.lowBudget,
      ingredient: row.ingredient,
    },
    seq: row.seq,
    stage: row.stage,
    attempt: row.attempt,
    title: row.title,
    description: row.description,
    ingredients: row.ingredients,
    recipeId: row.recipeId,
    refusalCode: row.refusalCode as ErrorCode | null,
    conflicts: (row.refusalConflicts ?? []) as unknown as readonly DietConflict[],
    modelWords: row.refusalWords,
    unmetWishes: row.refusalUnmet as UnmetWish[],
    createdAt: row.createdAt,
  };
}

/** The columns that change while a generation runs. */
export const rowOfState = (state: GenerationState) =>
  ({
    seq: state.seq,
    stage: state.stage,
    attempt: state.attempt,
    title: state.title,
    description: state.description,
    ingredients: [...state.ingredients],
    recipeId: state.recipeId,
    refusalCode: state.refusalCode,
    refusalConflicts: state.conflicts.map((conflict) => ({ ...conflict })),
    refusalWords: state.modelWords,
    refusalUnmet: [...state.unmetWishes],
  }) satisfies Prisma.RecipeGenerationUncheckedUpdateManyInput;

/** Where the states of one generation are published. */
export const generationTopic = (id: string): string => `recipe-generation:${id}`;

/** A state that came over pub/sub, where a date may have become text. */
export function stateOfMessage(message: unknown): GenerationState {
  const state = message as GenerationState;
  return { ...state, createdAt: new Date(state.createdAt) };
}
