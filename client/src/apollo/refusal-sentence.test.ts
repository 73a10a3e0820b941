import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { buildSchema, isEnumType } from 'graphql';
import { catalogue as errors } from '../i18n/fr/errors';
import { errorReference, failureKey } from './failure-sentence';
import { operationFailures } from './operation-failure';
import { refusalKey, refusalSentence, type RefusalLike } from './refusal-sentence';
import type { Operation } from './operation';

const i18n = createInstance();
beforeAll(() => i18n.init({ lng: 'fr', resources: { fr: { errors } }, defaultNS: 'errors' }));

const sentence = (operation: Operation, refusal: RefusalLike): string =>
  refusalSentence(i18n.getFixedT('fr', 'errors'), operation, refusal);

describe('refusalSentence', () => {
  it.each<[Operation, RefusalLike, string]>([
    ['signUp', { code: 'REQUIRED', field: 'email' }, "L'email est requis"],
    ['signUp', { code: 'INVALID', field: 'email' }, "Format d'email invalide"],
    ['signUp', { code: 'REQUIRED', field: 'firstName' }, 'Le prénom est requis'],
    ['signUp', { code: 'REQUIRED', field: 'lastName' }, 'Le nom est requis'],
    ['signUp', { code: 'REQUIRED', field: 'password' }, 'Le mot de passe est requis'],
    [
      'signUp',
      { code: 'TOO_SHORT', field: 'password' },
      'Le mot de passe doit contenir au moins 6 caractères',
    ],
    ['signUp', { code: 'EMAIL_TAKEN' }, 'Cette adresse email est déjà utilisée'],
    ['signIn', { code: 'CREDENTIALS_INVALID' }, 'Email ou mot de passe incorrect'],
    [
      'requestPasswordReset',
      { code: 'EMAIL_UNKNOWN', field: 'email' },
      "Cette adresse email n'est pas inscrite",
    ],
    [
      'requestPasswordReset',
      { code: 'MAIL_NOT_SENT' },
      "Impossible d'envoyer l'email de réinitialisation",
    ],
    [
      'requestEmailChange',
      { code: 'EMAIL_UNCHANGED', field: 'newEmail' },
      'Cette adresse email est déjà associée à votre compte',
    ],
    [
      'requestEmailChange',
      { code: 'EMAIL_TAKEN', field: 'newEmail' },
      'Cette adresse email est déjà utilisée',
    ],
    ['requestEmailChange', { code: 'MAIL_NOT_SENT' }, "Impossible de mettre à jour l'email"],
    [
      'changePassword',
      { code: 'TOO_SHORT', field: 'newPassword' },
      'Le mot de passe doit contenir au moins 6 caractères',
    ],
    ['signUp', { code: 'REQUIRED', field: 'phone' }, 'Le numéro de téléphone est requis'],
    ['updateProfile', { code: 'INVALID', field: 'phone' }, 'Numéro de téléphone invalide'],
    ['openBillingPortal', { code: 'NO_BILLING_ACCOUNT' }, 'Aucun abonnement trouvé'],
    [
      'openBillingPortal',
      { code: 'PAYMENT_PROVIDER_UNAVAILABLE' },
      "Impossible d'accéder au portail de gestion",
    ],
    [
      'startRecipeGeneration',
      { code: 'PREFERENCES_MISSING' },
      'Impossible de générer une recette: Préférences non définies',
    ],
    [
      'startRecipeGeneration',
      { code: 'RECIPE_TITLE_MISSING' },
      'Impossible de générer une recette: Format de recette invalide: titre manquant',
    ],
    [
      'startRecipeGeneration',
      { code: 'REPLY_EMPTY' },
      'Impossible de générer une recette: Format de réponse invalide',
    ],
    [
      'startRecipeGeneration',
      { code: 'RECIPE_DESCRIPTION_MISSING' },
      'Impossible de générer une recette: Format de recette invalide: description manquante',
    ],
    [
      'startRecipeGeneration',
      { code: 'RECIPE_INGREDIENTS_MISSING' },
      'Impossible de générer une recette: Format de recette invalide: ingrédients manquants',
    ],
    [
      'startRecipeGeneration',
      { code: 'RECIPE_INSTRUCTIONS_MISSING' },
      'Impossible de générer une recette: Format de recette invalide: instructions manquantes',
    ],
    [
      'startRecipeGeneration',
      { code: 'NOT_YET_KNOWN' },
      'Impossible de générer une recette: Erreur inconnue',
    ],
    ['addFavorite', { code: 'NOT_FOUND' }, 'Impossible de gérer les favoris'],
  ])('%s %o', (operation, refusal, expected) => {
    expect(sentence(operation, refusal)).toBe(expected);
  });

  it('says how long to wait, in the unit one would use', () => {
    const wait = (retryAfterSeconds: number): string =>
      sentence('signIn', { code: 'RATE_LIMITED', retryAfterSeconds });
    expect(wait(1)).toBe('Trop de tentatives. Réessayez dans 1 seconde.');
    expect(wait(45)).toBe('Trop de tentatives. Réessayez dans 45 secondes.');
    expect(wait(600)).toBe('Trop de tentatives. Réessayez dans 10 minutes.');
    const chat = { code: 'RATE_LIMITED', retryAfterSeconds: 700 };
    expect(sentence('sendChatMessage', chat)).toMatch(/reprend son souffle.*dans 12 minutes\.$/);
  });

  it('names the list when one of its foods is at fault', () => {
    expect(refusalKey('savePreferences', { code: 'TOO_LONG', field: 'avoidedFoods.3' })).toBe(
      'field.foodsTooLong',
    );
  });

  it('has a sentence for every code of the schema', () => {
    const schema = buildSchema(
      readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
    );
    const codes = schema.getType('ErrorCode');
    if (!isEnumType(codes)) throw new Error('The schema has no ErrorCode.');
    const unsaid = codes
      .getValues()
      .map(({ name }) => name)
      .filter((code) => !['RATE_LIMITED', 'NOT_FOUND'].includes(code))
      .filter((code) => refusalKey('signUp', { code }) === null);
    expect(unsaid).toEqual([]);
  });
});

describe('failureKey', () => {
  const masked = new CombinedGraphQLErrors({ errors: [{ message: 'Unexpected error.' }] });

  it('tells no network, no server and a server in trouble apart', () => {
    expect(failureKey(new TypeError('Failed to fetch'), false, operationFailures.signIn)).toBe(
      'network.offline',
    );
    expect(failureKey(new TypeError('Failed to fetch'), true, operationFailures.signIn)).toBe(
      'network.unreachable',
    );
    expect(failureKey(masked, true, operationFailures.signIn)).toBe('unexpected');
  });

  it('uses the sentence of what the person was doing, where there is one', () => {
    expect(failureKey(masked, true, operationFailures.addFavorite)).toBe('favorites.changeFailed');
    expect(failureKey(masked, true, operationFailures.savePreferences)).toBe(
      'preferences.saveFailed',
    );
  });

  it('finds the id under which the server logged the error', () => {
    const logged = new CombinedGraphQLErrors({
      errors: [{ message: 'Unexpected error.', extensions: { errorId: 'abc-123' } }],
    });
    expect(errorReference(logged)).toBe('abc-123');
    expect(errorReference(masked)).toBeNull();
  });

  it('recognises an ended session', () => {
    const ended = new CombinedGraphQLErrors({
      errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(failureKey(ended, true, operationFailures.addFavorite)).toBe('sessionExpired');
  });
});
