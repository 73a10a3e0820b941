import type { ChatTurn } from '../read-request.js';
import { mentionedRecipe } from './kitchen-told.fr.js';

const heading = /^#\s+(.+)$/gm;

/** Titles of the recipes in the conversation, the newest first. */
export const titlesIn = (turns: readonly ChatTurn[]): string[] =>
  turns
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) =>
      [...content.matchAll(heading), ...content.matchAll(mentionedRecipe)].map(
        ([, title]) => title ?? '',
      ),
    )
    .reverse();

/** The ingredient lines of the recipe that was shown under a title, the last time it was. */
export function ingredientsShown(turns: readonly ChatTurn[], title: string): string[] {
  const shown = turns.findLast(
    ({ role, content }) =>
      role === 'assistant' && [...content.matchAll(heading)].some(([, each]) => each === title),
  );
  const listed = /^##\s*Ingrédients\s*$([\s\S]*?)^##/m.exec(shown?.content ?? '')?.[1] ?? '';
  return [...listed.matchAll(/^-\s+(.+)$/gm)].map(([, line]) => line ?? '');
}
