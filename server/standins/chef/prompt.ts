import { z } from 'zod';
import type { Restriction } from '#product/diet/restrictions.js';
import { fold } from '#product/diet/text/text.js';
import { chatText } from '#product/features/chef/chat/chat-prompt.fr.js';
import { promptText } from '#product/features/recipes/prompt.fr.js';
import type { BookRecipe } from '#product/recipe-book/book.js';
import { householdText } from '#product/recipe-writing/household-lines.fr.js';
import {
  fridgeDataKeys,
  fridgeDataName,
  mealTypeLabels,
  restrictionLabels,
} from '#product/recipe-writing/labels.fr.js';
import type { RecipeWishes } from '#product/recipe-writing/recipe-brief.js';
import { listLine, listName, mentionedRecipe, wording as words } from './prompt.fr.js';

export interface ChatTurn {
  readonly role: string;
  readonly content: string;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[] | undefined;
}

export interface FridgeLine {
  readonly name: string;
  /** « 3 unité », as the prompt says it. */
  readonly quantity: string;
  /** YYYY-MM-DD, null when it keeps. */
  readonly expiresOn: string | null;
  readonly isExpired: boolean;
}

/** What every prompt tells of a household. */
export interface Household {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly servings: number;
  readonly restrictions: readonly Restriction[];
  readonly avoidedFoods: readonly string[];
  readonly preferredFoods: readonly string[];
  readonly fridge: readonly FridgeLine[];
}

/** What a conversation asks the chef for. */
export interface RecipeRequest extends Household {
  readonly mealType: BookRecipe['mealType'];
  readonly wishes: RecipeWishes;
  readonly difficulty: string | null;
  /** Newest first, refused replies of this conversation before them. */
  readonly servedTitles: readonly string[];
}

export interface PlannedLine {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly time: string;
  readonly title: string;
}

/** What the chat's prompt tells. */
export interface Kitchen extends Household {
  readonly plan: readonly PlannedLine[];
  readonly list: readonly string[];
  /** What Popote holds for this talk, in the words of its marks. */
  readonly wishes: readonly { readonly wish: string; readonly food: string }[];
  readonly people: number | null;
}

const block = /<donnees nom="([a-z-]+)">\s*(.*?)\s*<\/donnees>/gs;
const itemSchema = z
  .union([
    z.string().transform((text): Record<string, string> => ({ [listName]: text })),
    z.record(
      z.string(),
      z.union([z.string(), z.number(), z.null()]).transform((each) => String(each ?? '')),
    ),
  ])
  .array();

/** A prompt in two: its words, without accents, and its data, which are never read as words. */
function partsOf(prompt: string) {
  const blocks = new Map([...prompt.matchAll(block)].map(([, name, json]) => [name, json]));
  const items = (name: string): Record<string, string>[] => {
    try {
      return itemSchema.parse(JSON.parse(blocks.get(name) ?? '[]'));
    } catch {
      return [];
    }
  };
  return {
    wording: fold(prompt.replace(block, '')),
    items,
    names: (name: string) => items(name).flatMap((item) => item[listName] ?? []),
  };
}

type Parts = ReturnType<typeof partsOf>;

const nameOf = (label: string): string => fold(label.split(' : ')[0] ?? '');

function householdIn({ wording, items, names }: Parts, now: string): Household {
  const lines = [...wording.matchAll(words.restrictionLine)].map(([, line]) => line ?? '');
  const labels = Object.entries(restrictionLabels) as [Restriction, string][];
  return {
    today: words.today.exec(wording)?.[1] ?? now,
    servings: Number(words.servings.exec(wording)?.[1] ?? 4),
    restrictions: labels
      .filter(([, label]) => lines.some((line) => line.startsWith(nameOf(label))))
      .map(([restriction]) => restriction),
    avoidedFoods: names(householdText.blocks.avoidedFoods),
    preferredFoods: names(householdText.blocks.preferredFoods),
    fridge: items(fridgeDataName).map((item) => {
      const expired = item[fridgeDataKeys.expired] ?? null;
      return {
        name: item[fridgeDataKeys.name] ?? '',
        quantity: item[fridgeDataKeys.quantity] ?? '',
        expiresOn: expired ?? item[fridgeDataKeys.expires] ?? null,
        isExpired: expired !== null,
      };
    }),
  };
}

const saidBy = (turns: readonly ChatTurn[], ...roles: readonly string[]): string[] =>
  turns.filter(({ role }) => roles.includes(role)).map(({ content }) => content);

/** Reads a request in the wording of Popote's prompt; null when the conversation asks for no recipe. */
export function readRequest(turns: readonly ChatTurn[], now: string): RecipeRequest | null {
  const parts = partsOf(saidBy(turns, 'user').join('\n'));
  const { wording, names } = parts;
  const label = words.mealType.exec(wording)?.[1]?.trim();
  const types = Object.entries(mealTypeLabels) as [BookRecipe['mealType'], string][];
  const mealType = types.find(([, each]) => fold(each) === label)?.[0];
  if (!mealType) return null;
  const { ingredient, recentTitles } = promptText.blocks;
  const maxMinutes = words.maxMinutes.exec(wording)?.[1];
  return {
    ...householdIn(parts, now),
    mealType,
    wishes: {
      maxMinutes: maxMinutes === undefined ? null : Number(maxMinutes),
      forChildren: words.forChildren.test(wording),
      lowBudget: words.lowBudget.test(wording),
      ingredient: names(ingredient)[0] ?? null,
    },
    difficulty: words.difficulty.exec(wording)?.[1] ?? null,
    servedTitles: [...titlesIn(turns), ...names(recentTitles)],
  };
}

/** Reads Popote's system prompt; `now` is the day when it names none. */
export function readKitchen(turns: readonly ChatTurn[], now: string): Kitchen {
  const parts = partsOf(saidBy(turns, 'system', 'developer').join('\n'));
  const { blocks, meal, wish } = chatText;
  const wishes = parts.items(blocks.wishes);
  return {
    ...householdIn(parts, now),
    plan: parts.items(blocks.plan).map((item) => ({
      date: item[meal.date] ?? '',
      time: item[meal.time] ?? '',
      title: item[meal.title] ?? '',
    })),
    list: parts
      .names(blocks.list)
      .filter((line) => !listLine.ticked.test(line))
      .map((line) => line.replace(listLine.amount, '')),
    wishes: wishes.map((item) => ({ wish: item[wish.wish] ?? '', food: item[wish.food] ?? '' })),
    people: wishes.map((item) => Number(item[wish.people])).findLast((count) => count > 0) ?? null,
  };
}

/** What a reply was refused for: « crème » « contient du lait »; nothing in what a person says. */
export const refusedIn = (note: string): { word: string; reason: string }[] =>
  note.startsWith(chatText.conflict)
    ? partsOf(note)
        .items(chatText.blocks.refusal)
        .map((item) => ({ word: item[chatText.word] ?? '', reason: item[chatText.reason] ?? '' }))
    : [];

const heading = /^#\s+(.+)$/gm;

/** Titles of the recipes in the conversation, the newest first. */
export const titlesIn = (turns: readonly ChatTurn[]): string[] =>
  saidBy(turns, 'assistant')
    .flatMap((content) => [...content.matchAll(heading), ...content.matchAll(mentionedRecipe)])
    .map(([, title]) => title ?? '')
    .reverse();
