/** The wording of Popote's chat prompt, and the names of its blocks of data; compared without accents. */
export const promptWords = {
  servings: /portions[a-z ]*:\s*(\d{1,3})/,
  household: /foyer\s*:\s*(\d{1,2}) adultes?(?:[ ,]+(?:et )?(\d{1,2}) enfants?)?/,
  listEmpty: /liste de courses est vide/,
} as const;

export const chatBlocks = {
  plan: 'planning',
  list: 'courses',
  wishes: 'souhaits',
  refusal: 'refus',
  earlier: 'echanges-precedents',
  book: 'livre',
} as const;
export const fields = {
  date: 'date',
  time: 'heure',
  meal: 'repas',
  name: 'article',
  word: 'mot',
  reason: 'raison',
  person: 'personne',
  wish: 'souhait',
  avoid: 'eviter',
  people: 'personnes',
  minutes: 'minutes',
  title: 'titre',
} as const;

/** How Popote asks for a reply to be continued, or written shorter. */
export const notes = {
  goOn: /^ta reponse a ete coupee\W+continue/,
  shorter: /^ta reponse est trop longue/,
} as const;

/** A recipe of the conversation that the history no longer tells whole. */
export const mentionedRecipe = /a proposé la recette «\s*(.+?)\s*»/gu;

/** « pommes, 2 kg (coché) » on the shopping list. */
export const listLine = { ticked: / \(coché\)$/u, amount: /, \d[^,]*$/u } as const;
