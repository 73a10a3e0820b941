/** The wording of Popote's chat prompt, and the names of its blocks of data; compared without accents. */
export const promptWords = {
  servings: /portions[a-z ]*:\s*(\d{1,3})/,
  household: /foyer\s*:\s*(\d{1,2}) adultes?(?:[ ,]+(?:et )?(\d{1,2}) enfants?)?/,
} as const;

export const chatBlocks = {
  plan: 'planning',
  list: 'courses',
  refusal: 'refus',
  earlier: 'echanges-precedents',
} as const;
export const fields = {
  date: 'date',
  time: 'heure',
  meal: 'repas',
  name: 'article',
  word: 'mot',
  reason: 'raison',
  person: 'personne',
} as const;

/** How Popote asks for a reply to be continued, or written shorter. */
export const notes = {
  goOn: /^ta reponse a ete coupee\W+continue/,
  shorter: /^ta reponse est trop longue/,
} as const;

/** A recipe of the conversation that the history no longer tells whole. */
export const mentionedRecipe = /a proposé la recette «\s*(.+?)\s*»/gu;
