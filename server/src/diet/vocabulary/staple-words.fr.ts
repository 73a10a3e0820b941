/** So little of a food that it is the same food: « un filet d’huile », « une feuille de laurier ». */
export const littleOf =
  /^(?:une? )?(?:filet|peu|sachet|feuille|pincee|trait|goutte|soupcon|tour) de /u;

/** What stands between two foods of one line, or two of which one is taken. */
export const betweenFoods = /\s*(?:[,;&+/]|\s(?:et|ou|puis)\s)\s*/iu;

/** What stands between two foods of one line of which both are taken. */
export const alongFoods = /\s*(?:[,;&+]|\s(?:et|puis)\s)\s*/iu;

/** « Farine pour pain sans gluten » is another flour; « farine pour le plan de travail » is none. */
export const forSpecialFood = /(?<!\p{L})pour(?!\p{L}).*(?<!\p{L})sans(?!\p{L})/iu;
