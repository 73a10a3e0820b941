export const catalogue = {
  back: 'Retour',
  updated: 'Version du 21 novembre 2025',
  privacy: {
    title: 'Politique de confidentialité',
    intro:
      'Popote est une cuisine, pas une vitrine : nous gardons le minimum, et nous disons quoi.',
    sections: [
      {
        heading: 'Ce que nous gardons',
        text: 'Votre prénom, votre nom, votre adresse email, une empreinte de votre mot de passe, la taille de votre foyer, vos restrictions et vos goûts, ainsi que les recettes, repas, courses et aliments que vous enregistrez.',
      },
      {
        heading: 'À quoi cela sert',
        text: 'À vous proposer des recettes qui vous conviennent et à faire fonctionner votre compte. Rien n’est vendu, rien n’est partagé à des fins publicitaires.',
      },
      {
        heading: 'Les restrictions alimentaires',
        text: 'Elles peuvent révéler votre santé ou votre religion. Elles ne servent qu’à écarter les recettes qui ne vous conviennent pas.',
      },
      {
        heading: 'Le modèle de langage',
        text: 'Pour écrire une recette, nous lui transmettons vos restrictions, vos goûts et le nombre de portions ; jamais votre nom ni votre adresse email.',
      },
      {
        heading: 'Le paiement',
        text: 'Il se fait chez notre prestataire. Nous ne voyons ni ne gardons le numéro de votre carte.',
      },
      {
        heading: 'Les cookies',
        text: 'Un seul, nécessaire : il vous garde connecté. Le thème et la langue choisis restent sur votre appareil.',
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    intro: 'Ce que vous pouvez attendre de Popote, et ce que nous attendons de vous.',
    sections: [
      {
        heading: 'Le service',
        text: 'Popote propose des recettes, planifie des repas et tient une liste de courses et un frigidaire virtuel pour votre foyer.',
      },
      {
        heading: 'Le prix',
        text: 'CHF 9.99 par mois, tout compris, sans engagement. Le code FREE30 offre 30 jours gratuits, une fois par personne.',
      },
      {
        heading: 'Arrêter',
        text: 'Vous pouvez résilier à tout moment ; l’accès court jusqu’à la fin de la période payée.',
      },
      {
        heading: 'Allergies',
        text: 'Popote écarte les recettes qui contredisent vos restrictions, mais ne remplace pas la lecture des étiquettes. En cas d’allergie, vérifiez toujours chaque ingrédient.',
      },
      {
        heading: 'Votre compte',
        text: 'Gardez votre mot de passe pour vous. N’utilisez pas Popote pour nuire au service ou à d’autres personnes.',
      },
      {
        heading: 'Droit applicable',
        text: 'Le droit suisse s’applique. Popote est établi en Valais, en Suisse.',
      },
    ],
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    legal: typeof catalogue;
  }
}
