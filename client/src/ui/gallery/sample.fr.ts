/** French text of the lengths and letters the product really has, for judging type and wrapping. */
export const sample = {
  tagLine: 'Qu’est-ce qu’on mange ?',
  titles: ['Tarte fine aux courgettes', 'Mardi 24 novembre', 'Votre liste est vide'],
  standfirst: 'Un dîner simple pour quatre, prêt en trente minutes.',
  body: 'Émincez les courgettes en fines rondelles, salez, puis laissez-les dégorger dix minutes.',
  figures: '12,5 kg · 4 pers. · 1 234 567',
  small: 'Mis à jour il y a 3 minutes',
  longTitle: 'Gratin dauphinois à la manière de ma grand-mère savoyarde',
  longWord: 'anticonstitutionnellement-précautionneusement-ratatouille',
  chips: ['Aucun', 'Végétarien', 'Sans gluten', 'Sans noix ni arachides', 'Halal'],
  tags: ['coriandre', 'choux de Bruxelles'],
  categories: ['Tous', 'Fruits et Légumes', 'Viandes et Poissons', 'Épicerie'],
  error: "Format d'email invalide",
  question: 'Supprimer votre compte ?',
  consequence: 'Vos recettes, vos listes et votre frigo seront effacés pour toujours.',
  step: 'Étape 2 sur 4',
  people: ['Camille Favre', 'Noah Rey', 'Élise Zufferey', 'Jean-Luc Morand', 'Inès Bonvin', 'Lou'],
} as const;
