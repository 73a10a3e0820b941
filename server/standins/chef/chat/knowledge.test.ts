import { describe, expect, it } from 'vitest';
import { loadKnowledge } from './knowledge.js';

const entries = loadKnowledge();

describe('the kitchen knowledge', () => {
  it('has a hundred entries and more, each once and with its source', () => {
    expect(entries.length).toBeGreaterThanOrEqual(100);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ source }) => !source.url.startsWith('http'))).toEqual([]);
  });

  it('answers every kind of question', () => {
    const least = {
      CONSERVATION: 10,
      SUBSTITUTION: 10,
      TECHNIQUE: 10,
      SAFETY: 8,
      AMOUNT: 4,
      PAIRING: 3,
    };
    for (const [kind, count] of Object.entries(least)) {
      expect(entries.filter((entry) => entry.kind === kind).length).toBeGreaterThanOrEqual(count);
    }
  });

  it('replaces by something in every entry that replaces', () => {
    expect(
      entries.filter(
        ({ kind, options }) =>
          (kind === 'SUBSTITUTION' || kind === 'PAIRING') !== options.length > 0,
      ),
    ).toEqual([]);
  });

  it('is set as French is', () => {
    const badlySet = /[^\u202f][:;?!%»](?=\s|$)|«[^\u202f]|\d °C| {2}|'|^\s|\s$/u;
    const texts = entries.flatMap(({ answer, options }) => [answer, ...options]);
    expect(texts.filter((text) => badlySet.test(text))).toEqual([]);
  });
});
