import { additions, combine, entriesOf, type LexiconEntry } from '../types.js';

const flavours =
  'nature, vanille, à la vanille, aux fruits, aux fruits rouges, aux fraises, fraise, framboise, aux framboises, aux myrtilles, abricot, coco, citron, mangue, maigre, demi gras, moka';

/** Names of Romandie, of German and of Italian Switzerland, as shops and families there write them. */
export const swissNames: readonly LexiconEntry[] = [
  ...entriesOf([
    // Milk and cheese.
    {
      has: ['MILK'],
      names:
        'formaggini, formaggino, formaggini freschi, formaggella, zincarlin, mascarplin, rebibes, tamtam, tam tam vanille',
    },
    { has: ['MILK'], only: 'LINE', names: 'anniviers mi gras, anniviers gras, raclette anniviers' },
    { has: ['MILK'], names: 'fondue moitié moitié sans alcool, moitié moitié sans alcool' },
    // Meat and fish.
    { has: ['MEAT'], names: 'cicitt, suppenhuhn, suppenpoulet, brathuhn, mistkratzerli' },
    {
      has: ['MEAT'],
      may: ['PORK'],
      names: '=leber, läberli, suuri leber, suuri läberli, suuri leberli, saure leber',
    },
    { has: ['MEAT', 'PORK'], names: 'cazzöla, cazzola, cazzuola' },
    { has: ['MEAT', 'ALCOHOL'], names: 'bruscitti' },
    {
      has: ['MEAT', 'MILK'],
      may: ['PORK', 'GLUTEN'],
      names: 'rahmschnitzel, pilzrahmschnitzel, rahmgeschnetzeltes',
    },
    {
      has: ['MEAT'],
      may: ['PORK', 'GLUTEN'],
      names: 'fleischkügeli, fleischchügeli, hacktätschli, fleischtätschli, hackplätzli',
    },
    { has: ['FISH'], may: ['SCALELESS_FISH', 'GLUTEN'], names: 'fischstäbli' },
    {
      has: ['FISH', 'GLUTEN'],
      may: ['SCALELESS_FISH'],
      names:
        'filet gourmet à la provençale, filets gourmet à la provençale, filet gourmet provençale',
    },
    { has: ['MEAT', 'ALCOHOL'], names: 'rehpfeffer, wildpfeffer, gämspfeffer, gemspfeffer' },
    {
      has: ['MEAT'],
      may: ['PORK', 'ALCOHOL', 'EGG'],
      names: 'tripes à la neuchâteloise, tripes neuchâteloises',
    },
    {
      has: ['MEAT'],
      may: ['PORK', 'MILK', 'EGG', 'GLUTEN'],
      only: 'LINE',
      names: 'filet wellington, filets wellington',
    },
    // Dough, bread and pastry.
    { has: ['GLUTEN'], may: ['EGG', 'MILK'], names: 'wähenteig, chuecheteig' },
    { has: ['GLUTEN', 'ALCOHOL'], may: ['EGG'], names: 'bierteig' },
    { has: ['GLUTEN'], names: 'pain à fondue, pain pour fondue, pain pour la fondue' },
    { has: ['GLUTEN'], names: 'bâtons salés, bâton salé, salzstängeli, salzstangen' },
    { may: ['GLUTEN'], names: 'bierhefe' },
    {
      has: ['EGG', 'GLUTEN'],
      names: 'eiernudeln, eierhörnli, eierspaghetti, eiernüdeli, frischeinudeln, frischeiteigwaren',
    },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      names: 'pastetli vides, pastetli vide, pastetli leer, croûtes à pastetli',
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK', 'MILK', 'EGG', 'ALCOHOL'],
      names: 'pastetli, pastetlis',
    },
    {
      has: ['EGG', 'MILK', 'GLUTEN'],
      may: ['MEAT', 'PORK'],
      names: 'zwiebelwähe, böllewähe, spinatwähe',
    },
    {
      has: ['EGG', 'MILK', 'GLUTEN'],
      names: 'gâteau au vin cuit, gâteaux au vin cuit, tarte au vin cuit, tartelettes au vin cuit',
    },
    {
      has: ['EGG', 'MILK', 'GLUTEN'],
      names:
        'escargot à la cannelle, escargots à la cannelle, escargot cannelle, escargots cannelle',
    },
    {
      has: ['EGG', 'MILK', 'GLUTEN', 'NUT'],
      names:
        'escargot aux noisettes, escargots aux noisettes, escargot aux noix, escargots aux noix',
    },
    {
      has: ['EGG', 'GLUTEN', 'NUT'],
      may: ['MILK', 'ALCOHOL'],
      names: 'rüeblitorte, rüeblikuchen, rüeblichueche, rüeblicake',
    },
    {
      has: ['EGG', 'MILK', 'GLUTEN', 'NUT'],
      may: ['ALCOHOL'],
      names: 'spampezi, spampezzi',
    },
    { has: ['MILK', 'NUT'], names: 'giandor, truffes du jour, truffe du jour' },
    { may: ['MILK'], names: 'plaque de crémant, plaques de crémant, tablette de crémant' },
    {
      has: ['EGG', 'MILK', 'GLUTEN'],
      names:
        'grättimaa, grättimanne, bonhomme de saint nicolas, bonshommes de saint nicolas, bonhomme de pâte',
    },
    // Groceries.
    { may: ['GLUTEN'], names: 'gemüsebouillon' },
    { has: ['MEAT'], may: ['GLUTEN'], names: 'hühnerbouillon, rindsbouillon, fleischbouillon' },
    { may: ['ALCOHOL'], only: 'LINE', names: 'rotkraut' },
    { names: 'gehackte tomaten' },
    { has: ['NUT'], names: "noix de l'arbre" },
    {
      names:
        'farina bóna, farina bona, pom bär, chair ferme pour raclette, chair ferme à raclette, patates à raclette, patates pour raclette, patate à raclette',
    },
    { has: ['ALCOHOL'], names: 'suure most, suurer most, saurer most, sauermost' },
    {
      has: ['ALCOHOL'],
      only: 'LINE',
      names: 'chrüter, chrüterschnaps, kräuterschnaps, kräuterlikör',
    },
    { has: ['ALCOHOL', 'NUT'], names: 'nocciolino' },
    {
      has: ['EGG'],
      names:
        'sauce fondue chinoise, sauces fondue chinoise, sauce à fondue chinoise, sauces à fondue chinoise, sauce pour fondue chinoise, sauces pour fondue chinoise',
    },
  ]),
  ...additions([
    {
      has: ['MILK'],
      only: 'LINE',
      names: combine('=blanc battu', flavours, ' ').join(', '),
    },
    { may: ['MILK'], only: 'LINE', names: 'aargauer rüeblitorte' },
    { may: ['PORK'], only: 'LINE', names: 'leberli' },
    { may: ['ALCOHOL'], only: 'LINE', names: 'brasato, hirschpfeffer, hasenpfeffer' },
    { may: ['ALCOHOL'], only: 'LINE', names: 'chou rouge cuit, choux rouges cuits' },
    { may: ['ALCOHOL'], only: 'LINE', names: 'birnweggen, birewegge, fasnachtschüechli' },
    {
      has: ['EGG', 'MILK', 'GLUTEN'],
      may: ['ALCOHOL'],
      only: 'LINE',
      names: 'fasnachtschüechli, fasnachtsküchlein, fasnachtschüechl',
    },
    { has: ['GLUTEN'], only: 'LINE', names: 'maluns' },
    { may: ['GLUTEN'], only: 'LINE', names: 'rôti haché, rôtis hachés, zürcher geschnetzeltes' },
    {
      may: ['MILK', 'ALCOHOL', 'GLUTEN'],
      only: 'LINE',
      names: [
        'sauce zurichoise',
        ...combine(
          'émincé, émincés, poulet, volaille, veau, porc, dinde, bœuf, champignons',
          'à la zurichoise, zurichoise',
          ' ',
        ),
      ].join(', '),
    },
    {
      has: ['MEAT'],
      may: ['PORK', 'MILK', 'ALCOHOL', 'GLUTEN'],
      only: 'LINE',
      names: 'émincé zurichoise, émincés zurichoise',
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK', 'MILK'],
      only: 'LINE',
      names:
        'basler mehlsuppe, mehlsuppe, soupe à la farine bâloise, soupe bâloise, soupe à la farine, soupe à la farine grillée, soupe à la farine rôtie',
    },
    {
      may: ['NUT'],
      only: 'LINE',
      names: 'zigerkrapfen, zigerchrapfe, wernli jura waffel, jura waffel',
    },
    {
      has: ['EGG', 'MILK', 'GLUTEN'],
      only: 'LINE',
      names:
        'zigerkrapfen, zigerchrapfe, couronne des rois, couronne de rois, couronne des 3 rois, petits milanais, petit milanais, milanais maison, biscuits milanais, os de mort, totebeinli, totenbeinli, tranche à la crème, tranches à la crème',
    },
    { has: ['NUT'], only: 'LINE', names: 'os de mort, totebeinli, totenbeinli' },
    {
      has: ['EGG', 'MILK', 'GLUTEN', 'NUT'],
      only: 'LINE',
      names:
        'tranche aux noix, tranches aux noix, tranche aux noisettes, tranches aux noisettes, couronne aux noix, couronne aux noisettes, couronnes aux noisettes, tranche russe, tranches russes',
    },
    {
      may: ['EGG', 'MILK', 'GLUTEN'],
      only: 'LINE',
      names: 'miroir aux fruits, miroirs aux fruits, miroir aux fruits rouges, miroir cassis',
    },
    {
      has: ['MILK', 'GLUTEN'],
      only: 'LINE',
      names: 'macaronis fribourgeois, macaroni fribourgeois, macaronis à la fribourgeoise',
    },
    {
      may: ['MEAT', 'PORK', 'MILK'],
      only: 'LINE',
      names: 'salade suisse',
    },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names: [
        ...combine(
          'saucisson, saucissons, saucisse, saucisses, saucisses cocktail, saucisse cocktail',
          'croûte, pâte, pâte feuilletée',
          'en',
        ),
        'jambon en croûte',
      ].join(', '),
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['ALCOHOL', 'EGG'],
      only: 'LINE',
      names:
        'croûte champignons, croûtes champignons, croûte morilles, croûtes morilles, croûte fromage, croûte jambon fromage, croûte jambon fromage œuf, croûte fromage œuf, croûte fromage jambon, croûte fromage jambon œuf, croûte jambon, croûte jambon œuf, croûte fromage tomate',
    },
  ]),
];
