import { additions, type LexiconEntry } from '../types.js';

/** What a dish or a product holds in one recipe of three, beyond what its older entry says. */
export const leftUnsaid: readonly LexiconEntry[] = additions([
  // The roux, the Worcestershire sauce, the ring of dough that seals the pot.
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'waterzooi, filet américain, américain préparé, filet américain végétal, américain végétal, baeckeoffe, baeckeofe, baeckaoffa',
  },
  { may: ['GLUTEN', 'MILK'], only: 'LINE', names: 'anguilles au vert, anguille au vert' },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'rösti sous vide, röstis sous vide, rösti hero, rösti précuits',
  },
  { has: ['GLUTEN'], may: ['EGG'], only: 'LINE', names: 'pompe à l’huile, pompe à huile' },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'NUT', 'HONEY'],
    only: 'LINE',
    names: 'makroudh, makroudhs, makroud, makrouds',
  },
  {
    has: ['MEAT', 'GLUTEN'],
    may: ['PORK', 'MILK'],
    only: 'LINE',
    names: 'lasagnes bolo, lasagne bolo',
  },
]);
