import { additions, entriesOf, type LexiconEntry } from '../types.js';

/** Dishes that one region knows by a name of its own, by what their usual recipe holds. */
export const regionalDishes: readonly LexiconEntry[] = [
  ...additions([
    // Pork in the pot.
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names:
        'touffaye, touffâye, touffayes, toffaille, toffailles, tofaille, tofailles, cacasse, cacasses, cacasse à cul nu, macaronade, macaronades, macaronade sétoise, männerstolz, mannerstolz, mazza casalinga',
    },
    { may: ['GLUTEN'], only: 'LINE', names: 'cacasse, cacasses, cacasse à cul nu' },
    { has: ['GLUTEN'], only: 'LINE', names: 'macaronade sétoise' },
    {
      has: ['MEAT'],
      may: ['PORK'],
      only: 'LINE',
      names:
        'brageole, brageoles, braciole, bracioles, casse rennais, casse rennaise, casse rennaises, potch, potchevleesch, pot’jevleesch, busecca, busecca ticinese, fleischkiechle, fleischkiechles, fleischkiechla, fleischkechle, fleischküchle, fleischkichle, bougnette de castres, bougnettes de castres',
    },
    { has: ['GELATINE'], only: 'LINE', names: 'potch, potchevleesch, pot’jevleesch' },
    {
      may: ['GLUTEN', 'EGG'],
      only: 'LINE',
      names:
        'fleischkiechle, fleischkiechles, fleischkiechla, fleischkechle, fleischküchle, fleischkichle, bougnette de castres, bougnettes de castres, bougnette, bougnettes',
    },
    {
      has: ['MEAT', 'PORK', 'GLUTEN'],
      only: 'LINE',
      names:
        'pain bouchon, pains bouchon, pain bouchons, pains bouchons, pain bouchon gratiné, bouchon réunionnais, bouchons réunionnais, bouchons de la réunion, bouchons porc, bouchons au porc',
    },
    { has: ['MILK'], only: 'LINE', names: 'pain bouchon gratiné, pains bouchons gratinés' },
    {
      may: ['MEAT', 'PORK', 'GLUTEN'],
      only: 'LINE',
      names: 'soupe de gourganes, soupe aux gourganes, soupe gourganes',
    },
    {
      has: ['MEAT', 'PORK', 'MILK', 'ALCOHOL'],
      may: ['GLUTEN'],
      only: 'LINE',
      names:
        'saupiquet des amognes, saupiquet du morvan, saupiquet morvandiau, saupiquet de jambon, saupiquet nivernais, jambon saupiquet, jambon en saupiquet, jambon au saupiquet',
    },
    {
      has: ['MILK', 'ALCOHOL'],
      only: 'LINE',
      names:
        'jambon au chablis, jambon à la chablisienne, jambon chablisienne, jambon du morvan à la crème',
    },
    // In a crust.
    {
      has: ['MEAT', 'PORK', 'GLUTEN', 'MILK'],
      may: ['EGG', 'ALCOHOL'],
      only: 'LINE',
      names:
        'chügelipastete, chügelipastetli, luzerner chügelipastete, luzerner chügelipastetli, kügelipastete, kügelipastetli, luzerner kügelipastete, chügelipaschtete, luzerner chügelipaschtete',
    },
    {
      has: ['MEAT', 'GLUTEN'],
      may: ['PORK', 'EGG', 'MILK'],
      only: 'LINE',
      names: 'cipâte, cipâtes, cipaille, cipailles, six pâtes, sea pie, tourtière saguenéenne',
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'FISH', 'SHELLFISH'],
      only: 'LINE',
      names: 'pot en pot, pot en pot acadien, pot en pot madelinot, pot en pot aux fruits de mer',
    },
    {
      has: ['MEAT', 'PORK', 'GLUTEN'],
      may: ['EGG', 'MILK'],
      only: 'LINE',
      names:
        'petit pâté de pézenas, petits pâtés de pézenas, pâté de pézenas, petit pâté de béziers, petits pâtés de béziers, pâté gaumais, pâtés gaumais, pâté de pâques, pâté de pâques berrichon, pâté de pâques du berry, pâté de pâques poitevin, pâté berrichon de pâques',
    },
    { may: ['ALCOHOL'], only: 'LINE', names: 'pâté gaumais, pâtés gaumais' },
    {
      has: ['MEAT', 'PORK', 'GLUTEN', 'ALCOHOL'],
      may: ['EGG', 'MILK', 'GELATINE'],
      only: 'LINE',
      names:
        'rieslingspaschtéit, rieslingspaschteit, rieslingpaschtéit, rieslingspastéit, rieslingspaschtéiten, pâté au riesling luxembourgeois, pâté luxembourgeois au riesling',
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['EGG', 'MEAT', 'PORK'],
      only: 'LINE',
      names:
        'pâté bourbonnais, pâtés bourbonnais, pâté creusois, pâté de tartouffes, pâté aux tartouffes, pâté aux treuffes',
    },
    // Bread with something in it.
    {
      has: ['MEAT'],
      may: ['PORK', 'GLUTEN', 'EGG'],
      only: 'LINE',
      names:
        'américain frites, américain frite, filet américain frites, sandwich américain, pain américain frites',
    },
    { has: ['GLUTEN'], may: ['FISH', 'MEAT'], only: 'LINE', names: 'bokit, bokits' },
    {
      has: ['GLUTEN', 'MEAT'],
      may: ['PORK', 'MILK'],
      only: 'LINE',
      names: 'agoulou, agoulous',
    },
    {
      has: ['GLUTEN', 'FISH'],
      may: ['SHELLFISH'],
      only: 'LINE',
      names:
        'trempage antillais, trempage martiniquais, trempage créole, trempage de morue, trempage à la morue',
    },
    {
      has: ['GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names:
        'croûte au vin, croûtes au vin, croûte au vin rouge, croûtes au vin rouge, croûte au vin blanc, croûtes au vin blanc',
    },
    // Of the sea and the rivers.
    {
      has: ['SHELLFISH'],
      names: 'zourite, zourites, zourit, zourits, cari zourite, rougail zourite',
    },
    { may: ['ALCOHOL'], only: 'LINE', names: 'civet zourite, civet zourites, civet de zourite' },
    {
      has: ['FISH', 'EGG'],
      may: ['NUT'],
      only: 'LINE',
      names: 'estofinado, estofinade, estofinat, stoficado',
    },
    {
      has: ['FISH'],
      may: ['GLUTEN'],
      only: 'LINE',
      names:
        'friture de la moselle, friture de moselle, friture de la sûre, friture mosellane, friture luxembourgeoise, friture de la loire, friture de loire',
    },
    {
      has: ['SHELLFISH', 'MILK', 'EGG', 'ALCOHOL'],
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'moules poulette, moules à la poulette, moules sauce poulette',
    },
    { may: ['MILK', 'EGG'], only: 'LINE', names: 'sauce poulette' },
    {
      has: ['MEAT', 'FISH'],
      may: ['EGG'],
      only: 'LINE',
      names: 'saladier lyonnais, saladiers lyonnais',
    },
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'escargots à la bourguignonne, escargot à la bourguignonne, escargots bourguignons, escargots bourguignonne, douzaine d’escargots à la bourguignonne',
    },
    // Wine, blood and brandy in the sauce.
    {
      has: ['EGG', 'ALCOHOL'],
      may: ['MEAT', 'PORK', 'GLUTEN'],
      only: 'LINE',
      names: 'couilles d’âne, couille d’âne, couilles d’ânes',
    },
    {
      has: ['MEAT', 'ALCOHOL'],
      may: ['PORK', 'GLUTEN'],
      only: 'LINE',
      names: 'poulet en barbouille, coq en barbouille, lapin en barbouille, poulet barbouille',
    },
    {
      has: ['MEAT', 'MILK', 'ALCOHOL'],
      only: 'LINE',
      names: 'poulet célestine, poularde célestine, poulet sauté célestine, poulet à la célestine',
    },
    {
      has: ['MILK', 'ALCOHOL'],
      only: 'LINE',
      names: 'sauce neuchâteloise, sauce à la neuchâteloise',
    },
    {
      has: ['MEAT'],
      may: ['ALCOHOL', 'PORK', 'GLUTEN'],
      only: 'LINE',
      names: 'sauce périgourdine, sauce à la périgourdine, sauce périgueux',
    },
    {
      has: ['MILK', 'ALCOHOL'],
      only: 'LINE',
      names:
        'vacherin mont d’or au four, mont d’or au four, mont d’or rôti, mont d’or rôti au four, vacherin au four, vacherin chaud, vacherin mont d’or chaud, vacherin mont d’or rôti',
    },
    {
      has: ['GLUTEN', 'ALCOHOL'],
      may: ['EGG', 'MILK'],
      only: 'LINE',
      names: 'soupe à la bière, soupe à la bière d’alsace, biersuppe, soupe de bière',
    },
    // Milk and eggs that go without saying.
    {
      has: ['MILK', 'EGG'],
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'storzapreti, sturzapreti, storzapretti, sturzapretti, storzapreti bastiais',
    },
    {
      has: ['MILK', 'EGG'],
      only: 'LINE',
      names:
        'asperges à la flamande, asperge à la flamande, asperges flamandes, asperges blanches à la flamande',
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names:
        'pommes anna, pommes de terre anna, pommes macaire, pommes de terre macaire, galette macaire, pommes darphin, pommes voisin, pommes byron',
    },
    {
      has: ['GLUTEN'],
      may: ['EGG', 'MEAT'],
      only: 'LINE',
      names:
        'tourin, tourins, tourin à l’ail, tourin périgourdin, tourin bordelais, tourin blanchi, tourin à la tomate, tourin à l’oignon, tourain, tourain à l’ail, tourain périgourdin, tourrin, tourrin à l’ail, tourrin blanchi',
    },
    {
      has: ['MILK'],
      may: ['GLUTEN'],
      only: 'LINE',
      names:
        'gratin de christophine, gratin de christophines, gratin christophine, gratin chouchou, gratin chayotte, gratin giraumon, gratin papaye, gratin de bananes jaunes, gratin de banane jaune, gratin de bananes plantains, gratin de papaye, gratin de papaye verte, gratin de giraumon, gratin d’ignames, gratin d’igname, gratin de fruit à pain, gratin de chouchou, gratin de chouchous, gratin de chayotte, gratin de malanga, gratin de ti nain',
    },
    {
      may: ['EGG', 'MILK', 'GLUTEN'],
      only: 'LINE',
      names:
        'bouquettes liégeoises, bouquette liégeoise, boukète, boukètes, boûkète, boûkètes, boukettes, boûkètes liégeoises',
    },
    { has: ['MEAT'], may: ['ALCOHOL'], only: 'LINE', adds: false, names: 'tripes normandes' },
    { has: ['MEAT', 'PORK'], adds: false, names: 'poutine râpée, poutines râpées' },
    {
      has: ['EGG', 'MILK'],
      only: 'LINE',
      adds: false,
      names: 'omelette de la mère poulard, omelette mère poulard',
    },
    {
      has: ['EGG'],
      may: ['MILK', 'GLUTEN'],
      only: 'LINE',
      adds: false,
      names:
        'galettes de pommes de terre alsaciennes, galette de pommes de terre alsacienne, galettes de pomme de terre alsaciennes',
    },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      adds: false,
      names:
        'rissoles aux poires, rissole aux poires, rissoles aux pommes, rissoles aux pruneaux, rissoles de poires, pâté aux prunes, pâté aux prunes angevin, pâté de prunes, pâté aux prunes d’anjou, pâté angevin aux prunes',
    },
  ]),
  ...entriesOf([
    // Chestnut flour or maize flour and water, split peas in oil.
    {
      names:
        'pulenda, pulenda castagnina, pulenda de châtaignes, farine de gaudes, moutarde fine de bourgogne, souskai, souskaï, souskai de mangue, souskaï de mangue, souskai de mangues, bonbon piment, bonbons piment, bonbons piments',
    },
    { may: ['MILK'], only: 'LINE', names: 'gaudes, bouillie de gaudes' },
    {
      has: ['ALCOHOL'],
      only: 'LINE',
      names:
        'prunelle de troisgros, prunelle troisgros, prunelle sauvage de bourgogne, prunelle de bourgogne, =fine de bretagne, fine champagne, fine de cognac, lie vaudoise, lie de dézaley, lie genevoise, verveine du puy, verveine du puy verte, verveine du velay, café valaisan, café lutz, café luz, café fertig, café charentais, troussepinette, troussepinète, suure moscht, suuremoscht, saurer most, raspail, liqueur raspail, liqueur de raspail, cédratine, grappa nostrana, nostrana grappa',
    },
    { has: ['ALCOHOL', 'MILK'], names: 'punch coco, punch au coco, punch coco antillais' },
  ]),
];
