import { frenchDate } from '../french-date.js';

/** Every French word of the outbox. U+202F stands before : ; ? ! */
const moment = frenchDate({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Zurich',
});

export function arrivedAt(iso: string): string {
  return moment(new Date(iso));
}

export function messageCount(count: number): string {
  return count > 1 ? `${count} messages` : `${count} message`;
}

export const FR = {
  title: 'Boîte d’envoi',
  notice: 'Messages retenus sur cet ordinateur — rien n’est vraiment envoyé',
  intro: 'Les e-mails que Popote aurait envoyés, du plus récent au plus ancien.',
  refresh: 'Actualiser',
  clear: 'Vider la boîte',
  empty: 'Aucun message pour le moment.',
  emptyHelp: 'Inscrivez-vous ou demandez un nouveau mot de passe\u202f: le message arrivera ici.',
  noSubject: '(sans objet)',
  back: 'Tous les messages',
  from: 'De',
  to: 'À',
  date: 'Reçu le',
  attachments: 'Pièces jointes',
  unnamed: 'sans nom',
  views: 'Présentation du message',
  htmlView: 'Mis en page',
  textView: 'Texte',
  source: 'Source',
  frame: 'Contenu du message',
  noText: 'Ce message n’a pas de version texte.',
  unknownTitle: 'Message introuvable',
  unknown: 'Ce message n’existe pas, ou plus.',
};
