export const catalogue = {
  consent: {
    withdrawTitle: 'Retirer votre accord ?',
    withdrawText:
      'Vos restrictions alimentaires et vos allergies sont effacées et Popote n’en tient plus compte : les prochaines recettes peuvent contenir ce que vous évitiez. Tout le reste continue. Ce qui est écrit dans vos conversations y reste jusqu’à ce que vous les effaciez.',
    outdated:
      'Vous aviez accepté des explications plus courtes. D’ici à votre réponse, Popote garde vos restrictions et vos allergies, et en tient compte.',
    withdrawOutdated: 'Retirer mon accord',
    withdraw: 'Retirer et effacer',
    keep: 'Garder',
  },
  export: {
    text: 'Un fichier JSON avec tout ce que Popote sait de vous.',
    submit: 'Exporter mes données',
  },
  delete: {
    hint: 'Votre compte et son contenu disparaissent pour de bon.',
    open: 'Supprimer mon compte',
    title: 'Supprimer votre compte ?',
    text: 'C’est immédiat et définitif : personne ne peut revenir en arrière, nous non plus.',
    consequences: [
      'Votre abonnement s’arrête tout de suite, sans remboursement de la période en cours.',
      'Votre profil, vos goûts, vos favoris et vos conversations sont effacés, et tous vos appareils déconnectés.',
      'Le planning, les courses et le frigidaire disparaissent avec vous, sauf si quelqu’un les partage : ils restent alors à votre foyer, sans votre nom.',
      'Les factures payées restent dans notre comptabilité, comme la loi le demande, détachées de votre compte.',
      'Si vous avez profité de FREE30, nous reconnaîtrons votre adresse pendant deux ans, sans la garder : le code ne sert qu’une fois.',
    ],
    password: 'Votre mot de passe',
    cancel: 'Annuler',
    submit: 'Supprimer définitivement',
    submitting: 'Suppression…',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    rights: typeof catalogue;
  }
}
