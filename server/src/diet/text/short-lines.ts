/** « 2 paquets de », « 200 g de », « une », nothing: how much there is of the one thing that a line names. */
const amount = String.raw`(?:\d[\d.,/]*(?: ?[x×] ?\d[\d.,]*)? ?)?(?:(?:k?g|gr|kilos?|grammes?|paquets?|sachets?|boîtes?|boites?|barquettes?|portions?|restes?) )?(?:une? |des |les |la |le |de |d['’] ?|petite )?`;
/** Where such a line ends, or goes on to something else. */
const end = String.raw`(?= *(?:$|[,;(]|[x×] ?\d|\d))`;
const colours = 'rouge|blanc|rosé|rose|gris';
const measure = String.raw`(?:\d+ ?[x×] ?)?\d+(?:[.,]\d+)? ?(?:cl|l|litres?)(?!\p{L})`;

function alone(name: string): RegExp {
  return new RegExp(`^(${amount})(?:${name})${end}`, 'iu');
}

/** Lines of which no word says what the whole says at once to whoever keeps a list. */
const shortLines: readonly (readonly [RegExp, string])[] = [
  // Wine and beer, by a colour and the size of the bottle.
  [new RegExp(`^(?:ros[eé]) *(?=${measure})`, 'iu'), 'vin rosé '],
  [new RegExp(`^(rouge|blanc|gris) *(?=${measure})`, 'iu'), 'vin $1 '],
  [
    new RegExp(`^((?:bouteille|cubi|bib|carafe|pichet)s? (?:de )?)(${colours})${end}`, 'iu'),
    '$1vin $2',
  ],
  [/^(fonds? |restes? )(?:de |du )(rouge|rosé)(?= *(?:$|[,(]))/iu, '$1de vin $2'],
  [/^((?:un |1 )?petit )(blanc|rouge|rosé)(?= *(?:$|[,(]))/iu, '$1vin $2'],
  [/^(blanc|rouge) (?=pour (?:la |une )?(?:fondue|cuisiner|cuisine|sauce|déglacer))/iu, 'vin $1 '],
  [
    /^((?:\d+ )?)(ambrée|brune|blonde|blanche|rousse|triple)s? *(?=(?:\d+ ?[x×] ?)?\d+ ?cl(?!\p{L}))/iu,
    '$1bière $2 ',
  ],
  [/^((?:\d+ )?packs? de )(?=(?:ambrée|brune|blonde|blanche|rousse)s?(?!\p{L}))/iu, '$1bières '],
  // What is bought under a word that means something else beside another.
  [alone('friture(?: fraîche| surgelée| congelée)?'), '$1friture du lac'],
  [alone('piémontaise'), '$1salade piémontaise'],
  [alone('malabars?'), '$1chewing-gum Malabar'],
  [alone('ballons'), '$1petits pains'],
  [alone('vermicelles multicolores'), '$1vermicelles colorés'],
  [/^milanais(?= *(?:$|[,(]))/iu, 'biscuits milanais'],
  [/^(?:le rustique(?= *(?:$|[,(]|\d))|rustique(?= \d+ ?g))/iu, 'camembert Le Rustique'],
  [/^l['’]ang[ée]lys(?!\p{L})/iu, 'glace L’Angélys'],
  [/^(restes? de )(blancs|jaunes)(?= *(?:$|[,(]))/iu, '$1$2 d’œufs'],
  [/^(blancs|jaunes)(?= restants?(?!\p{L}))/iu, '$1 d’œufs'],
];

/** « jambon de la Gruyère »: the region; the cheese is « du gruyère ». */
const region =
  /(?<=\p{L}{4} )(?:de|DE) (?:la Gruyère|LA GRUYERE)(?!\p{L})|(?<=meringues? )de Gruyères(?!\p{L})/gu;

const shops =
  'migros|coop|m-?classic|m-?budget|prix garantie|naturaplan|carrefour|leclerc|auchan|casino|monoprix|lidl|aldi|denner|marque repère|picard|thiriet';
const plants =
  'légumes?|poireaux?|tomates?|potiron|potimarron|courges?|courgettes?|butternut|carottes?|champignons?|cèpes|bolets|asperges?|pois|lentilles|oignons?|cresson|brocolis?|épinards|orties|céleri|chou-fleur';
/** A maker between a thing and what says which one it is stands aside: « soupe Liebig tomate » is « soupe tomate ». */
const makersBetween: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(bouillons?|cubes?|fonds?) (knorr|maggi|liebig|${shops}) ((?:de |d['’])?(?:volaille|poule|poulet|bœuf|boeuf|veau|poisson))(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(soupes?|veloutés?|potages?|bouillons?|cubes?) (knorr|maggi|liebig|${shops}) (?=(?:aux? |de |d['’]|\d )?(?:${plants})(?!\p{L}))([^,;:()\d]+?)(?= *(?:$|[,;:()]|\d))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(chips(?: ondulées)?) (zweifel|vico|lay['’]?s|bret['’]?s|pringles|tyrrell['’]?s|${shops}) (?!nature|sel(?! (?:et )?vin)|salée)(\p{L}[^,;:()\d]*?)(?= *(?:$|[,;:()]|\d))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(pizzas?) ((?:buitoni|sodebo|dr\.? ?oetker|ristorante|marie|${shops})(?: four à pierre| bella napoli| fraîch['’]up| piccolinis)?) (\p{L}[^,;:()\d]*?)(?= *(?:$|[,;:()]|\d))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})((?:yaourts?|yogourts?|yoghourts?|glaces?|crèmes?)) (${shops}) (moka)(?!\p{L})`,
    'iu',
  ),
];

const hint =
  /friture|rouge|blanc|ros[eé]|gris|ambrée|brune|blonde|rousse|triple|piémontaise|malabar|ballon|quiche|vermicelles|milanais|rustique|ang[eé]lys|jaunes|gruy[eè]re|soupe|velout|potage|bouillon|cube|chips|pizza|moka|sans gluten/i;

const bakers =
  'barilla|panzani|lustucru|rummo|garofalo|de cecco|jacquet|harrys?|francine|old el paso|st michel|saint michel|gerblé|schär|schar|bjorg|heineken|peroni|lu|buitoni|carrefour|auchan|leclerc|casino|monoprix|migros|coop';
/** « pâtes sans gluten Barilla », « Gerblé sans gluten madeleines »: said of what its maker makes. */
const withoutGluten: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(String.raw`(?<=\p{L} )(sans gluten) (${bakers})(?= *(?:$|[,;()]|\d|x ?\d))`, 'iu'),
    '$2 $1',
  ],
  [
    new RegExp(String.raw`^(${bakers}) (sans gluten) (\p{L}[^,;:()]*?)(?= *(?:$|[,;()]|\d))`, 'iu'),
    '$3 $1 $2',
  ],
];

/** « soupe Royco tomate »: a soup of plants in a sachet. */
const inSachets = new RegExp(
  String.raw`(?<!\p{L})(soupes?|veloutés?|potages?) royco ((?:aux? |de |d['’])?(?:${plants})(?!\p{L})[^,;:()\d]*?)(?= *(?:$|[,;:()]|\d))`,
  'iu',
);

/** The words that cannot be left out, as they would be said to somebody who does not keep the list. */
export function saidInFull(text: string): string {
  if (!hint.test(text)) return text;
  const named = shortLines.reduce((read, [short, full]) => read.replace(short, full), text);
  const placed = named.replace(region, 'de Fribourg').replace(inSachets, '$1 $2 en sachet');
  const aside = makersBetween.reduce((read, between) => read.replace(between, '$1 $3 $2'), placed);
  return withoutGluten.reduce((read, [said, full]) => read.replace(said, full), aside);
}
