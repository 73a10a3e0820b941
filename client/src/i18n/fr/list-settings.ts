/** What is opened from the list, and what it offers after the shop. */
export const catalogue = {
  done: 'Terminé',
  aisles: {
    title: 'L’ordre de vos rayons',
    text: 'Rangez-les comme vous parcourez votre magasin.',
    up: 'Monter : {{aisle}}',
    down: 'Descendre : {{aisle}}',
    moved: '{{aisle}} : place {{place}} sur {{total}}',
  },
  staples: {
    title: 'Fond de placard',
    text: 'Ce que vous avez toujours chez vous. Quand une recette en demande, c’est à vérifier plutôt qu’à acheter.',
    field: 'Un produit de plus',
    placeholder: 'Sauce soja',
    add: 'Ajouter',
    remove: 'Retirer : {{name}}',
    removed: '{{name}} ne fait plus partie du fond de placard',
    added: '{{name}} fait partie du fond de placard',
    none: 'Rien pour l’instant : tout ce que vos recettes demandent est à acheter.',
  },
  atHome: {
    title: 'Déjà à la maison',
    text: 'Ce qui n’est pas sur la liste parce que vous l’aviez déjà. Une pression l’y ajoute.',
    listed: '« {{name}} » est sur la liste',
    none: 'Tout ce que vos recettes demandent est sur la liste.',
  },
  dialog: {
    title: 'Ajouter un article',
    name: 'Article',
    quantity: 'Quantité',
    unit: 'Unité',
    submit: 'Ajouter',
    cancel: 'Annuler',
  },
  details: {
    needed: '{{amount}} à acheter',
    bought: '{{amount}} à acheter, pour {{needed}}',
    parts_one: 'D’où vient cet article',
    parts_other: 'D’où viennent ces articles',
    removePart: 'Retirer : {{part}}',
    aisle: 'Rayon',
    aisleHint: 'Retenu pour votre foyer, aussi pour les prochaines fois.',
    delete: 'Supprimer',
    noAmount: 'sans quantité',
  },
  ahead: {
    title: 'Les sept jours à venir',
    none: 'Aucun repas n’est prévu.',
  },
  freeze: {
    title: 'À congeler ?',
    text: 'Le frigo ne suffira pas jusqu’au repas prévu : {{names}}.',
    action: 'Mettre au congélateur',
    leave: 'Laisser au frigo',
    done: 'Au congélateur : {{names}}',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'list-settings': typeof catalogue;
  }
}
