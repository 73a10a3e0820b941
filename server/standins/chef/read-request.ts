import { z } from 'zod';
import type { Restriction } from '#product/diet/restrictions.js';
import type { RecipeWishes } from '#product/recipe-writing/recipe-brief.js';
import { fold } from '#product/diet/text/text.js';
import type { BookRecipe } from '#product/recipe-book/book.js';
import {
  blockNames,
  fridgeFields,
  mealTypeWords,
  requestWords as words,
  restrictionWords,
} from './chef.fr.js';

export interface ChatTurn {
  readonly role: string;
  readonly content: string;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[] | undefined;
}

export interface FridgeFood {
  readonly name: string;
  /** YYYY-MM-DD, null when it keeps. */
  readonly expiresOn: string | null;
  readonly isExpired: boolean;
}

/** What a conversation asks the chef for. */
export interface RecipeRequest {
  readonly mealType: BookRecipe['mealType'];
  readonly wishes: RecipeWishes;
  readonly servings: number | null;
  readonly difficulty: string | null;
  readonly restrictions: readonly Restriction[];
  readonly avoidedFoods: readonly string[];
  readonly preferredFoods: readonly string[];
  readonly fridge: readonly FridgeFood[] | null;
  /** Newest first, refused replies of this conversation before them. */
  readonly servedTitles: readonly string[];
  readonly today: string | null;
}

const block = /<donnees nom="([a-z-]+)">\s*(.*?)\s*<\/donnees>/gs;
const texts = z.array(z.string());
const foods = z.array(z.record(z.string(), z.union([z.string(), z.number()])));

function parsed<Value>(schema: z.ZodType<Value>, json: string | undefined): Value | null {
  if (json === undefined) return null;
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** Reads a request in the wording of Popote's prompt; null when the conversation asks for no recipe. */
export function readRequest(turns: readonly ChatTurn[]): RecipeRequest | null {
  const asked = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const request = asked.join('\n');
  const blocks = new Map([...request.matchAll(block)].map(([, name, json]) => [name, json]));
  // Data is never read as a request.
  const wording = fold(request.replace(block, ''));
  const label = words.mealType.exec(wording)?.[1]?.trim() ?? '';
  const mealType = mealTypeWords[label];
  if (!mealType) return null;
  const list = (name: string) => parsed(texts, blocks.get(name)) ?? [];
  const servings = words.servings.exec(wording)?.[1];
  const maxMinutes = words.maxMinutes.exec(wording)?.[1];
  return {
    mealType,
    wishes: {
      maxMinutes: maxMinutes === undefined ? null : Number(maxMinutes),
      forChildren: words.forChildren.test(wording),
      lowBudget: words.lowBudget.test(wording),
      ingredient: list(blockNames.ingredient)[0] ?? null,
    },
    servings: servings === undefined ? null : Number(servings),
    difficulty: words.difficulty.exec(wording)?.[1] ?? null,
    restrictions: restrictionsIn(wording),
    avoidedFoods: list(blockNames.avoidedFoods),
    preferredFoods: list(blockNames.preferredFoods),
    fridge: parsed(foods, blocks.get(blockNames.fridge))?.map(foodOf) ?? null,
    servedTitles: [...refusedTitles(turns), ...list(blockNames.recentTitles)],
    today: words.today.exec(wording)?.[1] ?? null,
  };
}

/** The restrictions that a prompt lists, a dash each. */
export function restrictionsIn(wording: string): Restriction[] {
  const lines = [...wording.matchAll(words.restrictionLine)].map(([, line]) => line ?? '');
  return restrictionWords
    .filter(([start]) => lines.some((line) => line.startsWith(start)))
    .map(([, restriction]) => restriction);
}

function foodOf(food: Record<string, string | number>): FridgeFood {
  const expired = food[fridgeFields.expired];
  const expires = food[fridgeFields.expires] ?? expired;
  return {
    name: String(food[fridgeFields.name] ?? ''),
    expiresOn: expires === undefined ? null : String(expires),
    isExpired: expired !== undefined,
  };
}

const refusedTitles = (turns: readonly ChatTurn[]): string[] =>
  turns
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => /^#\s+(.+)$/m.exec(content)?.[1] ?? [])
    .reverse();
