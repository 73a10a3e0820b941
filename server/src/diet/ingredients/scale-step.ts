import { measuredInStep, ofEach } from './measure-words.fr.js';
import { scaleIngredientLine } from './scale.js';

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
