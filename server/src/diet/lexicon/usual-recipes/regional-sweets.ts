import { additions, entriesOf, type LexiconEntry } from '../types.js';

/** Cakes, breads, sweets and cheeses that one region knows by a name of its own. */
export const regionalSweets: readonly LexiconEntry[] = [
  ...additions([
    {
      has: ['GLUTEN', 'EGG', 'MILK'],
      only: 'LINE',
      names:
        'cacou, cacous, cacou de paray, roulette de rouen, roulettes de rouen, coquille de noël, coquilles de noël, coquille du nord, broyé poitevin, broyés poitevins, ramequin vaudois, ramequins vaudois, branche de noël, branches de noël, pain crotté, pains crottés, pain ferré, bettelmann, bettelman, mendiant alsacien, mendiants alsaciens, fondu bruxellois, fondus bruxellois, quetschentaart, quetschetaart, quetschentaarten, quetschekuch, flamusse, flamusses, flamusse aux pommes, flamusse aux poires, flaune, flaunes, flône, sanciau, sanciaux, sanciaux aux pommes, piquenchâgne, picanchâgne, krampouz, krampouezh, krampouezenn, crapiau, crapiaux, grapiau, grapiaux, matafan, matafans, matefaim, matefaims, galetou, galetous, tourtou, tourtous, totché, totchés, toétché, toutché, toutchés, cuquette, cuquettes, milliard aux cerises, millard aux cerises, milliard auvergnat, millard auvergnat, milliard limousin, milliard aux griottes, butterbredele, butterbredeles, butterbredela, butterbredala, grimolle, grimolles, =fion, farinade, farinades, farinette, farinettes, cornet de murat, cornets de murat, cougnolle, cougnolles, migliacciu, migliacci, ambrucciata, imbrucciata, imbrucciate, bescoin, bescoins, tarte au mougin, galette au sucre, mäerzkuch, tourment d’amour, tourments d’amour',
    },
    {
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names: 'crapiau, crapiaux, crapiaux morvandiaux, grapiau, grapiaux',
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['EGG'],
      only: 'LINE',
      names:
        'sèche franc comtoise, sèches franc comtoises, sèche comtoise, sèche au sucre, sèche du haut doubs, sèche de montbéliard, préfou, préfous, préfou à l’ail, préfou vendéen, tarte au papin, tarte papin, tarte à papin',
    },
    {
      has: ['MILK', 'EGG'],
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'papin, tarte au papin, tarte papin, tarte à papin',
    },
    // With almonds, hazelnuts, walnuts, pine nuts.
    {
      has: ['GLUTEN', 'EGG', 'MILK', 'NUT'],
      only: 'LINE',
      names:
        'nougat de tours, bretzel luxembourgeois, bretzels luxembourgeois, bretzel de luxembourg, corne aux noisettes, cornes aux noisettes, corne aux noix, cornes aux noix, corne aux amandes, cornes aux amandes, tresse russe, tresses russes, bouchon vaudois, bouchons vaudois, tourte de pain tessinoise, tourte au pain tessinoise, gâteau de pain tessinois, torta di pane, torta di pane ticinese, tourte tessinoise, torta della nonna, gâteau au chocolat de nancy, gâteau de nancy, gâteau au nillon, gâteau aux nillons, gâteau à la nillon, creusois, gâteau le creusois, tartelette amandine, tartelettes amandine, tartelettes amandines, 3 amandines, 5 amandines, 6 amandines, 8 amandines, 1 russe, gâteau le russe, cake le russe',
    },
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names:
        'tourte de pain tessinoise, tourte au pain tessinoise, gâteau de pain tessinois, torta di pane, torta di pane ticinese, tourte tessinoise',
    },
    {
      has: ['NUT'],
      only: 'LINE',
      names: 'nillon, nillons, pain de nillon, tuiles amiénoises, tuile amiénoise, tuiles d’amiens',
    },
    {
      has: ['GLUTEN', 'EGG', 'MILK', 'NUT', 'ALCOHOL'],
      only: 'LINE',
      names:
        'gâteau de zoug, gâteau zougois, tourte zougoise, gâteau au kirsch de zoug, zuger torte',
    },
    {
      has: ['GLUTEN', 'EGG', 'MILK', 'ALCOHOL'],
      may: ['NUT'],
      only: 'LINE',
      names:
        'brioche polonaise, brioches polonaises, 1 polonaise, 2 polonaises, 3 polonaises, 4 polonaises, polonaise pâtissière, polonaises pâtissières, polonaise aux fruits confits',
    },
    {
      has: ['GLUTEN', 'NUT', 'ALCOHOL'],
      may: ['EGG', 'MILK'],
      only: 'LINE',
      names: 'beerawecka, berawecka, beraweka, bierawecka',
    },
    {
      may: ['NUT'],
      only: 'LINE',
      names: 'tourte de blettes, tourte de blettes niçoise, tourta de blea, tourte de blea',
    },
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names: 'tourte de blettes niçoise, tourta de blea, tourte de blettes sucrée',
    },
    {
      has: ['GLUTEN', 'ALCOHOL'],
      may: ['EGG', 'MILK'],
      only: 'LINE',
      names: 'inuliata, inuliate, frappes corses, =frappes',
    },
    // Kirsch, rum or brandy in the dough.
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names:
        'brunsli bâlois, brunsli de bâle, basler brunsli, rüeblitorte, aargauer rüeblitorte, tourte argovienne aux carottes, tourte argovienne, pastis bourrit, pastis bourrit landais, fouace nantaise, fouaces nantaises, fouace de vallet',
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['ALCOHOL', 'EGG'],
      only: 'LINE',
      names:
        'luzerner lebkuchen, lebkuchen lucernois, lebkuchen de lucerne, pain d’épices lucernois',
    },
    {
      has: ['GLUTEN', 'EGG', 'MILK'],
      may: ['ALCOHOL'],
      only: 'LINE',
      names:
        'les pensées brouillées, pensées brouillées, verwurrelt gedanken, verwurelt gedanken, verwuerelt gedanken',
    },
    // Carmine in the pink pralines.
    {
      may: ['INSECT'],
      only: 'LINE',
      names:
        'tarte aux pralines, tartelette aux pralines, tartelettes aux pralines, tarte à la praline, tarte aux pralines roses, tarte à la praline rose, tarte pralines roses, brioche aux pralines, brioche aux pralines roses, brioche pralinée, brioche de saint genix, gâteau de saint genix, brioche saint genix, praluline, pralulines, pogne aux pralines, couronne aux pralines, brioche aux pralines de lyon',
    },
    {
      has: ['GLUTEN', 'EGG', 'MILK', 'NUT'],
      only: 'LINE',
      names:
        'brioche de saint genix, gâteau de saint genix, brioche saint genix, praluline, pralulines',
    },
    // Sweets.
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'babelutte, babeluttes, babelutte de furnes, babeluttes de lille, négus de nevers, chuque du nord, chuques du nord, mokatine, mokatines',
    },
    {
      has: ['MILK', 'NUT', 'EGG'],
      only: 'LINE',
      names: 'mentchikoff, mentchikoffs, mentchikoffs de chartres, mentchikof, mentchikofs',
    },
    { has: ['HONEY'], only: 'LINE', names: 'suce miel, suce miels, suce miel d’allauch' },
    {
      has: ['MILK', 'NUT'],
      only: 'LINE',
      names:
        '=manons, manon café, manon au café, manon blanc, manon lait, manon sucre, manon chocolat, manon noir, manon leonidas, manon neuhaus, praline manon, pralines manon',
    },
    {
      may: ['MILK', 'NUT'],
      only: 'LINE',
      names:
        'papillotes lyonnaises, papillote lyonnaise, papillotes de lyon, papillotes révillon, papillotes de noël',
    },
    {
      has: ['NUT'],
      only: 'LINE',
      adds: false,
      names:
        'bonbons aux patates, bonbon aux patates, bonbons à la patate, bonbons patates, bonbons aux pommes de terre',
    },
    {
      has: ['MILK', 'NUT'],
      only: 'LINE',
      adds: false,
      names:
        'marmite de l’escalade, marmites de l’escalade, marmite de l’escalade en chocolat, marmite en chocolat, marmites en chocolat',
    },
    // Milk: fresh, cooked or melted.
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'makeye, makèye, maquèye, makaye, terrinée, terrinées, terrinée normande, fondu limousin, fondu du limousin',
    },
    {
      has: ['MILK'],
      only: 'LINE',
      adds: false,
      names:
        'boulette de charleroi, boulettes de charleroi, boulette de papleux, fondu creusois, fondu de la creuse',
    },
    {
      has: ['MEAT'],
      only: 'LINE',
      adds: false,
      names: 'bœuf creusois, veau creusois, agneau creusois',
    },
  ]),
  ...entriesOf([{ has: ['GLUTEN', 'FISH'], names: 'pissaladière, pissaladières' }]),
  ...entriesOf([
    { has: ['GLUTEN', 'EGG'], names: 'anisbredele, anisbredeles, anisbrötli, springerle' },
  ]),
];
