import { elliptic, ordinaryKinds } from '../lexicon/unsaid.js';
import type { Trait } from '../lexicon/types.js';
import { knowledgeOf } from '../vocabulary/known-words.js';
import { lineLexicon } from '../vocabulary/lexicon-index.js';
import type { Word } from '../text/text.js';
import type { Alternative } from './elliptic-alternatives.js';
import type { Hit } from './reading.js';

/** Between a kind and the thing that it is a kind of: « une classique et une pizza sans gluten ». */
const joiners = new Set(['et', 'ou', 'plu', 'pui', 'soit']);
/** Before a kind of what is not named yet: « version classique pour nous », « de vache pour Tom ». */
const saysOnlyThat = new Set(['version', 'celle', 'celui', 'ceux', 'en', 'de']);

/**
 * « normales pour nous, pâtes sans gluten pour Léa »: a kind that is said before its noun is of the first thing that
 * follows, with all that it holds when nothing is left out.
 */
export function kindsSaidFirst(words: readonly Word[], hits: readonly Hit[]): Alternative[] {
  const found: Alternative[] = [];
  for (let from = 0; from < words.length; from = endOfPart(words, from)) {
    const to = endOfPart(words, from);
    const kind = kindOfPart(words, from, to);
    if (kind === undefined || hits.some((hit) => hit.from < to && hit.to - 1 !== kind)) break;
    const thing = firstFrom(hits, to);
    const may = thing ? ofThatKind(words, thing, kind) : [];
    if (may.length > 0) found.push({ from: kind, to, may });
  }
  return found;
}

const firstFrom = (hits: readonly Hit[], start: number): Hit | undefined =>
  hits
    .filter(({ from }) => from >= start)
    .reduce<Hit | undefined>(
      (first, hit) => (first && first.from <= hit.from ? first : hit),
      undefined,
    );

function endOfPart(words: readonly Word[], from: number): number {
  const end = words.findIndex(
    ({ gap, stem }, at) => at > from && (gap !== 'NONE' || joiners.has(stem)),
  );
  return end < 0 ? words.length : end;
}

/** Where a part that names no thing says a kind: « et 2 classiques », « pour nous ordinaires ». */
function kindOfPart(words: readonly Word[], from: number, to: number): number | undefined {
  const part = words.slice(from, to);
  const pour = part.findIndex(({ stem }) => stem === 'pour');
  const at = part.findIndex(({ stem }) => ordinaryKinds.has(stem) || elliptic.has(stem));
  const kind = part[at];
  if (!kind || (kind.stem === 'avec' && pour !== at + 1)) return undefined;
  const isOfSomebody = (nth: number) => pour >= 0 && nth >= pour;
  const saysNoThing = ({ stem, exact }: Word) =>
    /^\d+$/.test(exact) ||
    joiners.has(stem) ||
    saysOnlyThat.has(stem) ||
    knowledgeOf(stem) === 'MEASURE';
  const isAllOfIt = part.every((word, nth) => nth === at || isOfSomebody(nth) || saysNoThing(word));
  return isAllOfIt ? from + at : undefined;
}

/** All that the thing and its first noun hold, or what the noun holds when it is of that kind: « entier » of a milk. */
function ofThatKind(words: readonly Word[], { from, to }: Hit, kind: number): readonly Trait[] {
  const noun = words.slice(from, from + 1);
  const said = words.slice(words[kind - 1]?.stem === 'de' ? kind - 1 : kind, kind + 1);
  const isOrdinary = ordinaryKinds.has(words[kind]?.stem ?? '');
  const names = isOrdinary
    ? [words.slice(from, to), noun]
    : [[...noun, ...said.map((word) => ({ ...word, gap: 'NONE' as const }))]];
  return names.flatMap((name) => {
    const { has = [], may = [] } = lineLexicon.longestAt(name, 0)?.value.entry ?? {};
    return [...has, ...may];
  });
}
