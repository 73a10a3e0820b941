export const catalogue = {
  signIn: {
    title: 'Connexion',
    heading: 'Bon retour parmi nous',
    text: 'Connectez-vous pour retrouver vos recettes et votre semaine.',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    toggleQuestion: 'Pas encore de compte ?',
    toggle: 'Créer un compte',
  },
  signUp: {
    title: 'Inscription',
    heading: 'Créez votre compte',
    text: 'Quatre champs, puis quatre questions sur vos goûts : vous êtes à table dans deux minutes.',
    submit: 'S’inscrire',
    submitting: 'Création du compte…',
    toggleQuestion: 'Vous avez déjà un compte ?',
    toggle: 'Se connecter',
    consent:
      'En créant un compte, vous acceptez nos <terms>conditions</terms> et notre <privacy>politique de confidentialité</privacy>.',
  },
  field: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Email',
    password: 'Mot de passe',
    passwordHint: 'Au moins 6 caractères',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof catalogue;
  }
}
