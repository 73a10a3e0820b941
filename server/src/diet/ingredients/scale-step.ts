import { scaleIngredientLine } from './scale.js';

/** « 600 ml d’eau », « 2 à 3 cuillères à soupe d’huile »; in « une boîte de 400 g de tomates » it is the tin’s size. */
export const measuredInStep =
  /(?<!(?:bo[iî]te|pot|sachet|bocal|bocaux|brique|barquette|paquet|bouteille|tranche|morceau|pavé|filet|boule|portion|part|pièce|tablette)[sx]?\sde\s|[\p{L}\d,.])(?:\d+(?:[,.]\d+)?(?:\s?[½¼¾⅓⅔])?|[½¼¾⅓⅔]|une?|deux|trois|quatre|cinq|six|huit|dix)(?:\s(?:à|ou)\s\d+)?\s?(?:kg|g|ml|cl|dl|l|c(?:uillères?|\.)\sà\s(?:soupe|café|s\.|c\.)|càs|càc)(?=\s(?:d(?:e|u|es)\s|d['’]|de\sl['’]))/gu;

/** Said of each piece, the dose stays whatever their number. */
const ofEach = /(?<!\p{L})(?:chaque|chacune?s?|par\s(?!petit|ailleurs|exemple)\p{L})/iu;

const sentenceEnd = /(?<=[.!?])\s/u;
const food = ' de x';

/**
 * A step with its measured amounts multiplied as those of the list are. Counts stay as they are written: « deux
 * fois », « en quatre » are none of an ingredient. Throws RangeError unless factor is over zero.
 */
export function scaleStep(step: string, factor: number): string {
  if (factor === 1) return step;
  return step
    .split(sentenceEnd)
    .map((sentence) => (ofEach.test(sentence) ? sentence : scaleSentence(sentence, factor)))
    .join(' ');
}

function scaleSentence(sentence: string, factor: number): string {
  return sentence.replace(measuredInStep, (amount) => {
    const scaled = scaleIngredientLine(amount + food, factor);
    return scaled.endsWith(food) ? scaled.slice(0, -food.length) : amount;
  });
}
