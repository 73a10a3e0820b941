import type { Misspellings } from './misspelling.js';
import { expanded } from './receipt-words.js';
import { stemOf, visibleText } from './text.js';

/** Letters of other alphabets that look like ours. */
const lookalikes = new Map(
  'аa АA Вb вb сc СC еe ЕE һh Нh нh іi ІI јj ЈJ кk КK Мm мm оo ОO рp РP ѕs ЅS Тt тt хx ХX уy УY ԁd ԛq ԝw пn иu гr ɑa ɡg ıi αa ΑA ΒB ΕE ΗH ιi ΙI κk ΚK ΜM ΝN νv οo ΟO ρp ΡP τt ΤT υu ΥY χx ΧX ƖI ոn օo ѵv'
    .split(' ')
    .map((two): [string, string] => [two.charAt(0), two.charAt(1)]),
);
const lookalike = new RegExp(`[${[...lookalikes.keys()].join('')}]`, 'gu');
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const digitInWord = /(?<=\p{L})[013457](?=\p{L}{2})|(?<=\p{L}{2})[013457](?=\p{L})/gu;
const tag = /<(?:\/?[a-z][^<>]{0,200}|!--[^]{0,200}?--)>/giu;
const reference = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(shy|nbsp|zwnj|zwj));?/giu;
const marksInWord = /(?<=\p{L})(?:\*{1,3}|_{1,3}|~~|`|\\|\|\|)(?=\p{L})/gu;
/** « j a m b o n », and not « c à c d'huile ». */
const spelledOut =
  /(?<![\p{L}\p{N}'’])(?!c à [cs]\b)\p{L}(?:[ .\-_*·•]\p{L}){3,40}(?![\p{L}\p{N}'’])/gu;
const quotedWord = /[«"“][\s\u202F\u00A0]*(\p{L}+)[\s\u202F\u00A0]*[»"”]/gu;
const ampersand = /(?<=\p{L}{2}) ?& ?(?=\p{L}{2})/gu;
/** No French word has a letter three times in a row: « terrre ». */
const thrice = /(\p{L})\1{2,}/giu;
const rightToLeft = /\u202E([^\u202C\n]*)\u202C?/gu;

const plainLetters = /^[\n\x20-\x7eÀ-ÖØ-öø-ÿŒœ’«»…\u202F\u00A0°½¼¾–—]*$/u;
const oddity = /\p{L}[\d*_`~\\|]+\p{L}|\p{L}[ .\-_*·•]\p{L}[ .\-_*·•]\p{L}(?!\p{L})|[<&]/u;

function inFull(text: string): string {
  return expanded(text.replace(quotedWord, '$1'));
}

/** The text as an eye reads it: nothing invisible, no letters of other alphabets, no marks inside words. */
export function legibleText(written: string): string {
  const source = written.replace(thrice, '$1$1');
  if (plainLetters.test(source) && !oddity.test(source)) return inFull(visibleText(source));
  let text = source.includes('\u202E')
    ? source.replace(
        rightToLeft,
        (all, hidden: string) => `${all} ${[...hidden].reverse().join('')}`,
      )
    : source;
  if (text.includes('&')) text = text.replace(reference, decoded);
  if (text.includes('&')) text = text.replace(ampersand, ' et ');
  if (text.includes('<')) text = text.replace(tag, '');
  return expanded(
    visibleText(text)
      .replace(lookalike, (letter) => lookalikes.get(letter) ?? letter)
      .replace(marksInWord, '')
      .replace(digitInWord, (digit) => digits[digit] ?? digit)
      .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, '')),
  );
}

function decoded(all: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return name.toLowerCase() === 'nbsp' ? ' ' : '';
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
}

const pair = /(?<![\p{L}\p{N}])(\p{L}{2,12})([- ]\s?)(?=(\p{L}{2,12})(?!\p{L}))/gu;
const longWord = /(?<!\p{L})\p{L}{8,40}(?!\p{L})/gu;

/**
 * Words cut in two (« lar-dons ») are put together, and two glued ones (« jambonblanc ») parted, where at least
 * one of them makes no sense as it stands.
 */
export function rejoined(text: string, words: Misspellings): string {
  const joined = text.replace(pair, (all, first: string, _gap: string, second: string) => {
    const whole = stemOf(first + second);
    const isCut =
      words.namesAThing(whole) &&
      !(words.isOfTheKitchen(stemOf(first)) && words.isOfTheKitchen(stemOf(second)));
    return isCut ? first : all;
  });
  return joined.replace(longWord, (word) => {
    if (words.guessesFor({ stem: stemOf(word) }).length > 0 || words.isKnown(stemOf(word)))
      return word;
    for (let at = 3; at <= word.length - 3; at++) {
      const [start, end] = [word.slice(0, at), word.slice(at)];
      if (words.isOfTheKitchen(stemOf(start)) && words.isOfTheKitchen(stemOf(end))) {
        if ([start, end].some((part) => part.length > 4 && words.namesAThing(stemOf(part))))
          return `${start} ${end}`;
      }
    }
    return word;
  });
}
