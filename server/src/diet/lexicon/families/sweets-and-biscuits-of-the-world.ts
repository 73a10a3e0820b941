import { additions, entriesOf, type LexiconEntry } from '../types.js';

/** Sweets, biscuits, fresh pasta, fresh cheeses, nuts and spices of other countries, by the names they have there. */
export const sweetsAndBiscuitsOfTheWorld: readonly LexiconEntry[] = [
  ...additions([
    { may: ['GELATINE', 'HONEY'], only: 'LINE', names: 'candy corn, candy corns' },
    {
      may: ['GELATINE'],
      only: 'LINE',
      names:
        'peeps, winegums, gummy worms, swedish fish, sour patch, sour patch kids, starmix, goldbären',
    },
    // Rice puddings and creams.
    {
      has: ['MILK'],
      only: 'LINE',
      names: `
        riz bil halib, riz bi halib, riz bel halib, roz bil halib, roz bel halib, roz bil laban, roz bi laban, sütlaç, sutlac, firni, phirni, rizogalo, risgrynsgröt, riisipuuro, doce de leite, cuajada, caprino, caprini, ciliegine, nodini, ovoline, brossat, geitost, persillé du malzieu, persillé de chèvre
      `,
    },
    { has: ['MILK'], may: ['EGG'], only: 'LINE', names: 'arroz doce, riz condé' },
    {
      has: ['MILK'],
      may: ['NUT'],
      only: 'LINE',
      names:
        'halwa de carotte, halwa de carottes, halva de carottes, halwa aux carottes, carrot halwa, carrot halva, gajar halwa, gajar ka halwa',
    },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'NUT'],
      only: 'LINE',
      names: 'sooji halwa, suji halwa, halwa de semoule, sfouf',
    },
    {
      has: ['GLUTEN', 'NUT', 'MILK'],
      may: ['HONEY'],
      only: 'LINE',
      names: 'sellou, slilou, zmita, zamita, sfouf marocain',
    },
    { has: ['GLUTEN', 'MILK', 'HONEY'], only: 'LINE', names: 'tamina, tomina, tamina algéroise' },
    { has: ['GLUTEN'], may: ['MILK', 'HONEY'], only: 'LINE', names: 'rfiss, rfis' },
    {
      has: ['GLUTEN', 'NUT', 'HONEY'],
      may: ['MILK'],
      only: 'LINE',
      names: 'samsa tunisienne, samsa aux amandes, samsa algérienne',
    },
    // Biscuits, tarts and buns.
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names: `
        treacle tart, treacle tarts, rich tea, rich tea biscuits, ginger snaps, gingersnaps, snickerdoodle, snickerdoodles, spritzgebäck, garibaldi biscuits, eccles cakes, chelsea buns, hot cross buns, croquants de provence, croquants de cordes, croquants de saint-affrique, croquants du berry, croquants de nîmes, paquet de croquants, croquants aux noisettes, sobaos, pan de muerto, rosca de reyes
      `,
    },
    {
      has: ['NUT'],
      only: 'LINE',
      names:
        'croquants de cordes, croquants de saint-affrique, croquants de provence, croquants de nîmes',
    },
    {
      has: ['GLUTEN', 'MILK'],
      only: 'LINE',
      names: 'custard creams, custard cream',
    },
    {
      has: ['GLUTEN', 'MILK', 'EGG'],
      only: 'LINE',
      names: `
        napoléon russe, gâteau napoléon, gâteau napoléon russe, concha mexicaine, conchas mexicaines, conchas, franzbrötchen, roscón de reyes, wienerbrød, magdalenas, semlor
      `,
    },
    { has: ['GLUTEN', 'MILK'], only: 'LINE', names: 'torcetti' },
    // Fresh pasta of Piedmont, Emilia and the Abruzzi.
    { has: ['GLUTEN', 'EGG'], only: 'LINE', names: 'tajarin, tajarins' },
    { has: ['GLUTEN', 'EGG', 'MILK'], only: 'LINE', names: 'passatelli, passatelli in brodo' },
    {
      has: ['GLUTEN'],
      may: ['EGG'],
      only: 'LINE',
      names:
        'maltagliati, maltagliati frais, tagliolini, quadrucci, garganelli, corzetti, spaghetti alla chitarra, maccheroni alla chitarra',
    },
  ]),
  ...entriesOf([
    { has: ['MILK'], only: 'LINE', names: 'persillé du beaujolais' },
    {
      has: ['GLUTEN', 'MILK'],
      only: 'LINE',
      names: 'bourbon creams, bourbon cream biscuits, bourbon biscuits',
    },
    { has: ['NUT'], only: 'LINE', names: '=bamba, bamba snack, bamba cacahuète, bamba osem' },
    {
      has: ['NUT'],
      names:
        'charoli, chironji, kaju, akhrot, moongphali, mungfali, kacang, saus kacang, bumbu kacang, fıstık, fistik, antep fıstığı, fındık, findik, ceviz',
    },
    { has: ['NUT'], only: 'LINE', names: '=pista, =pistas, pista kulfi, kulfi pista' },
    { has: ['MILK'], names: 'pista kulfi, kulfi pista' },
    {
      has: ['GLUTEN'],
      names: 'jareesh, frikeh, vinaigre de chinkiang, vinaigre chinkiang, chinkiang',
    },
    {
      has: ['GLUTEN'],
      names: 'vinaigre de zhenjiang, vinaigre zhenjiang, zhenjiang, vinaigre de shanxi',
    },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: `
        asafoetida en poudre, asafoetida poudre, poudre d'asafoetida, asafoetida moulue, hing en poudre, hing poudre, poudre de hing, assa foetida en poudre, asa foetida en poudre, ase fétide en poudre
      `,
    },
    { has: ['NUT'], only: 'LINE', names: 'arachide pâte, cacahuète pâte, pistache pâte' },
    { has: ['NUT'], only: 'LINE', names: 'noisette pâte' },
    {
      only: 'LINE',
      names: `
        tamarin pâte, gingembre pâte, ail pâte, gingembre-ail pâte, ail gingembre pâte, sésame pâte, haricot rouge pâte, assaisonnement tajín, épices tajín, sel tajín, tajín clásico, caster sugar, icing sugar, powdered sugar, beef tomato, beef tomatoes, cream of coconut, creamed coconut, crema de coco, banh pho, nouilles banh pho, nouilles de riz banh pho, feuilles de riz banh pho, panch phoron, panch phoran, panch puran, panch phoran épices, tofu koya, koya tofu, koya dofu, koyadofu, kouya tofu, hirschhornsalz, melanzane, melanzane grigliate
      `,
    },
  ]),
];
