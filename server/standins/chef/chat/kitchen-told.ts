import { z } from 'zod';
import type { Restriction } from '#product/diet/restrictions.js';
import { fold } from '#product/diet/text/text.js';
import { blockNames, fridgeFields, requestWords } from '../chef.fr.js';
import { restrictionsIn, type ChatTurn, type FridgeFood } from '../read-request.js';
import {
  chatBlocks,
  listFields,
  planFields,
  promptWords,
  refusalFields,
} from './kitchen-told.fr.js';

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
}

/** A household with what one sentence rules out besides: « pour ma fille cœliaque ». */
export const narrowed = (
  kitchen: Kitchen,
  { restrictions, avoidedFoods }: Pick<Kitchen, 'restrictions' | 'avoidedFoods'>,
): Kitchen => ({
  ...kitchen,
  restrictions: [...new Set([...kitchen.restrictions, ...restrictions])],
  avoidedFoods: [...kitchen.avoidedFoods, ...avoidedFoods],
});

const block = /<donnees nom="([a-z-]+)">\s*(.*?)\s*<\/donnees>/gs;
const value = z.union([z.string(), z.number()]);
const items = z.array(z.union([z.string(), z.record(z.string(), value)]));
type Item = z.infer<typeof items>[number];

export const hasBlock = (text: string, name: string): boolean =>
  [...text.matchAll(block)].some(([, found]) => found === name);

function blocksOf(text: string): Map<string, Item[]> {
  return new Map(
    [...text.matchAll(block)].map(([, name, json]) => [name ?? '', itemsOf(json ?? '')]),
  );
}

export interface Refused {
  /** The food that a reply may not hold. */
  readonly word: string;
  /** « contient du gluten ». */
  readonly reason: string;
}

/** What a note says that a reply was refused for, each food once. */
export function refusedIn(note: string): Refused[] {
  const passages = (blocksOf(note).get(chatBlocks.refusal) ?? []).map((item) => ({
    word: textOf(item, refusalFields.word),
    reason: textOf(item, refusalFields.reason),
  }));
  return [...new Map(passages.map((each) => [each.word.toLowerCase(), each])).values()];
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

/** Reads Popote's system prompt; `now` is the day when it names none. */
export function kitchenOf(turns: readonly ChatTurn[], now: string): Kitchen {
  const prompt = turns
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(({ content }) => content)
    .join('\n');
  const blocks = blocksOf(prompt);
  const wording = fold(prompt.replace(block, ''));
  const texts = (name: string) => (blocks.get(name) ?? []).map((item) => textOf(item, 'article'));
  const servings = promptWords.servings.exec(wording)?.[1] ?? null;
  const people = promptWords.household.exec(wording);
  const atTable = Number(people?.[1] ?? 0) + Number(people?.[2] ?? 0);
  const list = blocks.get(chatBlocks.list);
  return {
    today: requestWords.today.exec(wording)?.[1] ?? now,
    servings: servings === null ? atTable || 4 : Number(servings),
    restrictions: restrictionsIn(wording),
    avoidedFoods: texts(blockNames.avoidedFoods),
    preferredFoods: texts(blockNames.preferredFoods),
    fridge: (blocks.get(blockNames.fridge) ?? []).map(fridgeLine),
    plan: (blocks.get(chatBlocks.plan) ?? []).map((item) => ({
      date: textOf(item, planFields.date),
      time: textOf(item, planFields.time),
      title: textOf(item, planFields.title),
    })),
    list: list ? list.map((item) => textOf(item, listFields.name)) : null,
  };
}

function fridgeLine(item: Item): FridgeLine {
  const expired = textOf(item, fridgeFields.expired);
  const expires = typeof item === 'string' ? '' : expired || textOf(item, fridgeFields.expires);
  const isObject = typeof item !== 'string';
  return {
    name: textOf(item, fridgeFields.name),
    quantity: isObject ? textOf(item, fridgeFields.quantity) : '',
    expiresOn: expires === '' ? null : expires,
    isExpired: isObject && expired !== '',
  };
}
