import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request';

describe('readRequest', () => {
  it.each([
    ['ajouter 2 kg de pommes', 'add', '2 kg de pommes'],
    ['Ajoute  du lait ', 'add', 'du lait'],
    ['acheter beurre', 'add', 'beurre'],
    ['achète des œufs', 'add', 'des œufs'],
    ['ajouter', 'add', ''],
    ['planifier gratin', 'plan', 'gratin'],
    ['PRÉVOIR une soupe', 'plan', 'une soupe'],
    ['plan', 'any', 'plan'],
    ['planning', 'any', 'planning'],
    ['ajouté', 'any', 'ajouté'],
    ['tarte à planifier', 'any', 'tarte à planifier'],
    ['', 'any', ''],
  ])('reads « %s »', (text, kind, subject) => {
    expect(readRequest(text)).toEqual({ kind, subject });
  });
});
