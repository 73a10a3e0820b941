import { bansIn, withoutBans } from './bans.js';
import { convert } from './convert.js';
import { ofHealth } from './diet-question.fr.js';
import { wishesDish } from './diet-question.js';
import { daysIn, withoutDays, type SaidDay } from './day-said.js';
import { fridgeWord, sayings as say } from './intent.fr.js';
import type { Intent } from './intents.js';
import { keeping } from './knowledge.fr.js';
import { lookUp, lookUpSeason } from './knowledge.js';
import { orderIn } from './order.js';
import type { Said } from './said.js';
import { namesDish } from './wish.js';

/** What somebody means, on that day (YYYY-MM-DD). What changes the kitchen is looked for first, small talk last. */
export function understand(said: Said, today: string): Intent {
  const { plain } = said;
  const days = daysIn(said, today);
  if (say.emergency.test(plain)) return { kind: 'EMERGENCY' };
  if (say.distress.test(plain)) return { kind: 'DISTRESS' };
  if (say.fire.test(plain)) return { kind: 'FIRE' };
  if (say.burn.test(plain)) return { kind: 'BURN' };
  if (say.wildFood.test(plain)) return { kind: 'WILD_FOOD' };
  if (say.peek.test(plain)) return { kind: 'PEEK' };
  if (say.others.test(plain)) return { kind: 'OTHERS' };
  if (say.restrictionsAside.test(plain)) return { kind: 'RESTRICTIONS_ASIDE' };
  if (say.clearChat.test(plain)) return { kind: 'CLEAR_CHAT' };
  if (say.account.test(plain)) return { kind: 'ACCOUNT' };
  const answer = convert(plain);
  if (answer !== null) return { kind: 'COMPUTED', answer };
  return (
    orderIn(said, days) ?? questionIn(said, days, today) ?? wishIn(said, plain) ?? talkIn(plain)
  );
}

/** « un gâteau sans œuf et sans lait et sans gluten » */
const namesDishWithout = ({ plain, typed }: Said): boolean => {
  const bans = bansIn(plain);
  return bans.foods.length > 0 && namesDish({ plain: withoutBans(plain, bans), typed });
};

/** « mon fils est cœliaque, des crêpes »: a dish stands after what is told. */
const dishAfter = ({ plain, typed }: Said): boolean => {
  const at = plain.search(/[,.:]/);
  return at > 0 && namesDish({ plain: plain.slice(at + 1).trim(), typed });
};

function questionIn(said: Said, days: readonly SaidDay[], today: string): Intent | null {
  const { plain } = said;
  if (say.health.test(plain))
    return { kind: 'HEALTH', entry: lookUp(plain, 'SAFETY')?.entry ?? null };
  if (say.listens.test(plain)) return { kind: 'LISTENS' };
  const dish = dishAfter(said);
  if (say.tellsDiet.test(plain) && !say.asksToEat.test(plain))
    return { kind: dish ? 'RECIPE' : 'TELLS_DIET' };
  if (say.rules.test(plain) && !wishesDish(plain))
    return { kind: dish && ofHealth.test(plain) ? 'RECIPE' : 'ASK_RULES' };
  if (say.asksList.test(plain)) return { kind: 'ASK_LIST' };
  const season = lookUpSeason(plain, today);
  if (season) return { kind: 'KNOWLEDGE', ...season };
  const expiring = say.expiring.test(plain);
  const cooks =
    say.cooking.test(plain.replace(/qu est ce (?:que|qu|qui)/g, '')) || say.dishWith.test(plain);
  if (asksWhatExpires(plain, expiring)) return { kind: 'ASK_FRIDGE', expiring };
  const knowledge = lookUp(plain);
  if (knowledge?.entry && !fridgeIsAsked(plain, cooks)) return { kind: 'KNOWLEDGE', ...knowledge };
  if (say.menu.test(plain)) return { kind: 'MENU' };
  if (say.asksFridge.test(plain) && (!cooks || expiring) && !keeping.test(plain))
    return { kind: 'ASK_FRIDGE', expiring };
  if (say.asksPlan.test(plain) && !/\brecette/.test(plain)) {
    return { kind: 'ASK_PLAN', day: days[0] ?? null };
  }
  if (say.offTopic.test(plain)) return { kind: 'OFF_TOPIC' };
  if (knowledge && isAboutKeeping(plain)) return { kind: 'KNOWLEDGE', ...knowledge };
  const isWish = /\b(?:recettes?|idees?|envie)\b/.test(plain);
  return say.asksFact.test(plain) && !isWish && !wishesDish(plain)
    ? { kind: 'KNOWLEDGE', entry: null }
    : null;
}

const asksWhatExpires = (plain: string, expiring: boolean): boolean =>
  expiring &&
  /\b(?:quoi|quels?|quelles?|qu est ce qui|ce qui|bientot|en premier|a finir)\b/.test(plain) &&
  !/\b(?:recettes?|cuisin\w*|peut|peux|encore|difference)\b/.test(plain);

const fridgeIsAsked = (plain: string, cooks: boolean): boolean =>
  fridgeWord.test(plain) &&
  !cooks &&
  /\b(?:qu est ce qu|quoi|qu y|que reste|contenu|montre|affiche)\b/.test(plain) &&
  !/\b(?:conserv|gard|rang|degre|temperature|congel)/.test(plain);

/** A question of keeping, replacing or « how to » that is no wish for a recipe, even where the answer is not known. */
const isAboutKeeping = (plain: string): boolean =>
  /\b(?:remplac|substitu|a la place|je mets quoi|quoi mettre|que mettre|faire sans|conserv|gard|congel|perim|combien de (?:temps|jours)|rattrap|difference|veut dire|signifie)/.test(
    plain,
  );

function wishIn(said: Said, plain: string): Intent | null {
  if (say.more.test(plain)) return { kind: 'MORE' };
  if (say.cross.test(plain) && !say.asksOn.test(plain)) return { kind: 'SORRY' };
  if (say.pleased.test(plain) && !plain.includes('?')) return { kind: 'THANKS' };
  if (say.yes.test(plain)) return { kind: 'YES' };
  const talks = say.who.test(plain) || (say.help.test(plain) && !/\brecette/.test(plain));
  if (
    !talks &&
    (say.recipe.test(plain) || namesDish(said) || wishesDish(plain) || namesDishWithout(said))
  )
    return { kind: 'RECIPE' };
  return null;
}

const talk: readonly (readonly [RegExp, Intent])[] = [
  [say.no, { kind: 'NO' }],
  [say.who, { kind: 'WHO' }],
  [say.help, { kind: 'HELP' }],
  [say.mood, { kind: 'MOOD' }],
  [say.bye, { kind: 'BYE' }],
  [say.thanks, { kind: 'THANKS' }],
  [say.greeting, { kind: 'GREETING' }],
];

const talkIn = (plain: string): Intent =>
  talk.find(([pattern]) => pattern.test(plain))?.[1] ?? { kind: 'UNKNOWN' };

/** Where the days were, nothing: for a wish that says when. */
export const wishText = (said: Said, today: string): string =>
  withoutDays(said, daysIn(said, today));
