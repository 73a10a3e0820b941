export function parserReport(_set: string): string[] {
  return [];
}
