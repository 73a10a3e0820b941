/** The French words by which a model's reply is read; compared without accents, in lower case. */
export const replyVocabulary = {
  ingredientsHeading:
    /^(?:(?:les |liste des )?ingredients?)(?: (?:necessaires|requis|principaux|(?:et|&) quantites|du frigo|du placard))?\s*(?:[-–—]\s*)?(?:\([^)]*\)|(?:pour|\d)[^:]{0,30})?\s*(?::.*)?$/,
  instructionsHeading:
    /^(?:les )?(?:instructions?|etapes?|preparation|realisation|marche a suivre|mode operatoire|mode de preparation|deroulement|methode|pas a pas)(?: (?:de|pour) (?:la )?(?:preparation|recette|realisation))?(?: (?:detaillees?|pas a pas|et cuisson|et montage))?\s*(?:\([^)]*\))?\s*:?$/,
  /** What is neither list nor steps. */
  aside:
    /^(?:(?:petits? |quelques |le |les |mes |nos )?(?:ustensile|materiel|equipement|conseil|astuce|remarque|variante|substitution|remplacement|conservation|allergene|(?:valeur|apport|information)s? nutritionnelle)s?(?!\p{L}))/u,
  seasoning: /^(?:sel|poivre)(?![a-z])/,
  informationHeading: /^informations?(?: cles?| pratiques?| generales?)?\s*:?$/,
  titleLabel: /^(?:titre|recette|nom(?: de la recette)?)\s*:\s*/i,
  emptyTitle: /^(?:titre|recette|nom de la recette)\s*:?$/,
  descriptionLabel: /^description\s*:\s*/i,
  descriptionHeading: /^description\s*:?$/,
  stepLabel: /^[eé]tape\s*(?:n[°o]\s*)?\d{1,2}(?:\s*\/\s*\d{1,2})?\s*(?:[:.)–—-]\s*)*/i,
  closing:
    /^(?:(?:petits? |quelques |le |les |mes |nos )?(?:conseil|astuce|note|remarque|variante|suggestion|conservation|information|valeur|apport)s?\b|bon(?:ne)? (?:appetit|degustation)|n'hesitez pas|regalez|degustez|bonne cuisine|voila|et voila|souhaitez|voulez)/,
  facts: {
    total: /^(?:temps|duree)(?: totale?)?$|^total$|^pret en$/,
    preparation: /^(?:(?:temps|duree) de )?preparation$/,
    cooking: /^(?:(?:temps|duree) de )?cuisson$/,
    resting: /^(?:(?:temps|duree) de )?(?:repos|marinade|refrigeration|pousse|levee|macera?tion)$/,
    difficulty: /^(?:niveau(?: de difficulte)?|difficulte)$/,
    servings: /^(?:nombre de )?(?:portions?|personnes?|parts?|couverts?)$|^pour$/,
    other:
      /^(?:type(?: de plat)?|categorie|cuisine|saison|cout|budget|calories|ustensiles|materiel|allergenes|regimes?|rendement)$/,
  },
  bareServings:
    /^(?:pour )?(\d{1,3})\s*(?:personnes?|portions?|parts?|convives|couverts?|pers\.?)$/,
  bareDuration:
    /^(?:environ )?\d+\s*(?:h(?:eures?)?(?:\s*\d{1,2})?(?:\s*min(?:utes?)?)?|min(?:utes?)?)$/,
  bareDifficulty: /^(?:tres |assez )?(?:facile|moyenne?|intermediaire|difficile)$/,
  difficulty: {
    EASY: /\bfacile|\bsimple|\bpas (?:tres |trop )?difficile/,
    MEDIUM: /\b(?:moyen|intermediaire)/,
    HARD: /(?<!\bpas (?:tres |trop )?)\bdifficile/,
  },
} as const;
