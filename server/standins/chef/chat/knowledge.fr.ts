/** How each kind of question sounds, without accents. */
export const knowledgeQuestions = {
  SEASON:
    /\b(?:quels?|quelles?|quoi|que|liste|il y a) .*\bde saison\b|\b(?:fruits?|legumes?|produits?) (?:et (?:de )?(?:fruits?|legumes?) )?de saison\b|\bla saison (?:de |des |du |d )|\b(?:fruits?|legumes?) .*\b(?:en|au mois de) (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/,
  SAFETY:
    /\b(?:dangereu\w*|risque\w*|grave|toxique|rose|crue?s?|saignante?s?|pas (?:assez )?cuite?s?|mal cuite?s?|sen(?:t|tent)|odeurs?|colle\w*|collante?s?|gluante?s?|visqueu\w*|poisseu\w*|verdatres?|grisatres?|bizarres?|noirci\w*|bruni\w*|(?:est|sont|devenue?s?|tout) (?:noire?s?|brune?s?|marrons?)|tourne\w*|caille\w*|aigres?|gonfle\w*|bombe\w*|rouille\w*|siffle\w*|etouff\w*|(?:peut|peuvent|donner)\b.*\d ans|\d ans\b.*\b(?:peut|peuvent|donner)|quel age|insuffisamment|laver?|lavez|rincer?|germe\w*|vertes?|moisi\w*|dehors|hors du (?:frigo|refrigerateur)|oublie\w*|toute la nuit|temperature ambiante|laisser|enceinte|grossesse)\b/,
  AMOUNT:
    /\b(?:par (?:personnes?|tete|convive|adulte|enfant)|pour (?:une|\d+) personnes?)\b.*\b(?:combien|quelle? quantite)\b|\b(?:combien|quelle? quantite)\b.*\b(?:par (?:personnes?|tete|convive|adulte|enfant)|pour (?:une|\d+) personnes?)\b|\b(?:combien|quelle? quantite)\b.*\bpour \d+(?= ?(?:[?.!]|$))/,
  PAIRING:
    /\b(?:quels? vins?|vins? (?:avec|pour|qui va)|(?:que|quoi) boire|boire (?:quoi )?avec|accords?|boissons? avec)\b/,
  SUBSTITUTION:
    /\b(?:remplac\w*|substitu\w*|a la place|au lieu|alternative|equivalent\w*)\b|\b(?:pas|plus) d\w* .*(?:quoi mettre|je mets quoi|que mettre|comment faire sans)|\bquoi mettre (?:a la place|sans)/,
  CONSERVATION:
    /\b(?:conserv\w*|(?:se |ca )gard\w*|garder|combien de jours|combien de temps(?!.*\b(?:cui\w*|bouill\w*|mijot\w*|four|poele|vapeur|roti\w*|grill\w*|barbecue|infus\w*|trempe\w*|repos\w*|lever|leve|marine\w*)\b)|longtemps|congel\w*|decongel\w*|recongel\w*|surgel\w*|rechauff\w*|perime\w*|peremption|dlc|ddm|dluo|stocker|ranger|moisi\w*|encore (?:(?:le|la|les|en) )?(?:bon|bonne|manger|consommable|utiliser|cuire|boire)\w*|(?:depuis|a passe|ont passe) (?:\d+|un|une|deux|trois|quatre|cinq|six) (?:jours?|semaines?|mois)|se mett?(?:ent)? au (?:frigo|congelateur)|date limite|chaine du froid|hygiene|intoxication|muri\w*|fondue (?:chinoise|bourguignonne))\b|\b(?:temperature|degres?)\b.*\b(?:frigo|refrigerateur|congelateur)\b|\b(?:frigo|refrigerateur|congelateur)\b.*\b(?:temperature|degres?)\b/,
  TECHNIQUE:
    /\b(?:comment|cuire|cuit|cuisson|s evapor\w*|combien de (?:temps|minutes|sel|eau|farine)|temps de|astuce|pourquoi|rattrap\w*|rate|c est quoi|trop (?:sale|liquide|epais\w*)|epaissi\w*|grumeaux?|pleurer|saler|frire|c est quoi|ca veut dire|veut dire|signifie|difference|temperature|technique|proportions?|reussir|a coeur|degres?|(?:a|ont) (?:tourne|tranche|rate|graine)\w*|(?<!\b(?:ai|avons|en|moins de) \d{1,3} )minutes|laver|nettoyer|peau|ne (?:leve|gonfle|monte)(?:nt)? (?:pas|plus))\b/,
} as const;

/** How long or where something keeps: how it is made is no answer. */
export const keeping = /\b(?:conserv\w*|(?:se |ca )?gard(?:e|es|ent|er|ez)|congel\w*)\b/;

/** What is to be eaten, not to be known. */
export const wishesDish =
  /\b(?:recettes?|idees?|envie|plats?|soupes?|gratins?|desserts?|salades?|tartes?|cuisin\w*|menus?|propos\w*|faire)\b/;

/** What a sentence would replace: « remplacer les crevettes dans une paella ». */
export const replacedFood =
  /\b(?:remplac|substitu)\w* (?:(?:le|la|les|l|un|une|des|du|de la|de l|de|d|mes|mon|ma) )?(?<food>[a-z]+(?: (?!par|dans|en|pour|sans|avec|chez|si|quand)[a-z]+){0,3})/d;

/** A food is to be used, whatever else is asked: « huile d’arachide pour frire, ok ? » */
export const usedFood = /\b(?:ok|possible|peu[tx]|puis|avec|utilis\w*)\b/;

/** « remplacer l’huile par du beurre » is about the oil. */
export const replacement =
  /(?<=\b(?:remplac|substitu)\w* .*)\bpar (?:du|de|des|un|une|le|la|les|l) .*$/;
