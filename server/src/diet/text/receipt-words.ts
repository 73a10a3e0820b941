import { pairsOf } from './lists.js';
import { pairsInFull } from './paired-words.js';
import { saidInFull } from './short-lines.js';

/** What till receipts leave of a word; a full stop is part of it. */
const shortened: ReadonlyMap<string, string> = new Map(pairsOf('receipt word'));
/** Shorter ones, or words of their own (« tom yum »): the full stop must be there. */
const cut: ReadonlyMap<string, string> = new Map(pairsOf('receipt word with its stop'));
const shortening = new RegExp(
  `(?<![\\p{L}'’-])(?:${[...shortened.keys()].join('|')})(?:\\.|(?![\\p{L}\\p{N}.]))|(?<![\\p{L}'’-])fr\\.? (?=râp|rap|blanc(?![\\p{L}])|chèvre|chevre|fondu)|(?<![\\p{L}'’-])(?:${[...cut.keys()].join('|')})\\.(?=\\s|\\p{L}|$)`,
  'giu',
);

/** What a line all in capitals cuts without a full stop, where the letters left make no other word. */
const inCapitals =
  /(?<![\p{L}'’-])(?:OIGN|BAN|CAROT|CITR|COURG|AUBERG|POIV|CONCOMB|CLEM|AVOC|TOM(?! (?:YUM|KHA))|ENT|LIQ|PIST|ESC|ESCAL|AGN|SARD|MAQ|ANCH|CABIL|SPAGH|TAGLIAT|FUSIL|BOULG|COUSC|NOUIL|CHAPEL|BISCOT|CAMEMB|ROQUEF|MASCARP|RICOT|FAISSEL|CONF(?! (?:CANARD|OIE|DINDE|POULET))|VINAI|VINAIG|TOURN|SAUCIS|ANDOUIL|AIGUIL|ENTREC|POITR|STRASB|MERG|BRIOC|VIAND|HACH|CREM|DECORT|CORNICH|HARIC|EPIN|BASM|KETCH|NOISET|AMAND|CACAH)(?![\p{L}.])/gu;

const letter = /\p{L}/u;
const smallLetter = /\p{Ll}/u;

/** The text with the words of a receipt written in full. */
export function expanded(text: string): string {
  const whole = pairsInFull(saidInFull(text));
  const unstopped = smallLetter.test(text)
    ? whole
    : whole.replace(inCapitals, (short) => cut.get(short.toLowerCase()) ?? short);
  return unstopped.replace(shortening, (short, at: number, all: string) => {
    const word = short.replace('.', '').trim().toLowerCase();
    if (word === 'fr') return 'fromage ';
    const said = shortened.get(word) ?? cut.get(word) ?? short;
    return letter.test(all.charAt(at + short.length)) ? `${said} ` : said;
  });
}
