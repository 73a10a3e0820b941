/** How each kind of question sounds, in plain words; the first that fits and has an answer is taken. */
export const questions = {
  SAFETY:
    /\b(?:rose|crue?s?|saignante?s?|pas (?:assez )?cuite?s?|mal cuite?s?|sen(?:t|tent)|odeur|colle\w*|gluante?s?|visqueu\w*|verdatre|grisatre|bizarre|noirci\w*|bruni\w*|noire?s?|tourne|caille|gonfle\w*|bombe\w*|rouille\w*|laver|rincer|germ\w*|moisi\w*|dehors|hors du frigo|oublie\w*|toute la nuit|temperature ambiante)\b/,
  AMOUNT:
    /\b(?:combien|quelle quantite)\b.*\b(?:par (?:personnes?|tete|convive|adulte|enfant)|pour \d+)\b|\bpar personne\b.*\bcombien\b/,
  PAIRING:
    /\b(?:quels? vins?|vin (?:avec|pour|qui va)|(?:que|quoi) boire avec|boire (?:quoi )?avec)\b/,
  SUBSTITUTION:
    /\b(?:remplac\w*|substitu\w*|a la place d\w*|au lieu d\w*|alternative|equivalent)\b|\b(?:pas|plus) d\w* .*(?:quoi mettre|je mets quoi|que mettre|mettre quoi|je met quoi|possible|quand meme|ca marche|comment faire|je fais comment|quoi d autre)/,
  CONSERVATION:
    /\b(?:conserv\w*|(?:se|ca) gard\w*|gard(?:er|e)\b.*\b(?:temps|jours?|frigo|congel\w*|longtemps)|(?:temps|jours?|longtemps)\b.*\b(?:gard\w*|tient|tien|frigo|congel\w*|bon|bonne|conserv\w*)|(?:re|de)?congel\w*|rechauff\w*|perime\w*|peremption|dlc|ddm|stocker|ranger|moisi\w*|jusqu a quand|tien(?:t|nent) (?:combien|longtemps)|combien de jours|encore (?:bon|bonne|mangeable)s?|muri\w*|hygiene|chaine du froid)\b/,
  TECHNIQUE:
    /\b(?:comment|cuire|cuit|cuisson|c est quoi|qu est ce qu(?: une?|e c est)|ca veut dire|veut dire|signifie|difference|temperature|combien de (?:temps|minutes|sel|eau)|temps de|trop (?:sale\w*|liquide|epais\w*)|rattrap\w*|rate\w*|epaissi\w*|grumeaux?|pleurer|technique|proportions?|a coeur|(?:leve|gonfle|monte)(?:nt)? (?:pas|plus)|evapor\w*|savoir si|a (?:tourne|tranche|graine)|pourquoi)\b/,
  SEASON: /\bde saison\b|\b(?:fruits?|legumes?) .*\b(?:en|ce mois)\b/,
} as const;

/** A wish for something to eat, which no look-up answers. */
export const wishesDish = /\b(?:recettes?|idees?|envie|propos\w*|menus?|cuisiner|plat)\b/;

/** What a sentence would replace, up to what it would put in its place. */
export const replaced =
  /\b(?:(?:remplac|substitu)\w*(?: par quoi)?|a la place|au lieu|alternative (?:a|au|aux)|(?:pas|plus)) (?:(?:le|la|les|l|un|une|des|du|de|d|mes|mon|ma) )*/;

/** « un reste de poulet » is kept as cooked poultry is. */
export const leftover = /\brestes? (?:de |d |du |des )(?:la |l )?([a-z]+)/;

/** A complement of a dish, which makes no other one of it: « un gratin de courgettes ». */
export const ofBefore = /(?:^| )(?:de|d|du|des|aux?|a la|a l) (?:la |l )?$/;
