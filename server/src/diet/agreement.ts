import { agreementStops, invariable, irregularPlurals } from './lexicon/agreement.js';

const irregularSingulars = new Map(
  Object.entries(irregularPlurals).map(([one, many]) => [many, one]),
);
const word = /^[\p{L}œ]+(?:-[\p{L}œ]+)*$/u;

/** Agrees the words after a number with it, up to the first « de », « à » or bracket. French counts 1,5 as one. */
export function agree(text: string, quantity: number): string {
  let stopped = false;
  return text
    .split(' ')
    .map((each) => {
      const bare = each.replace(/[,;]$/, '');
      stopped ||= !word.test(bare) || agreementStops.has(bare.toLowerCase());
      if (stopped) return each;
      stopped = bare !== each;
      return (quantity >= 2 ? plural(bare) : singular(bare)) + each.slice(bare.length);
    })
    .join(' ');
}

function plural(text: string): string {
  if (invariable.has(text.toLowerCase()) || /[sxz]$/i.test(text)) return text;
  return irregularPlurals[text] ?? (/(?:eau|eu)$/.test(text) ? `${text}x` : `${text}s`);
}

function singular(text: string): string {
  if (invariable.has(text.toLowerCase())) return text;
  const irregular = irregularSingulars.get(text);
  if (irregular) return irregular;
  return /eaux$|eux$|[^s]s$/.test(text) && text.length > 2 ? text.slice(0, -1) : text;
}
