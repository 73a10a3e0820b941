/** What the model is told of its tools, and of their arguments. */
export const toolTexts = {
  add_to_shopping_list:
    'Propose d’ajouter des articles à la liste de courses. La personne voit un aperçu et décide ; rien n’est enregistré avant.',
  plan_meal:
    'Propose de prévoir un repas au planning, jamais contraire aux restrictions du foyer. La personne voit un aperçu et décide ; rien n’est enregistré avant.',
  move_meal:
    'Propose de déplacer un repas déjà prévu. La personne voit un aperçu et décide ; rien n’est enregistré avant.',
  add_to_fridge:
    'Propose de noter des aliments dans le frigo. La personne voit un aperçu et décide ; rien n’est enregistré avant.',
  remove_from_fridge:
    'Propose de retirer du frigo ce qui a été mangé, utilisé ou jeté, en tout ou en partie. La personne voit un aperçu et décide ; rien n’est enregistré avant.',
  save_recipe:
    'Propose de garder dans les favoris une recette déjà montrée dans la conversation ou connue du foyer. La personne voit un aperçu et décide ; rien n’est enregistré avant.',
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
  time: 'L’heure, HH:MM (le matin 08:00, à midi 12:30, au goûter 16:00, le soir 19:00) ; null si ni l’heure ni le moment ne sont dits.',
  servings: 'Le nombre de portions ; null s’il n’est pas dit.',
  mealType: 'Le type de plat ; null s’il n’est pas clair.',
  meal: 'Le titre du repas prévu, ou ses mots ; null quand seul son jour est dit.',
  fromDate: 'Le jour où il est prévu, AAAA-MM-JJ ; null s’il n’est pas dit.',
  toDate: 'Le nouveau jour, AAAA-MM-JJ, calculé depuis la date du jour.',
  toTime:
    'La nouvelle heure, HH:MM (le matin 08:00, à midi 12:30, au goûter 16:00, le soir 19:00) ; null si elle ne change pas.',
  listRecipe:
    'Le titre exact de la recette dont ce sont les ingrédients ; null quand ils ne sont pas d’une recette.',
  recipeTitle:
    'Le titre exact de la recette ; null pour la dernière recette montrée dans la conversation.',
} as const;
