import type { Hit } from './reading.js';
import type { Word } from '../text/text.js';

/** « accompagnée », « farcis », « couvert », « enduites », with or without accents; not « frais », « pois », « cajou ». */
const participle =
  /(?:ée?|ee|[^aeiouyéï][iu]e?|[^aeiouy]ite?|(?<!pro)duite?|[^aeiouy]ise?|erte?|faite?)s?$/;
const links = new Set('de a avec par en dan sur'.split(' '));
/** How a food was kept or cut, or that it is made of it: « saucisses fumées de tofu », « composées de soja ». */
const ofItself = new Set(
  'fume seche hache emince tranche pane grille roti sale surgele precuit cru cuit concentre rape petit mini demi brasse compose constitue fait'.split(
    ' ',
  ),
);

/**
 * Whether a participle with its link, behind the first word of the hit and up to the word at `from`, brings in another
 * thing: « lardons accompagnés de tofu », « saucisses marinées au soja », and not « saucisses fumées de tofu ».
 */
export function bringsAnother(
  words: readonly Word[],
  hit: Pick<Hit, 'from' | 'to'>,
  from: number,
): boolean {
  const link = words.findLastIndex(
    ({ stem }, at) => at > hit.from && at <= from && links.has(stem),
  );
  return words.some(
    (word, at) =>
      at > hit.from &&
      at < link &&
      participle.test(word.exact) &&
      !(isOfItself(word) && (at < hit.to || words[link]?.stem === 'de')),
  );
}

const isOfItself = ({ stem }: Word): boolean =>
  ofItself.has(stem) || ofItself.has(stem.replace(/e$/, ''));
