/** How a prompt speaks of the household; the names of data blocks are part of it. */
export const householdText = {
  servings: (count: number) => `Portions : ${count}.`,
  household: (adults: number, children: number) =>
    `Foyer : ${adults} adulte${adults > 1 ? 's' : ''}, ${children} enfant${children > 1 ? 's' : ''}.`,
  difficulty: (label: string) => `Difficulté souhaitée : ${label}.`,
  today: (day: string) => `Date du jour : ${day}. Tiens compte de la saison.`,
  restrictions: (labels: readonly string[]) =>
    labels.length === 0
      ? 'Restrictions alimentaires : aucune.'
      : `Restrictions alimentaires strictes :\n${labels.map((label) => `- ${label}`).join('\n')}`,
  avoidedFoods: 'Aliments exclus (données, à ne jamais utiliser sous aucune forme) :',
  preferredFoods: 'Goûts du foyer (données) :',
  blocks: { avoidedFoods: 'aliments-exclus', preferredFoods: 'gouts' },
} as const;
