/**
 * Two cut words that say together what neither says alone; before each, in small letters, what every text has that
 * its pattern takes, which is much cheaper to look for.
 */
const together: readonly (readonly [string, RegExp, string])[] = [
  ['s/', /(?<!\p{L})s\/ ?(?=\p{L}{3})/giu, 'sans '],
  ['ss ', /(?<!\p{L})ss (?=gluten|lactose|sucre|sel|alcool|lait|œuf|oeuf)/giu, 'sans '],
  ['bac', /(?<!\p{L})bac\.? (?=fum)/giu, 'bacon '],
  ['f.', /(?<!\p{L})f\. ?(?=blanc)/giu, 'fromage '],
  ['moul', /(?<!\p{L})moul\.? (?=marin)/giu, 'moules '],
  ['tom', /(?<!\p{L})tom\.? far(?:c(?:ies)?)?(?!\p{L})\.?/giu, 'tomates farcies'],
  [
    'liq',
    /(?<!\p{L})liq\.? (?=cassis|fram|poire|abri|menthe|café|cafe|orang|citron|coco)/giu,
    'liqueur de ',
  ],
  ['sal', /(?<!\p{L})sal\.? (?=danois|milan|hongr)/giu, 'salami '],
  ['tom.', /(?<!\p{L})tom\. ?sav\.?(?!\p{L})/giu, 'tomme de Savoie'],
  ['champ', /(?<!\p{L})champ(?:\. ?(?=brut|rosé|rose|demi)| (?=brut(?!\p{L})))/giu, 'champagne '],
  ['balsam', /(?<!\p{L})vin\.? balsam(?:ique)?(?!\p{L})\.?/giu, 'vinaigre balsamique'],
  ['corn flk', /(?<!\p{L})corn flk(?!\p{L})/giu, 'corn flakes'],
  ['planted.', /(?<!\p{L})planted\.(?=\p{L})/giu, 'planted '],
  ['cr', /(?<!\p{L})cr\.? (?=fra[iî]che|épaisse|epaisse|liq|fouet)/giu, 'crème '],
  ['huile ol', /(?<=(?<!\p{L})huile) ol\.?(?!\p{L})/giu, ' olive'],
  ['cacah', /(?<!\p{L})beur(?:\.|re)? ?cacah\.?(?!\p{L})/giu, 'beurre de cacahuète'],
  ['p.', /(?<!\p{L})p\. ?de ?terre/giu, 'pommes de terre'],
  ['vin bl.', /(?<!\p{L})vin bl\./giu, 'vin blanc '],
  ['c.', /(?<!\p{L})c\. ?(?=fra[iî]che(?!\p{L}))/giu, 'crème '],
  [
    'jb',
    /(?<!\p{L})jbs?\.? (?=bl(?:anc|c)|cru|sec|cuit|fum|sup|paris|torchon|bayonne|à l['’]os|dégr|degr|herta|\d ?tr)/giu,
    'jambon ',
  ],
  ['quich', /(?<!\p{L})quich\.? lor(?:r(?:aine)?)?(?!\p{L})\.?/giu, 'quiche lorraine'],
  ['tarte flamb', /(?<!\p{L})tarte flamb(?!\p{L})\.?/giu, 'tarte flambée'],
  ['hach', /(?<!\p{L})hach(?:is|\.)? parm(?!\p{L})\.?/giu, 'hachis parmentier'],
  ['cord', /(?<!\p{L})cord(?:on|\.)? bl(?:eu|\.|(?!\p{L}))/giu, 'cordon bleu'],
  ['corn', /(?<!\p{L})corn\.? (?=glac|van(?:ille)?(?!\p{L}))/giu, 'cornet '],
  ['pist', /(?<!\p{L})pist\.? gril(?:l[ée]es)?(?!\p{L})\.?/giu, 'pistaches grillées'],
  ['mous', /(?<!\p{L})mous\.? (?=can(?:ard|\.)|foie)/giu, 'mousse '],
  ['suis', /(?<!\p{L})pts? suiss?(?:es?)?(?!\p{L})\.?/giu, 'petits suisses'],
  [
    'toulouse',
    /^((?:\d+ ?[x×]? ?)?)(toulouse)s?(?= *(?:$|[x×] ?\d|par \d|\d))/iu,
    '$1saucisses de $2',
  ],
  [
    'strasbourg',
    /^((?:\d+ ?[x×]? ?)?)(strasbourg)s?(?= *(?:$|[x×] ?\d|par \d|\d))/iu,
    '$1saucisses de $2',
  ],
  ['chiffonnade', /^chiffonnades?(?= *(?:$|\d))/iu, 'chiffonnade de jambon'],
  [
    ' v',
    /^((?:\d+ ?k?g (?:de )?)?)(?:r[âa]p[ée]s?) (?=vegan|v[ée]g[ée]ta|veggie)/iu,
    '$1fromage râpé ',
  ],
  // A maker who stands alone, by what is sold under the name.
  ['knorr', /^knorr(?= *(?:$|\d))/iu, 'sauce en sachet Knorr'],
  ['alpro', /^alpro(?= *(?:$|\d))/iu, 'boisson végétale Alpro'],
  ['love', /^(v-?love)(?= *(?:$|\d))/iu, 'viande végétale $1'],
  ['vemondo', /^(vemondo)(?= *(?:$|\d))/iu, 'viande végétale $1'],
  ['la boulang', /^la boulang[èe]re(?= *(?:$|\d))/iu, 'brioche La Boulangère'],
  ['lu', /^lu(?= *(?:$|\d))/iu, 'biscuits LU'],
];

/** The text with each pair written in full. */
export function pairsInFull(text: string): string {
  const small = text.toLowerCase();
  let read = text;
  for (const [part, pair, said] of together)
    if (small.includes(part)) read = read.replace(pair, said);
  return read;
}
