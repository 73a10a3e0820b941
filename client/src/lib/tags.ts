/**
 * The tags after a person typed `text`: split at commas, trimmed, blank ones dropped, one already there
 * (whatever its case or accents) not repeated, and never more than `max` in all.
 */
export function addTags(tags: readonly string[], text: string, max = Infinity): string[] {
  const result = [...tags];
  for (const part of text.split(/[,;\n]/)) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag === '' || result.length >= max) continue;
    if (!result.some((known) => sameTag(known, tag))) result.push(tag);
  }
  return result;
}

function sameTag(a: string, b: string): boolean {
  return a.localeCompare(b, 'fr', { sensitivity: 'base' }) === 0;
}
