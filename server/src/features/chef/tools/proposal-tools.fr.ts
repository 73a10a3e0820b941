/** What the model is told of its tools. */
export const toolTexts = {
  add_to_shopping_list: 'Ajouter à la liste de courses.',
  plan_meal: 'Prévoir un repas au planning.',
  move_meal: 'Déplacer un repas prévu.',
  add_to_fridge: 'Mettre au frigo.',
  remove_from_fridge: 'Retirer du frigo ce qui a été utilisé ou jeté.',
  save_recipe: 'Garder une recette dans les favoris.',
  remove_meal: 'Enlever un repas du planning.',
  change_meal: 'Changer le plat, les portions ou l’heure d’un repas prévu.',
  remove_from_shopping_list: 'Retirer de la liste.',
  change_shopping_amount: 'Changer les quantités de la liste.',
  tick_shopping_items: 'Cocher sur la liste ce qui est acheté.',
  clear_expired_food: 'Sortir du frigo tout ce qui a expiré.',
  propose_week: 'Choisir les plats de plusieurs jours.',
  note_preference: 'Offrir de noter un goût. Jamais une allergie : elle se dit dans les réglages.',
} as const;

/** Of arguments that the prompt's rules do not tell already; see `chatText.rules`. */
export const argumentTexts = {
  takenQuantity: 'Combien a été pris ; null pour tout retirer.',
  dish: 'Le titre exact de la recette.',
  meal: 'Ses mots ; inutile si son jour le dit.',
  newTitle: 'Le nouveau plat.',
  listRecipe: 'Le titre exact de leur recette.',
  recipeTitle: 'Le titre exact ; null pour la dernière recette montrée.',
  wantedQuantity: 'Combien acheter en tout.',
  moments: 'Sans eux, le dîner.',
} as const;
