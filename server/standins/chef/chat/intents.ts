import type { SaidDay } from './day-said.js';
import type { KnowledgeEntry } from './knowledge.js';
import type { Said } from './said.js';

export type PlainIntent =
  | 'PEEK'
  | 'RESTRICTIONS_ASIDE'
  | 'EMERGENCY'
  | 'FIRE'
  | 'BURN'
  | 'WILD_FOOD'
  | 'DISTRESS'
  | 'OTHERS'
  | 'CLEAR_CHAT'
  | 'ACCOUNT'
  | 'MENU'
  | 'SORRY'
  | 'TELLS_DIET'
  | 'LISTENS'
  | 'EMPTY_FRIDGE'
  | 'WEEK_MENU'
  | 'WEEK_LIST'
  | 'LIST_REMOVE'
  | 'MEAL_REMOVE'
  | 'ASK_LIST'
  | 'ASK_RULES'
  | 'OFF_TOPIC'
  | 'RECIPE'
  | 'MORE'
  | 'GREETING'
  | 'MOOD'
  | 'THANKS'
  | 'BYE'
  | 'WHO'
  | 'HELP'
  | 'YES'
  | 'NO'
  | 'UNKNOWN';

/** What a sentence wants. */
export type Intent =
  | { [Kind in PlainIntent]: { readonly kind: Kind } }[PlainIntent]
  | { readonly kind: 'LIST_ADD'; readonly foods: string }
  /** Of the recipe that the sentence names, or of the one shown last. */
  | { readonly kind: 'LIST_ADD_RECIPE' | 'SAVE'; readonly said: Said }
  | { readonly kind: 'COMPUTED'; readonly answer: string }
  | { readonly kind: 'FRIDGE_REMOVE'; readonly foods: string }
  | { readonly kind: 'FRIDGE_ADD'; readonly foods: string; readonly until: SaidDay | null }
  | {
      readonly kind: 'PLAN';
      /** Null for the recipe of the conversation. */
      readonly dish: string | null;
      readonly day: SaidDay | null;
      readonly servings: number | null;
    }
  | {
      readonly kind: 'MOVE';
      readonly meal: string | null;
      readonly from: SaidDay | null;
      readonly to: SaidDay;
    }
  | { readonly kind: 'ASK_FRIDGE'; readonly expiring: boolean }
  | { readonly kind: 'ASK_PLAN'; readonly day: SaidDay | null }
  | { readonly kind: 'KNOWLEDGE' | 'HEALTH'; readonly entry: KnowledgeEntry | null };
