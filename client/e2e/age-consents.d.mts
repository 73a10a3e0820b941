/** Makes every consent in a stopped product's database one to the words of before. */
export function ageConsents(dataDir: string): Promise<void>;
