import { describe, expect, it } from 'vitest';
import { detectLanguage, readCookie, type LanguageSources } from './detect-language';

const nothing: LanguageSources = {
  query: null,
  cookie: null,
  local: null,
  session: null,
  navigator: [],
  html: null,
};

describe('detectLanguage', () => {
  it('falls back to French when no source names a language that exists', () => {
    expect(detectLanguage(nothing)).toBe('fr');
    expect(detectLanguage({ ...nothing, query: 'de', navigator: ['en-GB', 'it'] })).toBe('fr');
  });

  it('accepts a regional tag in any case', () => {
    expect(detectLanguage({ ...nothing, navigator: ['en', 'FR-ch'] })).toBe('fr');
    expect(detectLanguage({ ...nothing, cookie: ' fr_FR ' })).toBe('fr');
  });
});

describe('readCookie', () => {
  it('finds one cookie among several and survives odd ones', () => {
    expect(readCookie('a=1; i18nextLng=fr; b', 'i18nextLng')).toBe('fr');
    expect(readCookie('i18nextLng=%E0%A4%A; b=2', 'i18nextLng')).toBe('%E0%A4%A');
    expect(readCookie('', 'i18nextLng')).toBeNull();
  });
});
