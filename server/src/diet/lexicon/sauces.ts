import { phrases, type LexiconEntry } from './types.js';

/** Sauces, stocks and stock cubes. */
export const sauceEntries: readonly LexiconEntry[] = [
  {
    has: ['GLUTEN'],
    family: 'sauce soja',
    generic: true,
    phrases: phrases(
      'sauce soja, sauce soya, sauce de soja, soy sauce, shoyu, sauce soja sucrée, sauce soja salée, sauce soja claire, sauce soja foncée, kikkoman, ketjap manis, kecap manis',
    ),
  },
  {
    has: ['GLUTEN'],
    phrases: phrases(
      'arôme maggi, maggi, sauce maggi, arome maggi, liebig sauce, hoisin, sauce hoisin, sauce teriyaki, teriyaki, sauce yakitori, sauce okonomiyaki, sauce tonkatsu, sauce brune chinoise, béchamel végétale, gremolata panée',
    ),
  },
  {
    has: ['GLUTEN', 'MILK'],
    phrases: phrases(
      'béchamel, sauce béchamel, sauce mornay, sauce blanche, sauce veloutée, gravy',
    ),
  },
  {
    has: ['GLUTEN'],
    may: ['MILK'],
    phrases: phrases("ovomaltine,   horlicks, bouillie d'avoine"),
  },
  {
    has: ['MEAT'],
    may: ['GLUTEN'],
    phrases: phrases(
      'viandox, fond de veau, fond de bœuf, fond de veau déshydraté, fond de veau en poudre, fond de volaille, fond de volaille déshydraté, fond de gibier, bouillon de bœuf en cube, cube de bouillon de bœuf, bouillon cube de bœuf, bouillon de bœuf en poudre, cubes de bouillon de bœuf, bouillon kub bœuf, jus lié',
    ),
  },
  {
    has: ['MEAT'],
    phrases: phrases(
      "bouillon de bœuf, bouillon de veau, bouillon d'agneau, bouillon de poule, bouillon de poulet, bouillon de volaille, bouillon de pot au feu, bouillon de canard",
    ),
  },
  {
    has: ['MEAT'],
    may: ['GLUTEN'],
    phrases: phrases(
      'cube de bouillon de volaille, cubes de bouillon de volaille, cube de bouillon de poulet, cube de bouillon de poule, bouillon cube de volaille, bouillon cube de poulet, bouillon de volaille en cube, bouillon de poule en cube, bouillon de poulet en poudre, bouillon de volaille en poudre',
    ),
  },
  {
    may: ['MEAT', 'PORK'],
    clearedBy: ['PLANT', 'FISH'],
    family: 'bouillon',
    generic: true,
    phrases: phrases('bouillon, bouillons'),
  },
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    clearedBy: ['PERMITTED_ANIMAL'],
    family: 'bouillon',
    phrases: phrases(
      'bouillon cube, cube de bouillon, cubes de bouillon, bouillon en cube, bouillon en poudre, poudre de bouillon, kub or, bouillon kub, cube or,  cube maggi, bouillon maggi',
    ),
  },
  {
    may: ['GLUTEN'],
    family: 'bouillon',
    phrases: phrases(
      'cube bouillon légumes, cubes bouillon légumes, bouillon cube légumes, bouillon légumes cube, bouillon légumes en poudre, bouillon légumes poudre, cube de bouillon de légumes, cubes de bouillon de légumes, bouillon cube de légumes, bouillon de légumes en cube, bouillon de légumes en cubes, bouillon de légumes en poudre, bouillon de légumes instantané, cube de bouillon végétal, bouillon de légumes déshydraté, cube de légumes',
    ),
  },
  {
    family: 'bouillon',
    phrases: phrases(
      "bouillon de légumes, bouillon légumes, bouillon de légume, bouillon végétal, bouillon aux légumes, bouillon aux herbes, bouillon de champignons, bouillon d'algues, court bouillon, court-bouillon, fond de légumes, bouillon maison de légumes, bouillon miso sans gluten, bouillon aromatique",
    ),
  },
];
