import { beside } from '../beside.js';
import { additions, entriesOf, type LexiconEntry } from '../types.js';

const flavours =
  'paprika, au paprika, barbecue, au barbecue, bbq, moutarde, à la moutarde, miel moutarde, au miel et à la moutarde, oignon, aux oignons, à l’oignon, crème et oignon, crème oignon, sour cream, sel vinaigre, sel et vinaigre, au vinaigre, vinaigre, sweet chili, chili, piment, épicées, truffe, à la truffe, aux truffes, aux herbes, herbes, fines herbes, aux fines herbes, fromage, au fromage, cheese, chèvre, au chèvre, camembert, bleu, comté, emmental, poulet, poulet rôti, poulet braisé, au poulet, jambon, jambon fumé, bacon, lard, au lard, bolognaise, curry, au curry, grill, ketchup, pizza, crevette, thaï, ail, à l’ail, tzatziki, mexicaine, kebab, bolo, poivre, au poivre, poivre noir, sel et poivre, sel poivre, piment d’espelette, au piment d’espelette, espelette, à l’aneth, aneth, kimchi, wasabi, texane, spicy';

/** What a shelf, a receipt or a maker calls a thing in fewer words than its kind has. */
export const shelfShortNames: readonly LexiconEntry[] = [
  ...additions([
    {
      may: ['GLUTEN', 'MILK'],
      only: 'LINE',
      names: [
        beside(
          'chips, chips ondulées, chips craquantes, chips artisanales, chips chaudron',
          flavours,
        ),
        beside('chips lay’s, chips lays, chips brets, chips zweifel, chips vico', 'saveur, goût'),
        beside(
          'zweifel secrets, zweifel kezz, zweifel original, zweifel snacketti, snacketti',
          'paprika, barbecue, provençale, crème et oignon',
        ),
        'paprika chips, barbecue chips, curry chips, zweifel snacketti, snacketti, snacketti zweifel',
      ].join(', '),
    },
    {
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names:
        'soupe aux vermicelles, soupe vermicelles, soupe vermicelle, soupe pâtes alphabet, soupe aux pâtes, soupe alphabet, soupe aux étoiles, bouillon vermicelles, bouillon aux vermicelles, potage vermicelles, potage aux vermicelles',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names: 'soupe pâtes alphabet, soupe alphabet, soupe aux étoiles',
    },
    {
      has: ['FISH', 'GLUTEN'],
      may: ['ALCOHOL'],
      only: 'LINE',
      names: beside(
        'colin, colin d’alaska, lieu, lieu noir, cabillaud, merlu, poisson, hoki',
        'à la bordelaise, bordelaise',
      ),
    },
    {
      has: ['FISH', 'GLUTEN'],
      may: ['ALCOHOL', 'SCALELESS_FISH'],
      only: 'LINE',
      names: beside('filet, filets, dos, pavés', 'à la bordelaise'),
    },
    {
      has: ['SHELLFISH', 'MILK'],
      may: ['GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names: beside(
        'saint jacques, st jacques, noix de saint jacques, noix de st jacques, coquille saint jacques, coquilles saint jacques, coquille st jacques, coquilles st jacques',
        'à la bretonne, bretonne, bretonnes',
      ),
    },
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names:
        'foie gras de canard mi cuit, foie gras canard mi cuit, foie gras d’oie mi cuit, foie gras de canard entier mi cuit, foie gras de canard entier, foie gras mi cuit',
    },
    {
      may: ['PORK'],
      only: 'LINE',
      names: 'nem poulet, nems poulet, nem bœuf, nems bœuf, nems au bœuf',
    },
    {
      may: ['MEAT', 'GLUTEN', 'ALCOHOL'],
      has: ['MILK'],
      only: 'LINE',
      names:
        'sauce poivre, sauce poivre vert, sauce aux poivres, sauce aux trois poivres, sauce aux 3 poivres, sauce 3 poivres, sauce trois poivres',
    },
    {
      may: ['PORK', 'MEAT'],
      only: 'LINE',
      names: 'sauce aux trois poivres, sauce aux 3 poivres, sauce poivre vert',
    },
    {
      may: ['ALCOHOL', 'MILK', 'GLUTEN'],
      only: 'LINE',
      names: 'sauce à l’échalote, sauce échalote, sauce aux échalotes, sauce échalotes',
    },
  ]),
  ...entriesOf([
    {
      may: ['EGG'],
      only: 'LINE',
      names:
        'sauce pommes frites, sauce pour frites, sauce à frites, sauce big, sauce fry, sauce friterie',
    },
    {
      may: ['GLUTEN', 'NUT'],
      only: 'LINE',
      names:
        'snack mix, apéro mix, party mix, mélange cocktail, mélanges cocktail, mix cocktail, mélange party',
    },
    { has: ['NUT'], only: 'LINE', names: 'noix cocktail' },
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names:
        'pâté campagne, pâté forestier, pâté ardennes, pâté périgord, terrine campagne, grillschnecke, grillschnecken, pantli, pantlis, appenzeller pantli, siedwurst, siedwürste, appenzeller siedwurst, pierre schmidt, bell grill',
    },
    {
      has: ['MEAT'],
      only: 'LINE',
      names: 'montfort, appenzeller mostbröckli, appenzeller mostmöckli',
    },
    {
      has: ['FISH'],
      may: ['SCALELESS_FISH'],
      only: 'LINE',
      names: 'pêche océan, côte océane',
    },
    {
      has: ['MEAT', 'PORK', 'EGG'],
      only: 'LINE',
      names: beside(
        'bonduelle, aucy, daucy, martinet, pierre martinet, randy, sodebo, coop, migros, casino, carrefour, auchan, leclerc',
        'piémontaise, la piémontaise',
      ),
    },
    {
      has: ['MEAT'],
      may: ['PORK'],
      only: 'LINE',
      names:
        'jus de cuisson de rôti, jus de cuisson de la viande, jus de cuisson de viande, jus de cuisson rôti',
    },
    {
      has: ['MEAT', 'PORK', 'GLUTEN', 'MILK'],
      only: 'LINE',
      names: beside(
        'pizza four à pierre, pizza bella napoli, pizza fraîch’up',
        'royale, reine, regina, jambon',
      ),
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['EGG', 'MEAT', 'PORK'],
      only: 'LINE',
      names: 'brioche surprise, brioches surprise, brioche surprise garnie',
    },
    {
      has: ['FISH', 'GLUTEN'],
      may: ['SCALELESS_FISH'],
      only: 'LINE',
      names: 'capitaine iglo, käpt’n iglo, captain iglo, fischstäbchen, fischstaebchen',
    },
    {
      has: ['FISH', 'GLUTEN'],
      may: ['SHELLFISH', 'SCALELESS_FISH'],
      only: 'LINE',
      names: beside(
        'bâtonnets, bâtonnet',
        'saveur crabe, goût crabe, crabe, au goût de crabe, à la saveur de crabe',
      ),
    },
    { has: ['SHELLFISH'], only: 'LINE', names: 'crevettes cocktail, crevette cocktail' },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names: 'blinis cocktail, mini blinis cocktail',
    },
    {
      has: ['SHELLFISH', 'GLUTEN'],
      only: 'LINE',
      names: beside(
        'nouilles instantanées, cup noodles, nouilles instantanées saveur',
        'crevette, crevettes, aux crevettes',
      ),
    },
    {
      has: ['MEAT', 'GLUTEN'],
      only: 'LINE',
      names: beside('samoussa, samoussas', 'poulet, bœuf, au poulet, dinde, agneau'),
    },
    {
      has: ['MEAT'],
      may: ['GLUTEN'],
      only: 'LINE',
      names: beside(
        'boulette, boulettes',
        'au bœuf, au poulet, à l’agneau, à la dinde, à la volaille, au veau, pur bœuf',
      ),
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['EGG'],
      only: 'LINE',
      names: 'friand fromage, friands fromage',
    },
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names: beside(
        'charcuterie, assortiment de charcuterie, plateau de charcuterie, plateau charcuterie, assiette de charcuterie',
        'pour raclette, à raclette, raclette',
      ),
    },
    // What its maker makes without wheat, or what only borrows the word of bread.
    {
      only: 'LINE',
      names: [
        beside(
          'pain, pain de mie, pâtes, farine, baguettes, ciabatta, spaghetti, penne, mix, chapelure',
          'schär, schar, gerblé sans gluten, valpiform',
        ),
        beside(
          'schär, schar, valpiform',
          'pain, pain de mie, pâtes, farine, ciabatta, spaghetti, penne, chapelure',
        ),
        '=tartex, flocons pdt, flocons de pdt, flocons pommes de terre, chips tortilla nature, chips tortillas nature, pop corn sucré',
      ].join(', '),
    },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'pâté végétal =tartex, beleaf, drink avoine, beleaf emmi drink avoine',
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names: 'purée flocons, purée de flocons, mousline flocons, flocons mousline',
    },
    { has: ['MILK'], only: 'LINE', names: 'toni yogourt, frisco, frisco glace' },
    { has: ['MILK', 'GLUTEN'], only: 'LINE', names: 'frisco cornet' },
    { has: ['GLUTEN'], may: ['MILK', 'EGG'], only: 'LINE', names: 'roland zwieback' },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'the green mountain burger, green mountain burger, green mountain, the green mountain',
    },
    { has: ['MILK', 'NUT'], only: 'LINE', names: 'merveilles du monde' },
    {
      only: 'LINE',
      names:
        'cuisse madame, cuisses madame, minute maid, anna’s best, annas best, jacques vabre, jean hervé, hello kitty, leisi quick, vivi kola, breizh cola, koji de riz, banga, pepita, cristaline, leroux, houmous blini, hummus blini, guacamole blini, guacamole l’atelier blini, houmous l’atelier blini, caviar d’aubergines blini',
    },
    { has: ['MILK'], only: 'LINE', names: 'tzatziki blini, tzatziki l’atelier blini' },
    { may: ['GLUTEN'], only: 'LINE', names: 'koji' },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names: 'hello cookies, hello cookies lu',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names: 'bretzels sticks, bretzel sticks, sticks bretzels, sticks bretzel',
    },
    {
      has: ['EGG'],
      only: 'LINE',
      names:
        'œufs loué, œufs de loué, œufs fermiers loué, œufs fermiers de loué, œufs bio loué, œufs bio de loué',
    },
    { has: ['MEAT'], clearedBy: ['PLANT'], only: 'LINE', names: 'cuisse, cuisses' },
    { has: ['MEAT'], only: 'LINE', names: 'viande bovine, viandes bovines, viande bovine hachée' },
    { has: ['FISH'], may: ['SCALELESS_FISH'], only: 'LINE', names: 'joël, joëls, sabre, sabres' },
    {
      may: ['GLUTEN', 'MILK', 'NUT', 'HONEY'],
      only: 'LINE',
      names: 'barre céréalière, barres céréalières',
    },
  ]),
];
