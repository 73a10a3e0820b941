/** A sentence that speaks against a food recommends none of it; without accents. */
export const against =
  /\b(?:evite[rz]?|sans|supprime[rz]?|retire[rz]?|enleve[rz]?|sauf|interdite?s?|exclue?s?|allergi\w*|intoleran\w*|omett\w*|laissez de cote|convient pas|conviennent pas|mange\w* pas|ne (?:mettez|prenez|ajoutez|contien\w*|propose\w*) (?:pas|aucun\w*))\b/;

/** A sentence that only tells something of a food: where it is found, how it keeps, what it is like. */
export const informs =
  /^sources?\b|\b(?:contien\w*|contenir|renferm\w*|se (?:gard\w*|conserv\w*|congel\w*)|perim\w*|jete[rz]|a coeur|signifie\w*|designe\w*|veut dire|vient du|a l origine|traditionnel\w*|d habitude|d ordinaire|classique\w*|autant de \w+ qu\w*|comme (?:la|le|les|l|du|de la|des) )/;

/** What has one eat or cook it, whatever else the sentence tells. */
export const suggests =
  /\b(?:(?:r?ajout|met|prend?|prene|util|serv|essa|garn|parsem|incorpor|accompagn|gout|choisi|compt|faites|fais|vers|saupoudr|arros|fare?i|nappe|dore|reven|saisi|mijot)\w*|pourquoi pas|je (?:vous )?(?:propose|conseille|suggere|recommande)|propos\w*|avec|parfait\w*|delicieu\w*|ideal\w*|irai\w*|vont bien|va bien)\b/;

/** What stands before « par », or after « à la place de », is what goes out. */
export const replaced = [
  /remplac\p{L}*.*?\spar\s/giu,
  /(?<!\p{L})(?:[àa] la place|au lieu|plut[ôo]t que|en guise) (?:de la |de l[’']|du |des |de |d[’'])?(?:«\s*[^»]*»|\p{L}+(?: \p{L}+)?)/giu,
  /(?:pour|afin de|pouvez|peut|peuvent|peux) (?:le |la |les )?(?:remplacer|substituer).*/giu,
] as const;
