import { stemOf } from '../text/text.js';
import type { Trait } from './types.js';

const stems = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(stemOf));

/** Adjectives that say « of a plant », but not of which. */
export const ofPlants = stems(
  'végétal végétale végétaux vegan végane végétalien végétalienne vegetale pflanzlich pflanzliche',
);

/** What is made of oats or almonds as often as of soy, and what is made of cashews. */
export const plantBases: ReadonlyMap<string, readonly Trait[]> = new Map([
  ...[
    ...stems(
      'lait boisson crème cuisine yaourt yogourt yoghourt yogurt skyr dessert flan glace chantilly alternative préparation spécialité latte bevanda panna milk drink milch',
    ),
  ].map((stem): [string, readonly Trait[]] => [stem, ['GLUTEN', 'NUT']]),
  ...[
    ...stems(
      'fromage mozzarella parmesan feta raclette gruyère cheddar camembert emmental ricotta mascarpone vromage fauxmage kiri boursin philadelphia comté mozza babybel reblochon brie',
    ),
  ].map((stem): [string, readonly Trait[]] => [stem, ['NUT']]),
  ['chocolat', ['GLUTEN', 'NUT']],
  ['proteine', ['GLUTEN']],
  ...[
    ...stems(
      'saucisse steak burger viande boulette nugget escalope merguez rôti gigot rosbif jarret rumsteck brochette kebab poulet dinde jambon lardon haché émincé bacon',
    ),
  ].map((stem): [string, readonly Trait[]] => [stem, ['GLUTEN']]),
]);

/** Other things that « végétal » may be said of: what stands before them is not meant. */
export const otherBases = stems(
  'beurre margarine huile graisse matière bouillon sauce mayonnaise présure colorant fibre brique pot herbe',
);

/** « végétal ou … »: and then it is of an animal. */
export const ordinary = stems(
  'non pas animal animale classique normal normale ordinaire vache brebis traditionnel traditionnelle',
);

export const namedPlants = stems(
  'soja soya coco riz amande avoine noisette cajou noix épeautre chanvre pois quinoa lupin millet sarrasin lin tournesol macadamia pistache orge châtaigne souchet féverole arachide cacahuète sésame blé petit-pois oat soy almond rice coconut',
);

/** A soup bought in one of these is bound and creamed, whatever vegetable it is called after. */
export const soups = stems('soupe potage velouté minestrone');
/** Soups that nobody creams. */
export const clearSoups = stems('miso ramen pho gaspacho bortsch');
export const packets = stems(
  'sachet brique brick boîte tetra conserve knorr maggi royco liebig instantané instantanée déshydraté déshydratée lyophilisé lyophilisée',
);

/** Chocolate by brand: milk, and nuts or praliné in most, unless its kind is said. */
const chocolateBrands =
  'lindt, cailler, frey, milka, villars, suchard, munz, camille bloch, poulain, côte d’or, merci, halba, favarger, läderach, sprüngli, ritter sport, galak, cadbury';

export interface BareName {
  words: string;
  may: readonly Trait[];
  /**
   * What may stand beside it and still say nothing: an amount (but « sauce piquante » is said), how it is, or what it
   * is dressed with (« rôti aux pruneaux »).
   */
  beside: 'AMOUNT' | 'MEASURE' | 'LOOKS' | 'DRESSING';
  /** « Végétal » beside it says nothing of what is no animal's: the wine of a fondue mix. */
  alsoOfPlants?: true;
}

const anything: readonly Trait[] = ['MEAT', 'PORK', 'MILK', 'EGG', 'GLUTEN', 'NUT', 'ALCOHOL'];

function all(
  names: string,
  may: readonly Trait[],
  beside: BareName['beside'] = 'LOOKS',
): BareName[] {
  return names.split(',').map((words) => ({ words: words.trim(), may, beside }));
}

/** Names that say something only with what is named beside them. */
export const bareNames: readonly BareName[] = [
  ...all(
    'sauce, marinade, garniture, accompagnement, snack, snack salé, apéro, apéritif, reste, amuse bouche, en-cas, traiteur, conserve, surgelé, barquette',
    anything,
    'AMOUNT',
  ),
  ...all(
    'dessert, plat, plat préparé, plat cuisiné, entrée, repas, pique nique, brunch, lunch, goûter, petit déjeuner, tartinade, tartinable, gourmandise, plat thaï',
    anything,
  ),
  ...all(
    'matière grasse, corps gras, graisse, graisse de cuisson',
    ['MEAT', 'PORK', 'MILK'],
    'AMOUNT',
  ),
  ...all('soupe, potage, soupe de jour', ['MEAT', 'PORK', 'MILK', 'GLUTEN']),
  ...all(
    'sandwich, sandwichs, club sandwich, panini, antipasti, salade composée, salade repas, bowl, buddha bowl, grande salade',
    ['MEAT', 'PORK', 'MILK'],
  ),
  ...all('quiche, tarte salée, cake salé, feuilleté salé, feuilleté apéritif', ['MEAT', 'PORK']),
  ...all('wok', ['MEAT', 'PORK', 'GLUTEN']),
  ...all('reste de curry, curry maison', ['MEAT', 'MILK']),
  ...all('reste de chili, chili maison', ['MEAT']),
  ...all('plat vegan, plat végétal, plat cuisiné vegan, plat cuisiné végétal, repas vegan', [
    'GLUTEN',
  ]),
  ...all('papillote, papillote de noël, papillote révillon', ['MILK', 'NUT'], 'AMOUNT'),
  ...all('gratin', ['GLUTEN']),
  ...all('tajine, tagine, couscous garni', ['MEAT']),
  ...all('daim, lion', ['NUT', 'MILK']),
  ...['', 'chocolat ', 'tablette ', 'barre '].flatMap((head) =>
    chocolateBrands
      .split(', ')
      .flatMap((brand) => all(`${head}${brand}`, ['NUT', 'MILK'], 'MEASURE')),
  ),
  ...all('pâtisserie, pâtisserie assortie', ['GLUTEN', 'MILK', 'EGG', 'NUT']),
  ...all('croque', ['MEAT', 'PORK', 'MILK', 'GLUTEN']),
  ...all('branche', ['MILK', 'NUT'], 'AMOUNT'),
  ...all('rôti', ['MEAT', 'PORK'], 'DRESSING'),
  ...all(
    'émincé à, émincé sauce, émincé curry, émincé mariné, émincé chasseur, haché à, haché sauce, haché mariné, haché en croûte, filet au poivre, filet au herbe, filet à moutarde, filet mariné, filet en sauce, selle au herbe, sauté au légume, sauté au olive, sauté à moutarde, mijoté à, mijoté de, longe à',
    ['MEAT', 'PORK'],
    'DRESSING',
  ),
  ...all('aile à, aile épicé, aile mariné, cuisse à, pilon à, suprême à', ['MEAT'], 'DRESSING'),
  ...all('filet, cœur, émincé, haché, allumette', ['MEAT', 'PORK'], 'AMOUNT'),
  ...all('aile, cuisse, pilon', ['MEAT'], 'AMOUNT'),
  ...all('=blanc battu', ['MILK'], 'AMOUNT'),
  ...all('américain', ['MEAT', 'EGG'], 'AMOUNT'),
  ...all('solo', ['MILK'], 'AMOUNT'),
  ...all('marbré', ['GLUTEN', 'MILK', 'EGG'], 'AMOUNT'),
  ...all('moelleux, fondant, mi-cuit, coulant', ['GLUTEN', 'MILK', 'EGG'], 'AMOUNT'),
  { words: 'moitié moitié', may: ['MILK', 'ALCOHOL'], beside: 'LOOKS', alsoOfPlants: true },
  ...all('prince', ['GLUTEN', 'MILK', 'EGG'], 'AMOUNT'),
  ...all('demi sel, râpé', ['MILK'], 'AMOUNT'),
  ...all('=violets', ['SHELLFISH'], 'AMOUNT'),
  ...all('=goutte', ['ALCOHOL'], 'AMOUNT'),
  ...all('gélifiant, épaississant gélifiant', ['GELATINE']),
];

/** After « ou »: of which kind, said of the noun before it (« crème de soja ou fraîche »). */
export const elliptic = stems(
  'frais fraîche entier entière demi écrémé écrémée liquide épais épaisse blanc blanche blancs blanches noir noire rouge rosé blond blonde brun brune cru crue cuit cuite sec sèche fumé fumée fumés fumées nature naturel naturelle grec grecque complet complète complets complètes ordinaire normal normale classique classiques traditionnel traditionnelle doux douce salé salée haché hachée hachés hachées râpé râpée brut brute chinois chinoise chinoises pur pure animal animale brisé brisée feuilleté feuilletée sablé sablée crémeux crémeuse fermier fermière allégé allégée condensé concentré aigre double vrai vraie bleu bleue gras grasse mélangé mélangée ambré ambrée fin fine persillé dur dure légère léger bulgare blond dorée fluide moyenne instantanée pays porcine porcin bovine milanaise vache uht normaux cocktail praliné sucrée sucré demi-sel mélange semi industriel industrielle standard usuel vraie reine',
);
/** Of these the line means the common thing, with all that it holds: « 3 steaks végétaux + 2 normaux ». */
export const ordinaryKinds = stems(
  'normal normale normaux normales classique ordinaire standard traditionnel traditionnelle usuel usuelle habituel habituelle vrai vraie avec',
);
/** A part of what the line names. */
export const shares = stems('part portion personne assiette convive enfant');
export const notElliptic = stems(
  'autre autres défaut plus moins encore bien non pas sinon environ volonté croquer cuire',
);

/** Words of a shopping list that say nothing of what a thing holds. */
export const emptyWords = stems(
  'veille hier frigo frigidaire congélateur congelé congelée reste fond fin gamelle tupperware bocal pot enfant végétarien végétarienne midi soir doggy bag menu semaine choix maison jour préféré préférée prêt prête emploi varié divers autre restant restante acheté achetée pour facultatif facultative bio suisse français française fermier fermière artisanal artisanale label boucher traiteur froid froide chaud chaude four personne moule poêle plaque cuisson',
);

/** Fillings without meat. */
export const meatlessFillings = stems(
  'épinard épinards ricotta légume champignon bolet cèpe courge potiron butternut potimarron asperge aubergine courgette artichaut fromage chèvre brousse feta mozzarella parmesan gorgonzola burrata ortie poireau betterave chanterelle morille chou patate',
);
export const filledPasta = stems(
  'ravioli tortellini tortelloni tortelli cappelletti agnolotti cannelloni raviole raviolini tortellinis cannellonis',
);
/** Where the filling ends: « raviolis sauce tomate » are not filled with tomatoes. */
export const pastFilling = stems('sauce avec et ou viande');
