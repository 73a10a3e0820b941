import { writeReply } from '../write-reply.js';
import { sayings as say } from './answer.fr.js';
import { asksForDish, ofPregnancy } from './diet-question.fr.js';
import { findRecipe } from './find-recipe.js';
import { narrowed, type Kitchen } from './kitchen-told.js';
import type { KnowledgeEntry } from './knowledge.js';
import { wishOf, type Conversation } from './offer-recipe.js';
import { hear } from './said.js';
import { tellKnown } from './tell-kitchen.js';
import { alcohol } from './wish.fr.js';

/** What is known of a state of health; to somebody pregnant who wishes for a dish, one that holds nothing to fear. */
export function tellHealth(
  entry: KnowledgeEntry | null,
  sentence: string,
  kitchen: Kitchen,
  conversation: Conversation,
): string {
  const known = entry ? `${tellKnown(entry, sentence, kitchen)}\n\n${say.medical}` : say.health;
  const { plain } = hear(sentence);
  if (!ofPregnancy.test(plain) || !asksForDish.test(plain)) return known;
  const wish = wishOf(sentence, kitchen);
  const safe = narrowed(kitchen, { ...wish, restrictions: ['VEGAN'], avoidedFoods: [alcohol] });
  const found = findRecipe(wish, safe, { shown: [], isAgain: false, random: conversation.random });
  if (!found || found.fit === 'OTHER') return known;
  const recipe = writeReply(found.recipe, wish.servings ?? kitchen.servings, { saysType: true });
  return `${known} ${say.inPregnancy}\n\n${recipe}`;
}
