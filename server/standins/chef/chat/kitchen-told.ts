import { z } from 'zod';
import type { Restriction } from '#product/diet/restrictions.js';
import { fold } from '#product/diet/text/text.js';
import { blockNames, fridgeFields, requestWords } from '../chef.fr.js';
import { restrictionsIn, type ChatTurn, type FridgeFood } from '../read-request.js';
import { chatBlocks, fields, listLine, notes, promptWords } from './kitchen-told.fr.js';

export interface FridgeLine extends FridgeFood {
  /** « 3 unité », as the prompt says it. */
  readonly quantity: string;
}

export interface PlannedLine {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly time: string;
  readonly title: string;
}

export interface HeldWish {
  readonly wish: string;
  /** Empty where none is to be avoided. */
  readonly food: string;
  readonly people: number | null;
  readonly minutes: number | null;
}

/** What the system prompt tells of the household. */
export interface Kitchen {
  readonly today: string;
  readonly servings: number;
  readonly restrictions: readonly Restriction[];
  readonly avoidedFoods: readonly string[];
  readonly preferredFoods: readonly string[];
  readonly fridge: readonly FridgeLine[];
  readonly plan: readonly PlannedLine[];
  /** Null when the prompt does not tell it. */
  readonly list: readonly string[] | null;
  /** What Popote holds for this talk. */
  readonly wishes: readonly HeldWish[];
  /** What the person said long ago, in outline, oldest first. */
  readonly earlier: readonly string[];
}

const block = /<donnees nom="([a-z-]+)">\s*(.*?)\s*<\/donnees>/gs;
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const items = z.array(z.union([z.string(), z.record(z.string(), value)]));
type Item = z.infer<typeof items>[number];

function blocksOf(text: string): Map<string, Item[]> {
  return new Map(
    [...text.matchAll(block)].map(([, name, json]) => [name ?? '', itemsOf(json ?? '')]),
  );
}

function itemsOf(json: string): Item[] {
  try {
    return items.parse(JSON.parse(json));
  } catch {
    return [];
  }
}

const textOf = (item: Item, field: string): string =>
  typeof item === 'string' ? item : String(item[field] ?? '');

/** What Popote asks of a reply that could not stand; null for what a person says. */
export function noteIn(content: string): 'GO_ON' | 'SHORTER' | 'CONFLICT' | null {
  if (blocksOf(content).has(chatBlocks.refusal)) return 'CONFLICT';
  const wording = fold(content);
  if (notes.goOn.test(wording)) return 'GO_ON';
  return notes.shorter.test(wording) ? 'SHORTER' : null;
}

/** What a reply was refused for, each food once: « crème » « contient du lait ». */
export function refusedIn(note: string): { word: string; reason: string }[] {
  const passages = (blocksOf(note).get(chatBlocks.refusal) ?? []).map((item) => ({
    word: textOf(item, fields.word),
    reason: textOf(item, fields.reason),
  }));
  return [...new Map(passages.map((each) => [each.word.toLowerCase(), each])).values()];
}

/** The dishes that a look into the book has found. */
export const dishesIn = (toolAnswer: string): { title: string; minutes: string }[] =>
  (blocksOf(toolAnswer).get(chatBlocks.book) ?? []).map((item) => ({
    title: textOf(item, fields.title),
    minutes: textOf(item, fields.minutes),
  }));

/** Reads Popote's system prompt; `now` is the day when it names none. */
export function kitchenOf(turns: readonly ChatTurn[], now: string): Kitchen {
  const prompt = turns
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(({ content }) => content)
    .join('\n');
  const blocks = blocksOf(prompt);
  const wording = fold(prompt.replace(block, ''));
  const texts = (name: string, field: string = fields.name) =>
    (blocks.get(name) ?? []).map((item) => textOf(item, field)).filter((text) => text !== '');
  const people = promptWords.household.exec(wording);
  const atTable = Number(people?.[1] ?? 0) + Number(people?.[2] ?? 0);
  return {
    today: requestWords.today.exec(wording)?.[1] ?? now,
    servings: Number(promptWords.servings.exec(wording)?.[1] ?? (atTable || 4)),
    restrictions: restrictionsIn(wording),
    avoidedFoods: texts(blockNames.avoidedFoods),
    preferredFoods: texts(blockNames.preferredFoods),
    fridge: (blocks.get(blockNames.fridge) ?? []).map(fridgeLine),
    plan: (blocks.get(chatBlocks.plan) ?? []).map((item) => ({
      date: textOf(item, fields.date),
      time: textOf(item, fields.time),
      title: textOf(item, fields.meal),
    })),
    list:
      blocks.has(chatBlocks.list) || promptWords.listEmpty.test(wording)
        ? texts(chatBlocks.list)
            .filter((line) => !listLine.ticked.test(line))
            .map((line) => line.replace(listLine.amount, ''))
        : null,
    wishes: (blocks.get(chatBlocks.wishes) ?? []).map((item) => ({
      wish: textOf(item, fields.wish),
      food: textOf(item, fields.avoid),
      people: Number(textOf(item, fields.people)) || null,
      minutes: Number(textOf(item, fields.minutes)) || null,
    })),
    earlier: texts(chatBlocks.earlier, fields.person),
  };
}

function fridgeLine(item: Item): FridgeLine {
  if (typeof item === 'string')
    return { name: item, quantity: '', expiresOn: null, isExpired: false };
  const expired = textOf(item, fridgeFields.expired);
  return {
    name: textOf(item, fridgeFields.name),
    quantity: textOf(item, fridgeFields.quantity),
    expiresOn: expired || textOf(item, fridgeFields.expires) || null,
    isExpired: expired !== '',
  };
}
