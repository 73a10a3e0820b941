export const catalogue = {
  documentTitle: 'Popote : les repas de la famille, sans y penser',
  description:
    'Des recettes qui respectent vos goûts et vos restrictions, un frigidaire virtuel, la semaine planifiée et la liste de courses tenue. CHF 9.99 par mois, sans engagement.',
  title: 'Qu’est-ce qu’on mange ?',
  text: 'Dites une fois qui mange chez vous, ce que vous aimez et ce qui est interdit. Popote propose le repas, planifie la semaine et tient la liste de courses.',
  start: 'Commencer',
  signIn: 'Se connecter',
  price: 'CHF 9.99 / mois',
  commitment: 'sans engagement',
  farewell:
    'Votre compte est supprimé, et ce qu’il contenait est effacé. Merci d’avoir cuisiné avec nous.',
  promo: {
    label: 'Offre de bienvenue',
    text: '30 jours gratuits avec le code FREE30',
    claim: 'J’en profite',
    dismiss: 'Masquer l’offre',
  },
  nav: {
    label: 'Navigation principale',
    features: 'Fonctions',
    pricing: 'Prix',
    questions: 'Questions',
    download: 'Télécharger',
  },
  miniature: {
    label: 'Un aperçu de Popote',
    suggestionLabel: 'Exemple de suggestion',
    title: 'Gratin de courgettes au Gruyère',
    description: 'Fondant dessous, doré dessus, prêt pendant que la table se met.',
    ingredients: [
      '3 courgettes',
      '150 g de Gruyère râpé',
      '2 dl de crème',
      '1 gousse d’ail',
      'Noix de muscade',
      'Sel et poivre',
    ],
    reasons: ['sans gluten', 'pour 4 pers.', 'utilise vos courgettes'],
    listLabel: 'Exemple de liste de courses',
    aisle: 'Pour samedi',
    items: [
      { name: 'courgettes', amount: '3', checked: true },
      { name: 'pommes de terre', amount: '1,5 kg', checked: true },
      { name: 'tomates cerises', amount: '250 g', checked: false },
      { name: 'Gruyère râpé', amount: '150 g', checked: true },
      { name: 'pain complet', amount: '1', checked: false },
    ],
    progress: 'Dans le panier',
    progressText: '3 sur 5 articles · 60 %',
  },
  features: {
    title: 'Toute la cuisine de la maison, au même endroit',
    text: 'Huit choses que l’on fait tous les jours, et qui se parlent entre elles.',
    list: {
      recipes: {
        title: 'Des recettes pour vous',
        text: 'Écrites d’après vos goûts, vos restrictions et le nombre de convives.',
      },
      fridge: {
        title: 'Un frigidaire virtuel',
        text: 'Notez ce qu’il contient, recevez de quoi le cuisiner.',
      },
      shopping: {
        title: 'La liste de courses',
        text: 'Remplie depuis les recettes, triée par rayon, quantités additionnées.',
      },
      planning: {
        title: 'La semaine planifiée',
        text: 'Du lundi au dimanche, chaque repas se déplace d’un geste.',
      },
      family: {
        title: 'Les portions du foyer',
        text: 'Adultes, enfants, invités : chaque quantité suit.',
      },
      waste: {
        title: 'Moins de gaspillage',
        text: 'Ce qui expire bientôt passe en premier dans la casserole.',
      },
      chef: {
        title: 'Un assistant chef',
        text: 'Une question de cuisine ? Il répond, et connaît votre frigo.',
      },
      favorites: {
        title: 'Vos recettes favorites',
        text: 'Celles que l’on redemande, gardées et vite retrouvées.',
      },
    },
  },
  why: {
    title: 'Pourquoi Popote',
    list: {
      gate: {
        title: 'Chaque recette est relue',
        text: 'Avant de vous la montrer, Popote compare son titre, chaque ingrédient et chaque étape à ce qui est interdit chez vous. Au moindre doute, le chef recommence ; s’il n’y arrive pas, vous lisez pourquoi, jamais la recette.',
      },
      thumb: {
        title: 'Pensée pour un pouce',
        text: 'De grandes lignes à cocher au magasin, une étape à la fois aux fourneaux. Thème clair ou sombre, au clavier comme au lecteur d’écran.',
      },
      data: {
        title: 'Vos données restent les vôtres',
        text: 'Ni publicité ni revente. Jamais votre nom ni votre adresse email dans ce qui est envoyé au modèle de langage.',
      },
    },
  },
  install: {
    title: 'Installer Popote',
    text: 'Popote s’installe depuis le navigateur, sans passer par un magasin d’applications, et s’ouvre ensuite d’un doigt comme les autres.',
    now: 'Installer maintenant',
    stores: {
      ios: 'Pour iPhone et iPad',
      android: 'Pour Android',
    },
    devices: {
      ios: {
        title: 'iPhone et iPad',
        steps: [
          'Ouvrez cette page dans Safari.',
          'Touchez « Partager ».',
          'Choisissez « Sur l’écran d’accueil », puis « Ajouter ».',
        ],
      },
      android: {
        title: 'Android',
        steps: [
          'Ouvrez cette page dans Chrome.',
          'Ouvrez le menu ⋮ en haut à droite.',
          'Choisissez « Installer l’application ».',
        ],
      },
      desktop: {
        title: 'Ordinateur',
        steps: [
          'Ouvrez cette page dans Chrome ou Edge.',
          'Cliquez sur l’icône d’installation, à droite de l’adresse.',
          'Confirmez avec « Installer ».',
        ],
      },
    },
  },
  pricing: {
    title: 'Un seul prix, tout compris',
    plan: 'Premium',
    amount: 'CHF 9.99',
    period: '/ mois',
    included: [
      'Suggestions de repas illimitées',
      'Liste de courses intelligente',
      'Partage avec la famille',
      'Sécurité et confidentialité',
    ],
    commitment: 'Sans engagement, résiliable à tout moment.',
    trial: 'Avec le code FREE30, les 30 premiers jours sont gratuits.',
  },
  questions: {
    title: 'Questions fréquentes',
    list: {
      allergy: {
        question: 'Puis-je m’y fier avec une allergie ?',
        answer:
          'Popote écarte toute recette où un ingrédient contredit vos restrictions ou vos allergies, et dit ce qui a été contrôlé. Cela ne remplace pas la lecture des étiquettes : en cas d’allergie, vérifiez toujours les produits.',
      },
      ai: {
        question: 'Qui écrit les recettes ?',
        answer:
          'Un modèle de langage, ou le livre de recettes de Popote quand aucun modèle n’est branché. Dans les deux cas, le même contrôle passe derrière.',
      },
      family: {
        question: 'Un abonnement suffit-il pour la famille ?',
        answer:
          'Oui. Un foyer partage le planning, la liste et le frigidaire, et les restrictions de chacun comptent.',
      },
      cancel: {
        question: 'Comment résilier ?',
        answer:
          'Dans les paramètres, sous « Gérer l’abonnement ». L’accès court jusqu’à la fin de la période payée, puis rien n’est effacé.',
      },
      trial: {
        question: 'Comment fonctionne FREE30 ?',
        answer:
          'Le code offre 30 jours, une fois par personne. Si vous résiliez avant la fin, rien n’est débité.',
      },
    },
  },
  closing: {
    title: 'Ce soir, on mange quoi ?',
  },
  footer: {
    label: 'Pied de page',
    rights: '© 2025 Popote',
    region: 'Valais, Suisse',
    legal: 'Mentions légales',
    share: 'Partager',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    accessibility: 'Accessibilité',
    contact: 'Contact',
    shareText: 'Popote, pour ne plus se demander ce qu’on mange : {{url}}',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    email: 'Email',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    landing: typeof catalogue;
  }
}
