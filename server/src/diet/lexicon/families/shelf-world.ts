import { additions, entriesOf, type LexiconEntry } from '../types.js';

/** Dishes of the world by the name a card or a counter gives them. */
export const shelfWorld: readonly LexiconEntry[] = [
  ...entriesOf([
    {
      has: ['MEAT'],
      only: 'LINE',
      names: `
        adana, droëwors, masikita, romazava, ravitoto, tassot, tasso, tasso cabrit, espetada, vaca, carne de vaca, pavo, rind, rindfilet, gans, ayam, nasi kuning ayam, ayam goreng, zitoune, kamounia, sesika, saag gosht, gosht, dhansak, jalfrezi de poulet, saag chicken, laap, larb, nam tok, pad kra pao, hayashi rice
      `,
    },
    {
      has: ['MEAT'],
      may: ['PORK'],
      clearedBy: ['PERMITTED_ANIMAL'],
      only: 'LINE',
      names: 'larb, laap, ravitoto, zha jiang mian, pad kra pao, pastel de carne',
    },
    {
      has: ['FISH'],
      only: 'LINE',
      names: 'vindaye thon, vindaye, macadam de morue, macadam morue',
    },
    { may: ['FISH', 'SHELLFISH'], only: 'LINE', names: 'larb, laap, nam tok, pad kra pao' },
    { has: ['FISH'], may: ['SCALELESS_FISH'], only: 'LINE', names: 'caldeirada' },
    { has: ['FISH'], only: 'LINE', names: 'féroce' },
    { may: ['GLUTEN'], only: 'LINE', names: 'pad kra pao' },
    { has: ['GLUTEN'], only: 'LINE', names: 'pastel de carne' },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK'],
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
      filled: true,
      only: 'LINE',
      names: `
        =brik, =briks, briouate, briouates, calzoncini, crocchè, flautas, taquitos, arayes, fatayer, fatayers, sambousek, sambouseks, pastels, pastels sénégalais, potstickers, potsticker, wantan, wantans, uszka, pasties, pasty, cornish pasty, pigs in a blanket, kushikatsu, chebureki, tcheboureki, dan dan noodles, dandan noodles, mi xao, khao soi, pad see ew, mi quang, tequeños
      `,
    },
    {
      may: ['MEAT', 'PORK'],
      filled: true,
      only: 'LINE',
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
      names: 'tamales, tamal, hu tieu, banh cuon, bánh cuốn, omurice',
    },
    { has: ['EGG'], only: 'LINE', names: 'omurice' },
    {
      has: ['GLUTEN', 'MEAT'],
      may: ['PORK'],
      only: 'LINE',
      names: 'butaman, nikuman, katsu curry',
    },
    { may: ['PORK'], only: 'LINE', names: 'sfiha, sfihas' },
    { has: ['GLUTEN', 'MEAT'], only: 'LINE', names: 'sfiha, sfihas' },
    { may: ['MEAT'], only: 'LINE', names: 'riz au gras, mloukhia, mloukhiya, curry japonais' },
    { has: ['GLUTEN'], only: 'LINE', names: 'curry japonais' },
    {
      has: ['MILK'],
      only: 'LINE',
      names: 'imeruli, focaccia di recco, pastel de queso, gnocchi alla sorrentina',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names:
        'imeruli, focaccia di recco, pastel de queso, gnocchi alla sorrentina, cheese toastie, cheese toasties',
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['EGG'],
      only: 'LINE',
      names:
        'placinta, placinta au fromage, gibanica, kasknöpfle, erbazzone, torta pasqualina, strangolapreti, cheese toastie',
    },
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'kurut, ryazhenka, obatzda, obatzter, tuma, toma, tomino, bra duro, pannerone, casatella',
    },
    { has: ['MEAT', 'PORK'], only: 'LINE', names: 'longanisse, longanisses, pics apéro jambon' },
    { has: ['MEAT'], may: ['PORK'], only: 'LINE', names: 'plat de côte fumé, plat de côtes fumé' },
    { has: ['GLUTEN'], only: 'LINE', names: 'plombs, risetti' },
  ]),
  ...additions([
    { may: ['GLUTEN'], only: 'LINE', names: 'banh xeo, bánh xèo' },
    { may: ['PORK'], only: 'LINE', names: 'bun bo hue, bún bò huế' },
    { may: ['MEAT', 'PORK'], only: 'LINE', names: 'suppli, supplì, supplis' },
    { may: ['GLUTEN'], only: 'LINE', names: 'chimichanga, chimichangas' },
  ]),
];
