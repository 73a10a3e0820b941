import { additions, type LexiconEntry } from '../types.js';

/** Stews, sausages, dumplings and soups that one region knows by a name of its own, by what their usual recipe holds. */
export const regionalStewsAndSoups: readonly LexiconEntry[] = additions([
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'sobronade, ollada, embutido, fréginat, freginat, maouche, judd, judd mat gaardebounen, éisleker ham, lëtzebuerger grillwurscht, grillwurscht, kip kap, kip-kap',
  },
  {
    has: ['MEAT', 'PORK'],
    may: ['GLUTEN', 'MILK', 'EGG'],
    only: 'LINE',
    names:
      'vitoulet, vitoulets, träipen, bloempanch, bloedpanch, pied de cochon à la sainte menehould, pieds de cochon à la sainte menehould, pied de porc à la sainte menehould, pieds de porc à la sainte menehould',
  },
  {
    has: ['MEAT', 'PORK', 'GLUTEN'],
    may: ['EGG', 'MILK'],
    only: 'LINE',
    names: 'avisance, avisances',
  },
  {
    has: ['MEAT'],
    may: ['PORK', 'GLUTEN', 'EGG'],
    only: 'LINE',
    names:
      'boles de picolat, boules de picolat, bola de picolat, bébélé, kuddelfleck, paschtéit, choesels',
  },
  { may: ['ALCOHOL'], only: 'LINE', names: 'choesels' },
  {
    has: ['MEAT'],
    may: ['PORK', 'ALCOHOL'],
    only: 'LINE',
    names: 'alicot, alicuit, alycuit, alicot de canard',
  },
  {
    has: ['MEAT'],
    may: ['PORK', 'GLUTEN'],
    only: 'LINE',
    names:
      'fricot acadien, fricot au poulet, fricot à la poule, rappie pie, pâté à la râpure, tarte à la râpure, râpure acadienne',
  },
  { has: ['MEAT', 'FISH'], only: 'LINE', names: 'gasconnade, gigot en gasconnade' },
  {
    has: ['MEAT', 'UNCLEAN_ANIMAL', 'ALCOHOL'],
    only: 'LINE',
    names: 'civet de tangue, cari tangue, huesenziwwi, huesenziwi',
  },
  {
    has: ['MEAT', 'UNCLEAN_ANIMAL', 'MILK', 'ALCOHOL'],
    may: ['PORK'],
    only: 'LINE',
    names: 'marmite sarthoise',
  },
  { has: ['MEAT', 'PORK', 'ALCOHOL'], only: 'LINE', names: 'wäinzoossiss' },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names: 'zembrocal, zambrocal, bombine, bombine ardéchoise, calalou, callalou',
  },
  { has: ['SHELLFISH'], only: 'LINE', names: 'matété, matété de crabe, calalou, callalou' },
  { may: ['MEAT', 'PORK', 'MILK'], only: 'LINE', names: 'bouneschlupp, kniddelen' },
  { has: ['GLUTEN'], may: ['EGG', 'MEAT', 'PORK'], only: 'LINE', names: 'kniddelen, stäerzelen' },
  {
    has: ['FISH', 'SCALELESS_FISH', 'SHELLFISH'],
    may: ['GLUTEN', 'ALCOHOL'],
    only: 'LINE',
    names: 'aziminu',
  },
  {
    has: ['FISH', 'SHELLFISH'],
    may: ['ALCOHOL', 'EGG', 'GLUTEN'],
    only: 'LINE',
    names: 'merlu koskera, merlu à la koskera, colin koskera',
  },
  {
    has: ['FISH', 'ALCOHOL'],
    may: ['MILK'],
    only: 'LINE',
    names: 'truite au riesling, f’rell am rèisleck',
  },
  { has: ['FISH'], only: 'LINE', names: 'bourboulhade' },
  {
    has: ['ALCOHOL'],
    may: ['MILK'],
    only: 'LINE',
    names:
      'rognons à la liégeoise, rognon à la liégeoise, rognons de veau à la liégeoise, rognon de veau à la liégeoise, rognons liégeoise, grives à la liégeoise',
  },
  {
    has: ['MILK', 'EGG'],
    only: 'LINE',
    names: 'asperges à la malinoise, asperges malinoises, falculelle, falculelles',
  },
  {
    has: ['EGG'],
    may: ['MILK'],
    only: 'LINE',
    names: 'papeton d’aubergines, papeton d’aubergine, papeton',
  },
  {
    has: ['GLUTEN', 'EGG'],
    may: ['MILK'],
    only: 'LINE',
    names:
      'merda de can, gromperekichelcher, gromperekichelchen, barbajuan, barbajuans, barbagiuan, barbagiuans',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: 'kachkéis, kochkäse, barbajuan, barbajuans, barbagiuan, barbagiuans',
  },
  {
    has: ['GLUTEN', 'EGG'],
    may: ['MILK', 'MEAT', 'PORK'],
    only: 'LINE',
    names: 'mique, miques, mique levée',
  },
  {
    may: ['GLUTEN', 'MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'soupe aux cerises, soupe aux cerises de fougerolles',
  },
]);
