import { expect, test } from 'vitest';
import { lexicon } from './lexicon-index.js';
import { manners } from '../lexicon/usual-recipes/dishes-of-a-place.js';
import { wordsOf } from '../text/text.js';

/** « à la normande » adds to what stands before it, and is never a link to another thing. */
const ofManners = new Set(manners.flatMap(({ phrases }) => phrases));
const phrases = lexicon.flatMap(({ phrases }) => phrases).filter((each) => !ofManners.has(each));

test('no phrase starts or ends with a link word, which would swallow « de noix » or « sans … »', () => {
  const links = ['de', 'a', 'et', 'ou', 'sans'];
  const loose = phrases.filter((phrase) => {
    const words = wordsOf(phrase.replaceAll('=', ''));
    return links.includes(words[0]?.stem ?? 'de') || links.includes(words.at(-1)?.stem ?? '');
  });
  expect(loose).toEqual(['à la coque']);
});
