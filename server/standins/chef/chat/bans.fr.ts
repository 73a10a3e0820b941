import type { Restriction } from '#product/diet/restrictions.js';

const no = '(?:pas|plus|jamais|point)';
const likes = '(?:aim|mang|support|toler|diger|boi|bouff|veu|veul|suppor)[a-z]*';

/** What is said before foods that are not to be eaten; plain, the foods follow after one space. */
export const banBefore = new RegExp(
  `(?<!\\w)(?:${[
    'sans(?: (?:mettre|utiliser|ajouter|trop))*',
    `${no}(?: trop)?(?= (?:de|d) )`,
    'ni|aucune?|zero|sauf|hormis|a part|hors|evit\\w*|exclu\\w*|banni\\w*|oubli\\w*',
    'allerg\\w*(?: \\w+)?(?= (?:aux?|a la|a l) )|intoleran\\w*(?= (?:aux?|a la|a l) )',
    `${likes} ${no}(?: (?:trop|vraiment|du tout|tellement))*(?: manger)?(?! (?:quoi|que|si|comment))`,
    `(?:peu[tx]?|peuvent|doi[ts]|doivent|pouvons) ${no} (?:manger|boire|prendre|avoir)`,
    'detest\\w*|(?:horreur|marre)(?= (?:de|du|des|d) )',
    `${no} aime`,
  ].join('|')}) (?:(?:les?|la|l|des?|du|d|aux?|a|plus de|tous|toutes|surtout|au) )*`,
  'g',
);

/** « les champignons elle aime pas » */
export const banAfter = new RegExp(
  `^(?: ,)? (?:(?:c est|elle|il|ils|elles|on|je|j|nous|la petite|le petit|mon fils|ma fille) )*(?:n |en |ne )?(?:${likes} ${no}|non merci|deteste\\w*|c est non|interdit\\w*|exclu\\w*)`,
);
export const nextBanned =
  /^ (?:et|ou|ni|,|,? ?et (?:surtout )?sans|ni (?:de|d)) (?:(?:les?|la|l|des?|du|d|aux?|a|sans) )*/;

/** Between a dish and what it is of. */
export const ofNext = /^ (?:aux?|a la|de) (?:la )?$/;

/** « allergique », « intolérant »: it cannot be taken back by a wish. */
export const ofHealth = /\b(?:allerg\w*|intoleran\w*|coeliaque|anaphyla\w*)/;

/** Whom a remark is about: somebody at the table, or a whole diet of the speaker. */
export const likesFood = /\b(?:ador\w*|raffol\w*|aim\w* (?:bien|beaucoup|trop|les?|la)|fan de)\b/;

/** Foods and words that stand for a whole restriction. */
export const restrictionWords: readonly (readonly [RegExp, Restriction])[] = [
  [/\b(?:vegan\w*|vegetali\w*|sans (?:aucun )?produits? anima\w*)\b/, 'VEGAN'],
  [/\b(?:vegetari\w*|vege|veggie|sans viande|pas de viande)\b/, 'VEGETARIAN'],
  [/\b(?:sans|pas de|au|du|le) gluten\b|\bcoeliaque\b|\bgluten free\b/, 'GLUTEN_FREE'],
  [
    /\b(?:sans|pas de|au|aux|intolerante? au|allergique au) (?:lactose|produits? laitiers?|laitages?)\b|\b(?:sans|allergique au|intolerante? au) lait\b(?! de)|\baplv\b/,
    'DAIRY_FREE',
  ],
  [
    /\b(?:sans|allergique aux?|pas de|traces? de|contien\w* des?) (?:noix|fruits? a coques?)\b/,
    'NUT_FREE',
  ],
  [/\bhalal\b/, 'HALAL'],
  [/\b(?:casher|kasher|cacher|kosher)\b/, 'KOSHER'],
];

/** What a food rules out of its kind, once it is not eaten. */
export const allergens: readonly (readonly [RegExp, Restriction])[] = [
  [/^oeufs?$/, 'EGGS'],
  [/^poissons?$/, 'FISH'],
  [/^(?:crustaces?|crevettes?)$/, 'CRUSTACEANS'],
  [/^(?:arachides?|cacahuetes?)$/, 'PEANUTS'],
  [/^soja$/, 'SOY'],
  [/^lait$/, 'MILK'],
  [/^(?:noix|fruits? a coque)$/, 'NUT_FREE'],
  [/^celeri$/, 'CELERY'],
  [/^moutarde$/, 'MUSTARD'],
  [/^sesame$/, 'SESAME'],
  [/^(?:mollusques?|moules?)$/, 'MOLLUSCS'],
  [/^gluten$/, 'GLUTEN_FREE'],
];

/** What « sans » leaves out that is no food. */
export const notBanned =
  /^(?:four|cuisson|cuire|doute|faire|rien|robot|mixeur|poele|chichi\w*|idees?|temps|envie|souci|probleme|trop|ca|cela|que|qu|quoi|tout|moi|toi|argent|attendre|sel_|besoin|courage|soir|demain|midi|la|le|les|\d|aujourd|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mais|si|encore|dessert|entree|plat|viande|chance|de|manger|grand|mal|cher|complique\w*|long\w*|cuisiner)$/;
