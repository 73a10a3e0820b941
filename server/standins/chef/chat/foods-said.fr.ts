/** Said right after a food, they are part of what it is. */
export const foodStates: ReadonlySet<string> = new Set(
  'cuit cuite roti rotie fume fumee hache hachee rape rapee surgele surgelee congele congelee seche sechee dur mollet cru crue entier entiere'.split(
    ' ',
  ),
);

/** Words of other things that are also foods, or lie near one. */
export const notFoods: ReadonlySet<string> = new Set(
  'bleu lieu mais moitie croustillant croustillants plat plats reste restes repas menu liste course courses recette recettes dessert desserts entree gouter apero diner souper dejeuner midi soir jour four poele frais froid chaud bon bonne gout gouts date sale sucre_ chef cuisine marche moi toi peu fin finir bien petit petite grosse gros nature base main mains tour jeune vie frigo congelateur truc chose autre idee temps fete famille enfant enfants bebe faire fait mange manger semaine maison part parts portions verre boite boites paquet paquets sachet'.split(
    ' ',
  ),
);
