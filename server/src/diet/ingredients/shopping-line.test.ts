import { expect, it } from 'vitest';
import { askedLine, boughtAs, listedProduct } from './shopping-line.js';

const listed = (line: string): string => listedProduct(askedLine({ line }));

it.each([
  ['6 brins de persil', ['1 bouquet de persil', 'persil', '2 càs de persil haché']],
  ['3 gousses d’ail', ['ail', '1 tête d’ail', '1 petite gousse d’ail pelée', '2 gousses ail']],
  ['10 feuilles de menthe', ['1 botte de menthe fraîche', '4 brins de menthe']],
  ['3 branches de thym', ['4 brins de thym', '1 càc de thym frais effeuillé']],
  ['2 branches de céleri', ['1 céleri-branche']],
  ['1 bulbe de fenouil', ['2 fenouils']],
  ['2 cm de gingembre frais', ['30 g de gingembre frais']],
])('« %s » is one article with %j', (line, others) =>
  expect(others.map(listed)).toEqual(others.map(() => listed(line))),
);

it.each([
  ['6 brins de persil', '1 càc de persil séché'],
  ['3 gousses d’ail', '1 càc d’ail en poudre'],
  ['4 brins de thym', '1 càc de thym'],
  ['2 cm de gingembre frais', '1 càc de gingembre moulu'],
  ['2 branches de céleri', '1 céleri-rave'],
  ['8 feuilles de basilic', '4 feuilles de lasagnes'],
  ['1 feuille de laurier', '1 feuille de laurier frais'],
  ['1 gousse de vanille', '1 càc de vanille en poudre'],
  ['1 botte de radis', '6 radis'],
])('« %s » is another article than « %s »', (line, other) =>
  expect(listed(line)).not.toBe(listed(other)),
);

it.each([
  ['gingembre frais (2 cm)', 'gingembre frais'],
  ['poireau (5 cm)', 'poireau'],
  ['brins de persil', 'persil'],
  ['cannelle (5 cm)', undefined],
  ['moule à tarte (26 cm)', undefined],
  ['pommes de terre (environ 800 g)', undefined],
])('« %s » is bought as %s', (name, expected) => expect(boughtAs(name)?.name).toBe(expected));
