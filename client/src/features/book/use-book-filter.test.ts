import { expect, it } from 'vitest';
import { askedFor, isNarrow, readFilter, writeFilter } from './use-book-filter';

const filterAt = (address: string) => readFilter(new URLSearchParams(address));

it('asks for what fits the household, unless the address says otherwise', () => {
  expect(askedFor(filterAt(''))).toEqual({ source: 'BOOK', fitsHousehold: true });
  expect(askedFor(filterAt('tout=1'))).toEqual({ source: 'BOOK' });
  expect(isNarrow(filterAt('tout=1'))).toBe(false);
});

it('asks for all that the address names, and for nothing that it cannot name', () => {
  expect(askedFor(filterAt('type=MAIN&minutes=20&budget=1&enfants=1&maison=1'))).toEqual({
    source: 'BOOK',
    mealType: 'MAIN',
    maxMinutes: 20,
    price: 'LOW',
    forChildren: true,
    atHome: true,
    fitsHousehold: true,
  });
  expect(askedFor(filterAt('type=SOUPE&minutes=21'))).toEqual(askedFor(filterAt('')));
});

it.each(['', 'q=poireau', 'type=DESSERT&minutes=30&saison=1&enfants=1', 'tout=1&maison=1'])(
  'is written as it was read, beside what else is there: %s',
  (address) => {
    const written = writeFilter(new URLSearchParams('recipe=1&q=chou'), filterAt(address));
    expect(written.get('recipe')).toBe('1');
    expect(readFilter(written)).toEqual(filterAt(address));
  },
);
