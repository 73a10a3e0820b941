/** What something is sold in that a recipe takes by the spoon, or by the piece. */
export const packagings = ['BOTTLE', 'JAR', 'PACKET', 'BUNCH', 'PIECE'] as const;

export type Packaging = (typeof packagings)[number];
