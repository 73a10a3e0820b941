import { vulgarFractions } from '../lexicon/number-words.js';
import type { Unit } from '../unit.js';
import { quantityAt } from './quantity.js';
import { filled } from './measure-words.fr.js';
import type { MeasureWorth } from './measure.js';

/** Before « de », a break or the end: « 1 l 1/2 de lait », but not « 1 l 1/2 écrémé » nor « 1 kg 5 fruits ». */
const ends = "(?=\\s*(?:$|[,;.()\\]])|\\s+(?:(?:de|du|des)(?!\\p{L})|d['’]))";
const glyphs = Object.keys(vulgarFractions).join('');
const partAfterUnit = new RegExp(
  `^\\s*(?:et\\s+)?(?:([${glyphs}])|([13])\\s*[/⁄]\\s*([2348]))${ends}`,
  'u',
);
const wordsAfterUnit: readonly { pattern: RegExp; value: number }[] = [
  { pattern: /^\s*et\s+demie?(?!\p{L})/iu, value: 1 / 2 },
  { pattern: /^\s*et\s+(?:un\s+)?quart(?!\p{L})/iu, value: 1 / 4 },
  { pattern: /^\s*et\s+trois[\s-]quarts(?!\p{L})/iu, value: 3 / 4 },
];
/** Three digits count no things: « 1 kg 200 pelées ». */
const participle = '(?=\\s+\\p{L}{2,}ée?s?(?!\\p{L}))';
const thousandths = new RegExp(
  `^\\s*(\\d{3})(?:\\s*(?:g(?:r|rammes?)?|ml))?(?:${ends}|${participle})`,
  'iu',
);
const hundredths = new RegExp(`^\\s*(\\d{2})(?:\\s*cl)?${ends}`, 'iu');
const tenths = new RegExp(`^\\s*(\\d)${ends}`, 'iu');

/** How a number right after a unit goes on with it, by how many digits it has. */
function decimals(unit: Unit, times: number): readonly (readonly [RegExp, number])[] {
  if (unit === 'KG')
    return [
      [thousandths, 1000],
      [tenths, 10],
    ];
  if (unit === 'L')
    return [
      [thousandths, 1000],
      [hundredths, 100],
      [tenths, 10],
    ];
  return unit === 'CL' && times === 10 ? [[tenths, 10]] : [];
}

/** Spares nearly every line what follows. */
const mayGoOn = new RegExp(`^\\s*(?:et\\s|[\\d${glyphs}])`, 'iu');

const none = { value: 0, length: 0 };

/** What is said after the unit, in it: « 1 kg et demi », « 1 kg 500 de pommes », « 2 tasses ½ de lait ». */
export function moreAfterUnit(
  rest: string,
  { unit, times }: MeasureWorth,
): { value: number; length: number } {
  if (!mayGoOn.test(rest)) return none;
  for (const { pattern, value } of wordsAfterUnit) {
    const found = pattern.exec(rest);
    if (found) return { value, length: found[0].length };
  }
  const part = partAfterUnit.exec(rest);
  if (part) {
    const [all, glyph = '', top, bottom] = part;
    const value = vulgarFractions[glyph] ?? Number(top) / Number(bottom);
    if (value < 1) return { value, length: all.length };
  }
  for (const [pattern, share] of decimals(unit, times)) {
    const found = pattern.exec(rest);
    if (found) return { value: Number(found[1]) / share, length: found[0].length };
  }
  return none;
}

const multiplied = /^\s*[x×*]\s*(\d{1,3})(?![\p{L}\d]|[.,]\d)/iu;

/** « 125 g x 2 » */
export function timesAfterUnit(rest: string): { value: number; length: number } {
  const found = multiplied.exec(rest);
  const value = Number(found?.[1] ?? 1);
  return found && value > 0 ? { value, length: found[0].length } : { value: 1, length: 0 };
}

const name = "\\p{L}[\\p{L}'’-]*(?:\\s+(?!(?:et|ou)\\s)\\p{L}[\\p{L}'’-]*){0,2}";
/** « un citron et demi », « 1 sachet et demi de levure », « 1 oignon et demi haché », but not « un citron et demi poivron ». */
const halfAfterName = new RegExp(`^(${name}?)\\s+et\\s+demie?(?:${ends}|${participle})`, 'iu');
const otherAfterName = new RegExp(`^(${name})\\s+ou\\s+(?=[\\p{L}\\d]+$)`, 'iu');

const mayFollowName = new RegExp(`\\s(?:et\\s|ou\\s|[\\d${glyphs}])`, 'iu');

/** What follows the name of a thing counted, where the name ends and where that ends. */
export function moreAfterName(
  text: string,
  count: number,
): { value: number; nameTo: number; to: number; isRange: boolean } | undefined {
  if (!mayFollowName.test(text)) return undefined;
  const half = halfAfterName.exec(text);
  if (half && Number.isInteger(count)) {
    const nameTo = half[1]?.length ?? 0;
    return { value: count + 0.5, nameTo, to: half[0].length, isRange: false };
  }
  // « 1 verre et quart de lait », « 1 cuillère 1/2 de sucre »: behind another name that is a size, or another food.
  const nameTo = filled.exec(text)?.[0].length ?? 0;
  const more = nameTo > 0 ? moreAfterUnit(text.slice(nameTo), { unit: 'UNIT', times: 1 }) : none;
  if (more.length > 0) {
    return { value: count + more.value, nameTo, to: nameTo + more.length, isRange: false };
  }
  // « 1 carotte ou 2 »
  const other = otherAfterName.exec(text);
  const second = other && quantityAt(text.slice(other[0].length));
  if (!second || second.value <= count || other[0].length + second.to < text.length)
    return undefined;
  return { value: second.value, nameTo: other[1]?.length ?? 0, to: text.length, isRange: true };
}
