export const betweenFoods =
  /\s*(?:,(?!\d)|[;+&\n]|(?<![\p{L}])(?:et|ni|puis|ainsi que|avec|plus)(?![\p{L}]))\s*/iu;

/** What stands before a food, and says nothing of it. */
export const beforeFood =
  /^(?:[:,-] ?|et |aussi |encore |juste |stp |svp |moi |nous |m['’]?en |en plus |aussi |un peu (?:de |d['’]\s*)|plus (?:de |d['’]\s*)|de l['’\s]\s*|de la |du |des |d['’]\s*|de |le |la |les |l['’]\s*|mes |mon |ma |nos |notre |ces |cette |ce |ton |ta |tes |vos |votre |leur |leurs |que (?:de |des |du )?)+/iu;

/** What stands after one. */
export const afterFood =
  /[\s.?!,;:]+$|\s+(?:s['’ ]?il (?:te|vous) pla[iî]t|stp|svp|merci|aussi|chef|[àa] la maison|hier(?: soir)?|aujourd['’ ]?hui|ce (?:soir|midi|matin)|qui (?:reste|restait|restaient)|pour (?:demain|ce soir)|maintenant|dispo|restante?s?|en plus|finalement|plut[oô]t|non plus|[àa] (?:la|ma|notre) liste|c['’ ]?est (?:fini|bon))$/iu;

/** « du gruyère pour la quiche » */
export const purpose = / pour (?:le|la|les|l['’]|un|une|des|mon|ma|mes|faire) ?.*$/iu;
/** A part that tells something is no food. */
export const clauseStart =
  /^(?:j['’ ]|g |je |on |c['’ ]|il |elle |ils |qui |que |parce|car |nous |tu |pas )/iu;

/** Said right after a food, they are part of what it is. */
export const foodStates: ReadonlySet<string> = new Set(
  'cuit cuite roti rotie fume fumee hache hachee rape rapee surgele surgelee congele congelee seche sechee dur mollet cru crue entier entiere'.split(
    ' ',
  ),
);

/** Words of other things that are also foods, or lie near one. */
export const notFoods: ReadonlySet<string> = new Set(
  'mais moitie croustillant croustillants plat plats reste restes repas menu liste course courses recette recettes dessert desserts entree gouter apero diner souper dejeuner midi soir jour four poele frais froid chaud bon bonne gout gouts date sale sucre_ chef cuisine marche moi toi peu fin finir bien petit petite grosse gros nature base main mains tour jeune vie frigo congelateur truc chose autre idee temps fete famille enfant enfants bebe faire fait mange manger semaine maison part parts portions verre boite boites paquet paquets sachet'.split(
    ' ',
  ),
);
