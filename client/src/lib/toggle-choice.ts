/**
 * Adds or removes one value of a multiple choice. An `exclusive` value stands alone: choosing it
 * clears the others, and choosing any other removes it.
 */
export function toggleChoice<T>(values: readonly T[], value: T, exclusive?: T): T[] {
  if (values.includes(value)) return values.filter((kept) => kept !== value);
  if (exclusive !== undefined && value === exclusive) return [value];
  return [...values.filter((kept) => kept !== exclusive), value];
}
