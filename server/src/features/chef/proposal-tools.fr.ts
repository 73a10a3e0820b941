/** What the model is told of its tools, and of their arguments. */
export const toolTexts = {
  add_to_shopping_list: 'Ajouter des articles à la liste de courses.',
  plan_meal: 'Prévoir un repas au planning, jamais contraire aux restrictions du foyer.',
  move_meal: 'Déplacer un repas déjà prévu à un autre jour ou une autre heure.',
  add_to_fridge: 'Noter des aliments dans le frigo.',
  remove_from_fridge: 'Retirer du frigo ce qui a été mangé, utilisé ou jeté, en tout ou en partie.',
  save_recipe:
    'Garder dans les favoris une recette déjà montrée dans la conversation ou connue du foyer.',
  remove_meal: 'Enlever un repas du planning.',
  change_meal: 'Changer un repas prévu : un autre plat, les portions ou l’heure du même jour.',
  remove_from_shopping_list: 'Retirer des articles de la liste de courses, sans les acheter.',
  change_shopping_amount: 'Changer combien il faut acheter d’articles qui sont sur la liste.',
  tick_shopping_items: 'Cocher sur la liste de courses ce qui est acheté.',
  clear_expired_food: 'Sortir du frigo tout ce qui a expiré.',
  propose_week:
    'Choisir les plats de plusieurs jours parmi les recettes du foyer et le livre ; la personne les échange ensuite à son gré.',
  note_preference:
    'Offrir de noter qu’un aliment est à éviter ou apprécié, quand la personne le dit de quelqu’un du foyer. Jamais pour une allergie : elle se règle dans les réglages.',
} as const;

export const argumentTexts = {
  items: 'Les aliments, un par élément, 30 au plus.',
  name: 'Le nom seul, sans quantité ni article : « pommes de terre ».',
  quantity: 'La quantité, plus grande que 0 ; null si elle n’est pas dite.',
  wholeQuantity: 'La quantité, un nombre entier ; null si elle n’est pas dite.',
  takenQuantity: 'Combien a été pris ; null pour tout retirer.',
  unit: 'L’unité de la quantité : UNIT pour des pièces, TABLESPOON pour càs, TEASPOON pour càc ; null si elle n’est pas dite.',
  expirationDate:
    'La date de péremption dite par la personne, AAAA-MM-JJ ; null si elle n’est pas dite.',
  mealTitle: 'Le titre du repas ; le titre exact de la recette quand il y en a une.',
  date: 'Le jour, AAAA-MM-JJ, calculé depuis la date du jour.',
  time: 'L’heure, HH:MM ; null si elle n’est pas dite.',
  servings: 'Le nombre de portions ; null s’il n’est pas dit.',
  mealType: 'Le type de plat ; null s’il n’est pas clair.',
  meal: 'Le titre du repas prévu, ou ses mots ; null quand seul son jour est dit.',
  fromDate: 'Le jour où il est prévu, AAAA-MM-JJ ; null s’il n’est pas dit.',
  toDate: 'Le nouveau jour, AAAA-MM-JJ, calculé depuis la date du jour.',
  toTime: 'La nouvelle heure, HH:MM ; null si elle ne change pas.',
  listRecipe:
    'Le titre exact de la recette dont ce sont les ingrédients ; null quand ils ne sont pas d’une recette.',
  mealDay: 'Le jour du repas, AAAA-MM-JJ ; null s’il n’est pas dit.',
  newTitle: 'Le nouveau plat ; null s’il ne change pas.',
  newServings: 'Les nouvelles portions ; null si elles ne changent pas.',
  wantedQuantity: 'Combien acheter en tout, plus que 0.',
  days: 'Combien de jours, 1 à 14 ; null pour l’habitude du foyer.',
  moments: 'Les repas de chaque jour ; null pour le dîner seul.',
  maxMinutes: 'Le temps le plus long par plat, en minutes ; null sans limite.',
  lowBudget: 'true pour des plats bon marché.',
  useFridge: 'true pour vider le frigo.',
  food: 'L’aliment seul, sans article.',
  preference: 'AVOID pour ce qui est à éviter, LIKE pour ce qui est apprécié.',
  recipeTitle:
    'Le titre exact de la recette ; null pour la dernière recette montrée dans la conversation.',
} as const;
