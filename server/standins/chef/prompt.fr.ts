/** How Popote's prompts word what is no data; compared without accents, in lower case. */
export const wording = {
  mealType: /type\s*:\s*([a-z -]+)/,
  servings: /portions?[a-z ]*:\s*(\d{1,3})/,
  difficulty: /difficulte[a-z ]*:\s*(facile|moyen|difficile)/,
  maxMinutes: /temps voulu\s*:\s*(\d{1,3}) minutes/,
  forChildren: /^pour des enfants\s*:/m,
  lowBudget: /^petit budget\s*:/m,
  today: /date du jour\s*:\s*(\d{4}-\d{2}-\d{2})/,
  restrictionLine: /^- (.+)$/gm,
} as const;

/** Names that the product keeps beside its own prompts. */
export const listName = 'article';
/** « pommes, 2 kg (coché) » on the shopping list. */
export const listLine = { ticked: / \(coché\)$/u, amount: /, \d[^,]*$/u } as const;
/** A recipe of the conversation that the history no longer tells whole. */
export const mentionedRecipe = /a proposé la recette «\s*(.+?)\s*»/gu;
