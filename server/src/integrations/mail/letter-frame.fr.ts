/** What stands around every letter. U+202F stands before : ; ? ! */
export const frame = {
  greeting: (firstName: string | null): string =>
    firstName === null ? 'Bonjour,' : `Bonjour ${firstName},`,
  linkHelp: 'Le bouton ne répond pas\u202f? Copiez cette adresse dans votre navigateur\u202f:',
  signature: 'Popote, à table dans le Valais, Suisse',
  reason:
    'Vous recevez ce message parce qu’il concerne votre compte. Une réponse à cette adresse ne serait pas lue.',
};
