import { entriesOf } from '../types.js';

/** Makers whose name alone is said for what they make. */
export const shelfBrands = entriesOf([
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: `
      bahlsen, leibniz, choco leibniz, prinzenrolle, milka choco moo, mcvitie's, mcvities, lu véritable, petit brun, thé brun, lotus biscoff, gaufres lotus, jules destrooper, destrooper, waffeln, zwieback, hug zwieback, oulevay, petit cœur oulevay, croc mignon, arni, midor, chocolune, tourtelettes, tourtelette, mère poulard, sablés mère poulard, biscuits roses de reims, biscuit rose de reims, biscuits roses, biscuits de reims, biscuiterie, fossier, dinosaurus, brossard, papy brossard, ker cadélac, ker diskan, locmaria, la trinitaine, trinitaine, boulangère brioche, brioche la boulangère, fournée dorée, jacquet brioches, monster munch, roland petite pause, sicard
    `,
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'NUT', 'HONEY'],
    only: 'LINE',
    names: 'barre grany, grany chocolat, grany noisettes',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: `
      petit musclé, malo yaourt, yaourt malo, malo emprésuré, vache à boire, calin, câlin yaourt, jockey, lactel, grandlait, gloria lait, lait gloria, carnation, gallia, lait gallia, milumel, zottis, lapeyre, lanquetot, camembert le rustique, péché mignon, milkana, zanetti, yogos, cristallina, ehrmann, onken, müller lait, fage, chobani, arla, lurpak, kerrygold, isigny, isigny sainte mère, isigny ste mère, échiré, beurre échiré, charentes poitou, yaourt la fermière, yaourts la fermière, les 2 vaches, deux vaches, montaigu, emmi, total 0, tartine et cuisson
    `,
  },
  { may: ['MILK'], only: 'LINE', names: 'planta, planta fin, tartine et cuisson' },
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names: `
      jean floc'h, jean caby, monique ranou, ranou, loste, rochebillard, mont de la coste, césar moroni, fratelli beretta, beretta, casa modena, campofrio, el pozo, navidul, espuña, suttero, del maître, bell charcuterie, bell grill
    `,
  },
  {
    has: ['MEAT'],
    only: 'LINE',
    names: `
      rigamonti, delpeyrat, lucien doriath, larnaudie, comtesse du barry, ducs de gascogne, foie gras montfort, montfort canard, kneuss, frifag, poulet doux, spiess
    `,
  },
  {
    has: ['FISH'],
    only: 'LINE',
    names: `
      mouettes d'arvor, la quiberonnaise, quiberonnaise, gonidec, perle des dieux, chancerelle, pêcheurs basques, croustibat, croustibat findus, parmentier sardines, sardines parmentier
    `,
  },
  {
    has: ['GLUTEN'],
    may: ['SCALELESS_FISH'],
    only: 'LINE',
    names: 'croustibat, croustibat findus',
  },
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'PORK', 'EGG'],
    clearedBy: ['PERMITTED_ANIMAL'],
    only: 'LINE',
    names:
      'samyang, buldak, shin ramyun, shin ramyeon, top ramen, mama nouilles, daunat, raynal et roquelaure, belle chaurienne',
  },
]);
