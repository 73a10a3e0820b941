// Whoever changes what is agreed to gives it a new version: entities/consent/consent-version.ts.
export const catalogue = {
  label: 'J’accepte que Popote garde et utilise mes restrictions alimentaires et mes allergies',
  text: 'Elles peuvent révéler votre santé ou votre religion. Elles ne servent qu’à écarter les recettes qui ne vous conviennent pas. Pour cela, Popote les transmet, sans votre nom, au fournisseur du modèle de langage qui écrit les recettes ; il peut se trouver hors de Suisse et d’Europe. Vous pouvez changer d’avis à tout moment dans les paramètres.',
  renewal: {
    title: 'Vos restrictions alimentaires',
    text: 'Nous disons plus clairement à qui elles sont transmises, et vous demandons donc encore une fois votre accord. Rien n’est perdu : d’ici à votre réponse, Popote les garde et en tient compte.',
    settings: 'Changer ou retirer dans les paramètres',
    thanks: 'C’est noté, merci',
  },
  privacy: 'Politique de confidentialité (nouvel onglet)',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    consent: typeof catalogue;
  }
}
