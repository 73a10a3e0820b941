/** What is always at home in most kitchens, each with its other names: what a person means by the first. */
export const usualStaples: Readonly<Record<string, readonly string[]>> = {
  sel: ['gros sel', 'fleur de sel', 'sel marin', 'sel de mer', 'sel de Guérande', 'sel iodé'],
  poivre: ['poivre blanc', 'poivre en grains', 'poivre moulu', 'poivre 5 baies', 'moulin à poivre'],
  'huile d’olive': [],
  huile: [
    'huile neutre',
    'huile végétale',
    'huile de tournesol',
    'huile de colza',
    'huile d’arachide',
    'huile de pépins de raisin',
    'huile de friture',
    'huile de cuisson',
  ],
  vinaigre: [
    'vinaigre de vin',
    'vinaigre de vin rouge',
    'vinaigre de vin blanc',
    'vinaigre de cidre',
    'vinaigre d’alcool',
    'vinaigre blanc',
  ],
  moutarde: ['moutarde de Dijon', 'moutarde forte', 'moutarde à l’ancienne'],
  farine: [
    'farine T45',
    'farine T55',
    'farine T65',
    'farine de blé T45',
    'farine de blé T55',
    'farine de blé T65',
    'farine tamisée',
    'farine fluide',
    'farine blanche',
    'farine ordinaire',
  ],
  sucre: ['sucre cristallisé', 'sucre fin'],
  'sucre roux': ['cassonade', 'sucre de canne', 'sucre brun'],
  'sucre vanillé': [],
  'levure chimique': ['poudre à lever'],
  'fécule de maïs': [],
  paprika: ['paprika doux', 'paprika en poudre', 'paprika fumé'],
  curry: ['curry en poudre', 'poudre de curry'],
  cumin: ['cumin en poudre'],
  curcuma: ['curcuma en poudre', 'curcuma moulu'],
  cannelle: ['cannelle en poudre', 'cannelle moulue'],
  muscade: ['muscade en poudre'],
  'herbes de Provence': [],
  'thym séché': ['thym'],
  laurier: ['laurier séché', 'laurier sauce'],
  origan: ['origan séché'],
};

/** So little of a food that it is the same food: « un filet d’huile », « une feuille de laurier ». */
export const littleOf =
  /^(?:une? )?(?:filet|peu|sachet|feuille|pincee|trait|goutte|soupcon|tour) de /u;

/** What stands between two foods of one line, or two of which one is taken. */
export const betweenFoods = /\s*(?:[,;&+/]|\s(?:et|ou|puis)\s)\s*/iu;

/** « Farine pour pain sans gluten » is another flour; « farine pour le plan de travail » is none. */
export const forSpecialFood = /(?<!\p{L})pour(?!\p{L}).*(?<!\p{L})sans(?!\p{L})/iu;
