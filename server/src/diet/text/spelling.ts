/** Words as they sound in French, so that « saussisse », « bierre » and « roblochon » meet what they mean. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1'],
  [/sch|sh|ch/g, '5'],
  [/ph/g, 'f'],
  [/qu|q|ck|k/g, 'c'],
  [/w/g, 'v'],
  [/gu(?=[eiy])/g, 'g_'],
  [/g(?=[eiy])/g, 'j'],
  [/sc(?=[eiy])|c(?=[eiy])|z|ti(?=on)/g, 's'],
  [/_|h/g, ''],
  [/y/g, 'i'],
  [/eau|au/g, 'o'],
  [/oeu|oe|eu/g, 'e'],
  [/(?:ai|ei|i)(?=[nm](?![aeiou]))/g, 'in_'],
  [/[ae](?=[nm](?![aeiou]))/g, 'an_'],
  [/o(?=[nm](?![aeiou]))/g, 'on_'],
  [/_[nm]/g, ''],
  [/ai|ei/g, 'e'],
  [/(?<=...)(?:er|ez|ee)$/, 'e'],
  [/(.)\1+/g, '$1'],
];

/** The sound of a folded word, roughly; equal sounds make one word. */
export function soundOf(folded: string): string {
  return sounds.reduce((word, [pattern, sound]) => word.replace(pattern, sound), folded);
}

/** Every writing of the word with one letter less. */
export function withOneLess(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Whether one slip parts the two: a letter too many, missing, another one, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [left, otherLeft] = [end - start, otherEnd - start];
  if (left <= 1 && otherLeft <= 1) return true;
  return left === 2 && otherLeft === 2 && areSwapped(one, other, start);
}

/** Whether two neighbours changed places there. */
function areSwapped(one: string, other: string, at: number): boolean {
  return one[at] === other[at + 1] && one[at + 1] === other[at];
}

/** Whether at most `most` letters were added, lost or changed. */
export function isWithin(most: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}

/** Slips that are safe to mend in a short word: a doubled letter, or two that changed places. */
export function isSmallSlip(written: string, word: string): boolean {
  if (written.length === word.length + 1) {
    return written.replace(/(.)\1/g, '$1') === word || withoutOneDouble(written, word);
  }
  if (written.length !== word.length || written[0] !== word[0]) return false;
  const at = Array.from(written).findIndex((letter, place) => letter !== word[place]);
  return at >= 0 && areSwapped(written, word, at) && written.slice(at + 2) === word.slice(at + 2);
}

function withoutOneDouble(written: string, word: string): boolean {
  return Array.from(written).some(
    (letter, at) =>
      letter === written[at + 1] && written.slice(0, at) + written.slice(at + 1) === word,
  );
}
