import { additions, combine, entriesOf, type LexiconEntry } from '../types.js';

/** Dishes and sweets of Portugal, Italy, Provence, South-East Asia and China, as their cooks write them in France. */
export const kitchensOfTheSouthAndTheEast: readonly LexiconEntry[] = [
  ...entriesOf([
    // Portugal.
    {
      has: ['EGG', 'MILK', 'GLUTEN'],
      names:
        'pão de deus, pao de deus, pães de deus, queijada, queijadas, queijadinha, queijadinhas, massa sovada, bolo lêvedo, bolos lêvedos',
    },
    {
      has: ['MEAT', 'PORK'],
      names: 'cozido à portuguesa, cozido portugais, cozido portugaise, cozido à la portugaise',
    },
    {
      has: ['MEAT', 'PORK', 'SHELLFISH', 'ALCOHOL'],
      names: "carne de porco à alentejana, porco à alentejana, porc à l'alentejana",
    },
    {
      has: ['SHELLFISH', 'MILK', 'EGG', 'GLUTEN'],
      names:
        'rissóis de camarão, rissol de camarão, rissois de camarao, rissóis aux crevettes, rissois aux crevettes, rissóis de crevettes',
    },
    {
      has: ['MILK', 'EGG', 'GLUTEN'],
      may: ['MEAT', 'PORK', 'FISH', 'SHELLFISH'],
      names: 'rissóis, rissol',
    },
    {
      has: ['MEAT', 'GLUTEN'],
      may: ['PORK', 'MILK', 'EGG'],
      names: 'croquetes de carne, croquete de carne',
    },
    { has: ['GLUTEN'], may: ['MEAT', 'PORK', 'MILK', 'EGG'], names: 'croquete, croquetes' },
    { has: ['MEAT', 'PORK'], names: 'sopa da pedra' },
    {
      has: ['FISH', 'SHELLFISH'],
      may: ['MEAT', 'PORK', 'ALCOHOL'],
      names: 'cataplana',
    },
    { has: ['MEAT', 'EGG'], names: 'bitoque' },
    { has: ['GLUTEN'], names: 'papo seco, papo secos, papos secos' },
    // Italy.
    {
      has: ['EGG', 'MILK', 'GLUTEN'],
      names:
        'zeppole de saint joseph, zeppole di san giuseppe, zeppola de saint joseph, pastiera, pastiera napolitaine, pastiera napoletana',
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK', 'MILK'],
      names: 'pasta e fagioli, pasta fagioli, pasta e ceci',
    },
    { has: ['MEAT'], may: ['PORK'], only: 'LINE', names: 'arrosto' },
    { has: ['MEAT'], names: 'pollo arrosto, arrosto di vitello, arrosto di manzo' },
    { has: ['MEAT', 'UNCLEAN_ANIMAL'], names: 'coniglio arrosto' },
    { names: 'patate arrosto' },
    { has: ['EGG'], names: 'insalata russa' },
    // Provence.
    { has: ['SHELLFISH'], only: 'LINE', names: '=pistes, violet de roche, violets de roche' },
    // South-East Asia and China.
    {
      has: ['FISH'],
      may: ['SHELLFISH', 'NUT'],
      names:
        'salade de papaye verte thaï, salade de papaye thaï, salade thaï de papaye verte, salade de papaye verte thaïlandaise, salade thaï à la papaye verte',
    },
    {
      has: ['MEAT'],
      may: ['GLUTEN', 'FISH'],
      names: 'poulet au caramel, poulet caramel',
    },
    {
      has: ['MEAT'],
      may: ['PORK', 'GLUTEN'],
      names: 'rousong, pork floss, porc floss, chà bông, cha bong',
    },
    {
      may: ['MEAT', 'PORK', 'EGG'],
      has: ['GLUTEN'],
      names: [
        ...combine('nouilles chinoises, nouilles asiatiques', 'instantanées, express', ' '),
        'nouilles express',
        'nouilles instantanées chinoises',
      ].join(', '),
    },
  ]),
  ...additions([
    { may: ['ALCOHOL'], only: 'LINE', names: 'bolo rei, bolo rainha' },
    { has: ['NUT', 'EGG', 'MILK', 'GLUTEN'], only: 'LINE', names: 'bolo rainha' },
    { may: ['ALCOHOL'], only: 'LINE', names: 'cannoli, cannolis, cannolo' },
    { may: ['NUT'], only: 'LINE', names: 'strudel aux pommes, apfelstrudel, strudel aux poires' },
    { may: ['MILK'], only: 'LINE', names: 'praires farcies, palourdes farcies, moules farcies' },
    {
      may: ['SHELLFISH'],
      names: 'loc lac, bœuf loc lac, bo luc lac, lok lak, bœuf lok lak, poulet lok lak',
    },
    { has: ['MEAT'], may: ['GLUTEN'], names: 'lok lak, bœuf lok lak' },
    // Game and rabbit potted with pork.
    {
      may: ['PORK', 'ALCOHOL'],
      only: 'LINE',
      names: 'terrine de lapin, pâté de lapin, terrine de lièvre, pâté de lièvre',
    },
    { may: ['PORK'], only: 'LINE', names: 'rillettes de lapin, rillettes de lièvre' },
    {
      has: ['MEAT', 'UNCLEAN_ANIMAL'],
      only: 'LINE',
      names: 'rillettes de lièvre',
    },
    {
      may: ['EGG', 'GLUTEN'],
      only: 'LINE',
      names:
        'galette de lentilles, galettes de lentilles, galettes de lentilles corail, galette de haricots, galettes de haricots, galettes de haricots rouges, galette de haricots rouges, galettes de haricots noirs',
    },
  ]),
];
