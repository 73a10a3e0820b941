export const catalogue = {
  away: {
    network: 'Hors ligne.',
    server: 'Popote ne répond pas pour le moment.',
    late: 'Popote tarde à répondre.',
  },
  seenToday: 'La page, telle qu’elle était aujourd’hui à {{time}}.',
  seenOn: 'La page, telle qu’elle était le {{date}} à {{time}}.',
  waiting_one: 'Un changement attend le réseau.',
  waiting_other: '{{count}} changements attendent le réseau.',
  unsent_one: 'Un changement attend d’être envoyé.',
  unsent_other: '{{count}} changements attendent d’être envoyés.',
  sending_one: 'Un changement est en cours d’envoi.',
  sending_other: '{{count}} changements sont en cours d’envoi.',
  sent_one: 'Votre changement est envoyé',
  sent_other: 'Vos {{count}} changements sont envoyés',
  refused: 'Un changement gardé sur l’appareil n’a pas été accepté',
  page: {
    network: {
      title: 'Cette page a besoin du réseau',
      text: 'Elle s’ouvrira dès qu’il sera revenu. En attendant, ces pages sont gardées sur votre appareil :',
      nothing:
        'Elle s’ouvrira dès qu’il sera revenu. Les pages que vous ouvrez avec du réseau sont gardées sur votre appareil pour les fois où il n’y en a pas.',
    },
    server: {
      title: 'Cette page attend une réponse de Popote',
      text: 'Elle s’ouvrira dès qu’elle sera venue. En attendant, ces pages sont gardées sur votre appareil :',
      nothing:
        'Elle s’ouvrira dès qu’elle sera venue. Les pages que vous ouvrez sont gardées sur votre appareil pour les fois où Popote ne répond pas.',
    },
    kept: 'Pages gardées sur l’appareil',
  },
  leave: {
    title_one: 'Un changement n’a pas été envoyé',
    title_other: '{{count}} changements n’ont pas été envoyés',
    text: 'Ce qui attend encore sur cet appareil d’être envoyé sera perdu si vous vous déconnectez maintenant.',
    stay: 'Rester connecté',
    leave: 'Se déconnecter quand même',
  },
  renewed: {
    title: 'Popote vient d’être mis à jour',
    text: 'La page s’est rechargée d’elle-même. Ce que vous aviez enregistré est là.',
  },
  update: {
    title: 'Nouvelle version disponible',
    text: 'Rien de ce que vous avez enregistré ne sera perdu.',
    accept: 'Mettre à jour',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offline: typeof catalogue;
  }
}
