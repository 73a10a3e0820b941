import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findStepTimers } from './step-timers.js';

const minutes = (count: number): number => count * 60;
const hours = (count: number): number => count * 3600;

/** What is timed: the words, the seconds, and the greater end of a range. */
const read = (step: string) =>
  findStepTimers(step).map(({ offset, length, seconds, maxSeconds }) => [
    step.slice(offset, offset + length),
    seconds,
    ...(maxSeconds === null ? [] : [maxSeconds]),
  ]);

describe('a duration', () => {
  test.each([
    ['Cuire 25 minutes à couvert.', '25 minutes', minutes(25)],
    ['Enfourner 25 min.', '25 min', minutes(25)],
    ['Enfourner 25mn à 180 °C.', '25mn', minutes(25)],
    ['Laisser reposer 1 h 30.', '1 h 30', minutes(90)],
    ['Laisser reposer 1h30 au frais', '1h30', minutes(90)],
    ['Laisser lever 1 h 30 min.', '1 h 30 min', minutes(90)],
    ['Mijoter 2 heures et 15 minutes.', '2 heures et 15 minutes', minutes(135)],
    ['Mijoter 1 heure 5 minutes.', '1 heure 5 minutes', minutes(65)],
    ['Fouetter 1 min 30.', '1 min 30', 90],
    ['Fouetter 1 minute 30 secondes.', '1 minute 30 secondes', 90],
    ['Blanchir 30 secondes.', '30 secondes', 30],
    ['Blanchir 30 s dans l’eau.', '30 s', 30],
    ['Attendre une minute.', 'une minute', 60],
    ['Se réchauffe en cinq minutes.', 'cinq minutes', minutes(5)],
    ['Laisser une demi-heure.', 'une demi-heure', minutes(30)],
    ['Laisser 1/2 heure.', '1/2 heure', minutes(30)],
    ['Laisser ½ h.', '½ h', minutes(30)],
    ['Laisser 1 ½ heure.', '1 ½ heure', minutes(90)],
    ['Laisser 1,5 heure.', '1,5 heure', minutes(90)],
    ['Laisser une heure et demie.', 'une heure et demie', minutes(90)],
    ['Laisser deux heures et quart.', 'deux heures et quart', minutes(135)],
    ['Laisser un quart d’heure.', 'un quart d’heure', minutes(15)],
    ["Laisser trois quarts d'heure.", "trois quarts d'heure", minutes(45)],
    ['Compter une dizaine de minutes.', 'une dizaine de minutes', minutes(10)],
    ['Cuire environ 20 minutes.', '20 minutes', minutes(20)],
    ['Cuire dix bonnes minutes.', 'dix bonnes minutes', minutes(10)],
    ['Dorer 4 min de chaque côté.', '4 min', minutes(4)],
    ['Au bout de 10 minutes, baisser le feu.', '10 minutes', minutes(10)],
    ['Congeler 12 heures.', '12 heures', hours(12)],
    ['Cuire 1 h 200 g de riz.', '1 h', hours(1)],
    ['Laisser reposer 10 minutes avant de découper.', '10 minutes', minutes(10)],
    ['Étaler et laisser refroidir 5 minutes avant de servir.', '5 minutes', minutes(5)],
    ['CUIRE 25 MINUTES', '25 MINUTES', minutes(25)],
  ])('%s', (step, text, seconds) => {
    expect(read(step)).toEqual([[text, seconds]]);
  });
});

describe('a range is timed by its lesser end', () => {
  test.each([
    ['Cuire 10 à 12 min.', '10 à 12 min', minutes(10), minutes(12)],
    ['Cuire 10-12 minutes.', '10-12 minutes', minutes(10), minutes(12)],
    ['Cuire 10 – 12 minutes.', '10 – 12 minutes', minutes(10), minutes(12)],
    ['Cuire 20/25 min.', '20/25 min', minutes(20), minutes(25)],
    ['Cuire de 10 à 12 minutes.', '10 à 12 minutes', minutes(10), minutes(12)],
    ['Cuire entre 10 et 12 minutes.', '10 et 12 minutes', minutes(10), minutes(12)],
    ['Cuire deux ou trois minutes.', 'deux ou trois minutes', minutes(2), minutes(3)],
    ['Saisir 30 secondes à 1 minute.', '30 secondes à 1 minute', 30, 60],
    ['Cuire 45 min à 1 h.', '45 min à 1 h', minutes(45), hours(1)],
    ['Cuire 1 h à 1 h 30.', '1 h à 1 h 30', hours(1), minutes(90)],
  ])('%s', (step, text, seconds, maxSeconds) => {
    expect(read(step)).toEqual([[text, seconds, maxSeconds]]);
  });
});

test.each([
  'Remuer toutes les 5 minutes.',
  'Remuer chaque minute.',
  'Sortir le beurre 30 minutes avant.',
  'Sortir le beurre 30 minutes avant de commencer.',
  'Laisser mijoter, ajouter la crème 5 minutes avant la fin.',
  'Préparer la pâte 2 heures à l’avance.',
  'Compter 20 minutes par kilo.',
  'Cela prend moins de 5 minutes.',
  'Laisser mariner 2 jours.',
  'Laisser 48 heures au frais.',
  'Laisser quelques minutes.',
  'Ajouter 3 g de sel, 2 l d’eau et 1 sachet de sucre.',
  'Faire un steak minute.',
  'Cuire 0 minute.',
  'Préchauffer le four à 180 °C, thermostat 6.',
  '',
])('nothing to time in « %s »', (step) => {
  expect(read(step)).toEqual([]);
});

it('finds several, in their order', () => {
  expect(read('Cuire 10 minutes, retourner et cuire encore 5 à 6 min, puis reposer 1 h.')).toEqual([
    ['10 minutes', 600],
    ['5 à 6 min', 300, 360],
    ['1 h', 3600],
  ]);
});

it('stops at ten, whatever the text', () => {
  expect(findStepTimers('Cuire 5 minutes. '.repeat(200))).toHaveLength(10);
});

it('stays within the text and in order, whatever is written', () => {
  const part = fc.constantFrom(
    '10',
    ' ',
    'à',
    'min',
    '1 h',
    '30',
    'une',
    'demi-',
    'heure',
    '/',
    ',',
    'é',
    '½',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const step = parts.join('');
      let end = 0;
      for (const { offset, length, seconds, maxSeconds } of findStepTimers(step)) {
        expect(offset).toBeGreaterThanOrEqual(end);
        end = offset + length;
        expect(end).toBeLessThanOrEqual(step.length);
        expect(seconds).toBeGreaterThan(0);
        expect(maxSeconds ?? Infinity).toBeGreaterThan(seconds);
      }
    }),
  );
});
