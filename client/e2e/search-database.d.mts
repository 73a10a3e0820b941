/** The tables of a stopped product's database in which some row has the text anywhere, and how many tables there are. */
export function searchDatabase(
  dataDir: string,
  texts: readonly string[],
): Promise<{ tables: number; found: string[]; invoices: { userId: string | null }[] }>;
