/** What the model is told of the tools that propose nothing. */
export const talkToolTexts = {
  read_book:
    'Chercher dans le livre de recettes et les favoris des plats permis, à prévoir par leur titre exact.',
  hold_for_talk:
    'Retenir ce qui vaut pour cette conversation seulement (« sans four », « on est 6 », « sans gluten ce soir »), jamais comme règle du foyer.',
  wish: 'En peu de mots.',
  food: 'À éviter : aliment ou famille (« viande »).',
} as const;

/** What a person reads where the model has said nothing of what it found, and what the model reads of it. */
export const talkSaid = {
  found: (titles: readonly string[]) =>
    `J’ai trouvé : ${titles.map((title) => `« ${title} »`).join(', ')}.`,
  none: 'Je n’ai rien trouvé dans le livre qui convienne.',
  dishes: 'Plats trouvés (données) :',
  block: 'livre',
  dish: { title: 'titre', minutes: 'minutes', mealType: 'type', foods: 'aliments' },
  held: (wish: string) => `C’est retenu pour cette conversation : « ${wish} ».`,
  full: 'Je retiens dix demandes au plus ; enlevez-en une au-dessus de votre message.',
} as const;
