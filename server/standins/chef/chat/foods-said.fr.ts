/** Said right after a food, they are part of what it is. */
export const foodStates: ReadonlySet<string> = new Set(
  'cuit cuite roti rotie fume fumee hache hachee rape rapee surgele surgelee congele congelee seche sechee dur mollet cru crue entier entiere'.split(
    ' ',
  ),
);

/** What stands before a noun: nothing, an article, an amount, or what joins it to another one. */
export const leadsFood =
  /(?:^|[,;:.?!/] |\b(?:d|de|du|des|l|le|la|les|un|une|au|aux|et|ou|ni|avec|sans|\d+) )$/;

/** « au lieu de », around the word. */
export const ofAPhrase = /\baux? $/;
export const ofIt = /^ d(?:e|u|es)?\b/;
