/** Writes so many unread notifications for somebody into a stopped product's database, one for each day before today. */
export function fillBell(dataDir: string, email: string, count: number): Promise<void>;
