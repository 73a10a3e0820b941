export const catalogue = {
  title: 'Notifications',
  open_zero: 'Notifications',
  open_one: 'Notifications, {{count}} non lue',
  open_other: 'Notifications, {{count}} non lues',
  empty: 'Rien de neuf. Nous vous écrirons ici quand il se passe quelque chose.',
  markRead: 'Tout marquer comme lu',
  unread: 'Non lue',
  seeInvitation: 'Voir l’invitation',
  seeFridge: 'Voir le frigo',
  settings: {
    expiringFood: 'Me dire ce qui arrive à sa date dans le frigo',
    expiringFoodText: 'Une fois par jour, sous la cloche.',
    always:
      'Votre abonnement, votre foyer et la sécurité de votre compte : nous vous en parlons toujours.',
  },
  more: 'Afficher les précédentes',
  loadingMore: 'La suite arrive…',
  loadFailed: 'Impossible de charger les notifications',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notifications: typeof catalogue;
  }
}
