/** The notification after a confirmed payment. */
export const paymentConfirmed = {
  title: 'Abonnement activé',
  message: 'Votre abonnement Premium est actif. Bon appétit avec Popote !',
};
