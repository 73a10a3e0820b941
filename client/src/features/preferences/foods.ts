/** The foods of a comma-separated text: trimmed, blank ones and repeats (case aside) dropped. */
export function parseFoods(text: string): string[] {
  const byName = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const food = part.trim().replace(/\s+/g, ' ');
    const name = food.toLocaleLowerCase('fr');
    if (food && !byName.has(name)) byName.set(name, food);
  }
  return [...byName.values()];
}
