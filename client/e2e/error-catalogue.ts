import type { ParseKeys } from 'i18next';

type ErrorKey = ParseKeys<'errors'>;

/** Found in the browser before anything is sent, or because nothing, or nothing usable, came back. */
export type LocalCode = 'FIELD' | 'OFFLINE' | 'UNREACHABLE' | 'UNEXPECTED';

/** A sentence of the specification, byte for byte, and what makes it appear. */
export interface SaidError {
  sentence: string;
  /** The catalogue's key under `errors`. */
  key: ErrorKey;
  /** What the sentence is filled in with. */
  values?: { reason: string };
  /** The API's code, its guard's, or a local one. */
  code: string;
  cause: string;
  /** The journey that makes the cause happen and finds the sentence on the screen, or the path of a cheaper test that finds it said for the code. */
  shownBy: string;
}

/** A sentence that cannot arise any more, or has a friendlier one for the same cause. */
export interface RetiredError {
  sentence: string;
  /** What is said in its place, if anything is. */
  insteadSay: ErrorKey | null;
  why: string;
}

/** Errors of the account; those of the kitchen and of payments lie beside. src/apollo/error-catalogue.test.ts checks them all. */
export const accountErrors: readonly SaidError[] = [
  {
    sentence: 'Pas de connexion Internet. Veuillez vérifier votre connexion et réessayer.',
    key: 'network.offline',
    code: 'OFFLINE',
    cause: 'A form is sent while the browser knows that it has no network.',
    shownBy: 'way-in',
  },
  {
    sentence: 'Impossible de se connecter au serveur',
    key: 'network.unreachable',
    code: 'UNREACHABLE',
    cause: 'There is a network, and the server cannot be reached.',
    shownBy: 'way-in',
  },
  {
    sentence: 'Email ou mot de passe incorrect',
    key: 'accounts.credentialsInvalid',
    code: 'CREDENTIALS_INVALID',
    cause: 'No account has this address and password.',
    shownBy: 'way-in',
  },
  {
    sentence: 'Cette adresse email est déjà utilisée',
    key: 'field.emailTaken',
    code: 'EMAIL_TAKEN',
    cause: 'Another account has this address.',
    shownBy: 'way-in',
  },
  {
    sentence: 'Le mot de passe doit contenir au moins 6 caractères',
    key: 'field.passwordTooShort',
    code: 'FIELD',
    cause: 'A new password of fewer than six characters; the server refuses it as TOO_SHORT.',
    shownBy: 'way-in',
  },
  {
    sentence: 'Session expirée. Veuillez vous reconnecter.',
    key: 'sessionExpired',
    code: 'UNAUTHENTICATED',
    cause: 'The session was ended from another device, by a new password, or by thirty idle days.',
    shownBy: 'session-ends',
  },
  {
    sentence: 'Une erreur est survenue. Veuillez réessayer dans quelques instants.',
    key: 'unexpected',
    code: 'UNEXPECTED',
    cause: 'The server met something unexpected; the id under which it is logged follows.',
    shownBy: 'way-in',
  },
  {
    sentence: "L'email est requis",
    key: 'field.emailRequired',
    code: 'FIELD',
    cause: 'A form is sent without an address.',
    shownBy: 'way-in',
  },
  {
    sentence: "Format d'email invalide",
    key: 'field.emailInvalid',
    code: 'FIELD',
    cause: 'What was typed is no address.',
    shownBy: 'way-in',
  },
  {
    sentence: 'Le mot de passe est requis',
    key: 'field.passwordRequired',
    code: 'FIELD',
    cause: 'A form is sent without a password.',
    shownBy: 'way-in',
  },
  {
    sentence: 'Le prénom est requis',
    key: 'field.firstNameRequired',
    code: 'FIELD',
    cause: 'Signing up without a first name.',
    shownBy: 'way-in',
  },
  {
    sentence: 'Le nom est requis',
    key: 'field.lastNameRequired',
    code: 'FIELD',
    cause: 'Signing up without a last name.',
    shownBy: 'way-in',
  },
  {
    sentence: "Cette adresse email n'est pas inscrite",
    key: 'accounts.emailUnknown',
    code: 'EMAIL_UNKNOWN',
    cause: 'A reset is asked for an address that has no account.',
    shownBy: 'account',
  },
  {
    sentence: 'Une erreur est survenue. Veuillez réessayer.',
    key: 'accounts.resetFailed',
    code: 'UNEXPECTED',
    cause: 'A reset is asked for, and the server meets something unexpected.',
    shownBy: 'account',
  },
  {
    sentence: "Impossible d'envoyer l'email de réinitialisation",
    key: 'accounts.resetMailNotSent',
    code: 'MAIL_NOT_SENT',
    cause: 'A reset is asked for, and the mail server takes no mail.',
    shownBy: 'src/apollo/refusal-sentence.test.ts',
  },
  {
    sentence: 'Cette adresse email est déjà associée à votre compte',
    key: 'accounts.emailUnchanged',
    code: 'EMAIL_UNCHANGED',
    cause: 'A change to the address that the account has.',
    shownBy: 'account',
  },
  {
    sentence: "Impossible de mettre à jour l'email",
    key: 'accounts.emailChangeFailed',
    code: 'MAIL_NOT_SENT',
    cause: 'The mail server takes no mail, so that no link can reach the new address.',
    shownBy: 'src/apollo/refusal-sentence.test.ts',
  },
  {
    sentence: 'Le numéro de téléphone est requis',
    key: 'field.phoneRequired',
    code: 'FIELD',
    cause:
      'A country’s code with no number after it; the number is optional, so that an empty field is none.',
    shownBy: 'telephone',
  },
  {
    sentence: 'Numéro de téléphone invalide',
    key: 'field.phoneInvalid',
    code: 'FIELD',
    cause: 'What was typed is no number of any country.',
    shownBy: 'telephone',
  },
  {
    sentence: 'Une erreur est survenue lors de la vérification de vos préférences',
    key: 'preferences.checkFailed',
    code: 'UNEXPECTED',
    cause: 'The questionnaire is opened, and the server cannot say who is there.',
    shownBy: 'account-errors',
  },
  {
    sentence: "Une erreur est survenue lors de l'enregistrement",
    key: 'preferences.saveFailed',
    code: 'UNEXPECTED',
    cause: 'The questionnaire is finished, and the server meets something unexpected.',
    shownBy: 'account-errors',
  },
  {
    sentence: 'Impossible de charger votre profil',
    key: 'settings.loadFailed',
    code: 'UNEXPECTED',
    cause: 'The settings are opened, and the server meets something unexpected.',
    shownBy: 'account-errors',
  },
];

export const retiredAccountErrors: readonly RetiredError[] = [
  {
    sentence: 'Pas de connexion Internet',
    insteadSay: 'network.offline',
    why: 'The longer form says what to do as well.',
  },
  {
    sentence: 'Identifiants incorrects',
    insteadSay: 'accounts.credentialsInvalid',
    why: 'The same cause, in words that name what to look at.',
  },
  {
    sentence: 'Erreur lors de la création du compte',
    insteadSay: 'unexpected',
    why: 'A sign-up answers the account or a refusal that is said at its field; nothing lies between.',
  },
  {
    sentence: "L'inscription a échoué. Veuillez réessayer.",
    insteadSay: 'unexpected',
    why: 'Every failure with a known cause has its own sentence; the rest comes with a reference to quote.',
  },
  {
    sentence: 'La connexion a échoué. Veuillez réessayer.',
    insteadSay: 'unexpected',
    why: 'Every failure with a known cause has its own sentence; the rest comes with a reference to quote.',
  },
  {
    sentence: 'Session expirée',
    insteadSay: 'sessionExpired',
    why: 'The longer form says what to do as well.',
  },
  {
    sentence: 'Utilisateur non connecté',
    insteadSay: 'sessionExpired',
    why: 'No page that needs an account is shown without one; a session that ends meanwhile has its sentence.',
  },
  {
    sentence: 'Utilisateur non trouvé',
    insteadSay: null,
    why: 'A session is read together with its user: without the user there is no session.',
  },
  {
    sentence: 'Profil utilisateur non trouvé',
    insteadSay: null,
    why: 'The profile is part of the user, so it exists from sign-up.',
  },
  {
    sentence: 'Email non trouvé',
    insteadSay: null,
    why: 'The server reads the address of the account itself; the browser hands none over.',
  },
  {
    sentence: 'Unable to load your profile',
    insteadSay: 'settings.loadFailed',
    why: 'The one sentence of the product that was not French.',
  },
];
