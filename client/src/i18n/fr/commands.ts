export const catalogue = {
  title: 'Rechercher ou agir',
  input: 'Que voulez-vous faire ?',
  placeholder: 'Ajouter 2 kg de pommes…',
  empty: 'Rien ne correspond. Essayez « ajouter », « planifier » ou le nom d’une page.',
  count_one: '{{count}} proposition',
  count_other: '{{count}} propositions',
  group: {
    do: 'Faire',
    pages: 'Aller à',
    recipes: 'Recettes favorites',
    settings: 'Réglages',
  },
  book: 'Livre de recettes',
  addLine: 'Ajouter « {{line}} » à la liste de courses',
  addAny: 'Ajouter un article à la liste…',
  planTitle: 'Planifier « {{title}} »',
  planAny: 'Planifier un repas…',
  planRecipe: 'Planifier {{title}}',
  added: 'Ajouté à la liste : {{line}}',
  undo: 'Annuler',
  // Begins a request, put into the field.
  verb: 'ajouter ',
  shortcuts: {
    title: 'Raccourcis clavier',
    text: 'Tapez les touches l’une après l’autre, en dehors d’un champ de texte.',
    palette: 'Rechercher ou agir',
    add: 'Ajouter, sur la page ouverte',
    theme: 'Changer de thème',
    help: 'Afficher cette aide',
    go: 'Aller à',
    do: 'Agir',
    on: 'Raccourcis d’une lettre',
    onText:
      'Désactivez-les si vous dictez ou s’ils gênent une aide technique. {{keys}} reste toujours disponible.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    commands: typeof catalogue;
  }
}
