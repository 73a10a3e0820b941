export const catalogue = {
  title: 'Notifications',
  open_zero: 'Notifications',
  open_one: 'Notifications, {{count}} non lue',
  open_other: 'Notifications, {{count}} non lues',
  empty: 'Rien de neuf. Nous vous écrirons ici quand il se passe quelque chose.',
  markRead: 'Tout marquer comme lu',
  unread: 'Non lue',
  loadFailed: 'Impossible de charger les notifications',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notifications: typeof catalogue;
  }
}
