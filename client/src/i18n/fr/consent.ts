// Whoever changes what is agreed to gives it a new version: entities/consent/consent-version.ts.
export const catalogue = {
  label: 'J’accepte que Popote garde et utilise mes restrictions alimentaires',
  text: 'Elles peuvent révéler votre santé ou votre religion. Elles ne servent qu’à écarter les recettes qui ne vous conviennent pas, et vous pouvez changer d’avis à tout moment dans les paramètres.',
  privacy: 'Politique de confidentialité (nouvel onglet)',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    consent: typeof catalogue;
  }
}
