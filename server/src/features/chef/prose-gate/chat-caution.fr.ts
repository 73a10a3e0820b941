/**
 * A sentence that speaks against a food recommends none of it; without accents. What is taken off the heat is
 * still eaten.
 */
export const against =
  /\b(?:evite[rz]?|oublie[rz]?|supprime[rz]?|(?:retire|enleve|sorte|sorti)[rz]?(?! [^,;]*\b(?:du|de la|de l|des) (?:feu|four|plaques?|poele|casserole|cocotte|eau|plat|moule|frigo|refrigerateur|congelateur)\b)|sauf|interdite?s?|exclue?s?|attention|mefie\w*|omett\w*|laissez de cote|je laisse(?:rai)? de cote|convient pas|conviennent pas|mange\w* pas|ne (?:mettez|prenez|ajoutez|contien\w*|propose\w*) (?:pas|aucun\w*))\b/;

/** A person who asks so has not asked for the foods that she names. */
export const isWary = /\b(?:allergi\w*|intoleran\w*|coeliaque\w*|celiaque\w*|anaphyla\w*)\b/;

/** A person who asks so is told by what to replace what she names: it is named again, and gone. */
export const asksInstead =
  /\b(?:remplac\w*|substitu\w*|a la place|au lieu|plutot que|alternativ\w*)\b/;

/** The day or the meal that a line of a menu begins with; without accents. */
export const ofMenu =
  /^\W*(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|soir|petit dejeuner|dejeuner|diner|souper|gouter|entree|plat|dessert)\b/;

/** A sentence that only tells something of a food: where it is found, how it keeps, what it is like. */
export const informs =
  /^sources?\b|\b(?:allergi\w*|intoleran\w*|contien\w*|contenir|renferm\w*|se (?:gard\w*|conserv\w*|congel\w*)|perim\w*|jete[rz]|a coeur|signifie\w*|designe\w*|veut dire|vient du|a l origine|traditionnel\w*|rangez|perdent|sure?s? a \d|d habitude|d ordinaire|classique\w*|autant de \w+ qu\w*|comme (?:la|le|les|l|du|de la|des) )/;

/** What has one eat or cook it, whatever else the sentence tells. */
export const suggests =
  /\b(?:(?:r?ajout|met|prend?|prene|util|serv|essa|garn|parsem|incorpor|accompagn|gout|choisi|compt|faites|fais|vers|saupoudr|arros|farine[rz]|nappe|dore|reven|saisi|mijot)\w*|pourquoi pas|je (?:vous )?(?:propose|conseille|suggere|recommande)|propos\w*|avec|parfait\w*|delicieu\w*|ideal\w*|irai\w*|vont bien|va bien)\b/;

/** A sentence that says what something is, and has nobody eat it. */
export const declares = /\b(?:est|sont|etait|etaient) (?:un|une|des|ne|nee|nes|originaire\w*)\b/;

/** What has somebody cook, whoever is spoken to. */
export const cooks =
  /\b(?:ajoute\w*|cui(?:re|s|t|sez|sson)|coupe[rz]?|emince[rz]?|emiette[rz]?|rape[rz]?|tranche[rz]|mange[rz]?|croque[rz]?|(?:ce|du) (?:soir|jour|midi)|menu|pour vous|etale[rz]?|tartine[rz]?|fond(?:re|ez|s)|frire|rotir|poele[rz]?|grille[rz]?|melange[rz]?|verse[rz]?|fouette[rz]?|recette|ingredients?)\b/;

/** A person who asks so wants to know whether something may be eaten. */
export const asksLeave =
  /\b(?:mange\w*|consomme\w*|boire|goute\w*|donne\w*|serv\w*|cuisine\w*|utilise\w*|convien\w*|permis\w*|autoris\w*|compatible\w*|danger\w*|risqu\w*|droit)\b/;

/** An answer that gives leave: « Oui, vous pouvez en manger ». */
export const givesLeave =
  /^\W*(?:oui|bien sur|absolument|tout a fait|aucun (?:risque|danger|souci|probleme)|sans (?:risque|danger|souci|probleme|crainte))\b|\b(?:pouvez|peux|peut|peuvent) (?:tout a fait |bien |tres bien )?(?:en|y|le|la|les|l) (?:manger|consommer|gouter|boire|donner|servir|cuisiner|utiliser|prendre|mettre)\b|\b(?:sans (?:risque|danger|souci|crainte|probleme)|est permis|sont permis|convien(?:t|nent) (?:bien|parfaitement|tout a fait|a votre))\b/;

/** An answer that says no, or under what condition. */
export const withholdsLeave =
  /\b(?:ne|n|non|pas|jamais|sauf|evite\w*|mais|plutot|a condition|sans (?!risque|danger|souci|crainte|probleme)\w+)\b|\bsi\b/;

/** What stands before « par », or after « à la place de », is what goes out; « sans lardons, jambon ni saucisses » too. */
export const replaced = [
  /remplac\p{L}*.*?\spar\s/giu,
  /(?:allergi\p{L}*|intol[ée]ran\p{L}*) (?:aux?|à la|à l[’']|à) ?[^,;.:!?]*/giu,
  /(?<!\p{L})sans [^.;:!?]*?\sni\s\p{L}+/giu,
  /(?<!\p{L})(?:[àa] la place|au lieu|plut[ôo]t que|en guise) (?:de la |de l[’']|du |des |de |d[’'])?(?:«\s*[^»]*»|\p{L}+(?: de \p{L}+| \p{L}+)?)/giu,
  /(?:pour|afin de|pouvez|peut|peuvent|peux) (?:le |la |les )?(?:remplacer|substituer).*/giu,
] as const;
