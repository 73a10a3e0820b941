export const catalogue = {
  back: 'Retour',
  updated: 'Version du 27 novembre 2026',
  privacy: {
    title: 'Politique de confidentialité',
    intro:
      'Popote est une cuisine, pas une vitrine : nous gardons le minimum, et nous disons quoi.',
    sections: [
      {
        heading: 'Qui est responsable',
        text: 'Responsable du traitement : {{operator}}. La loi fédérale sur la protection des données (LPD) s’applique ; si vous êtes dans l’Union européenne, le règlement général (RGPD) aussi. Une question, une demande : écrivez-nous (adresse en bas de page).',
      },
      {
        heading: 'Ce que nous gardons',
        text: 'Votre prénom, votre nom, votre adresse email, votre téléphone si vous l’avez donné et une empreinte de votre mot de passe, jamais le mot de passe ; la taille de votre foyer, vos restrictions, vos allergies et vos goûts ; vos recettes, repas, courses, aliments, favoris, conversations avec le chef et notifications ; l’état de votre abonnement et vos paiements ; vos accords, avec leur date ; l’adresse des personnes que vous invitez dans votre foyer ; ce que le navigateur de chaque appareil connecté dit de lui-même (son nom, sa version et son système, 300 caractères au plus). Si vous avez profité de FREE30, il reste une trace de chaque adresse email que vous quittez, en supprimant votre compte ou en changeant d’adresse : une empreinte, illisible sans une clé gardée hors de la base.',
      },
      {
        heading: 'À quoi cela sert',
        text: 'À fournir le service que vous avez souscrit (exécution du contrat), à tenir compte de vos restrictions et de vos allergies (votre accord, donné à part), à protéger votre compte contre les intrusions et à n’offrir FREE30 qu’une fois par personne (intérêt légitime) et à tenir notre comptabilité (obligation légale). Rien n’est vendu et rien ne sert à la publicité.',
      },
      {
        heading: 'Les restrictions alimentaires et les allergies',
        text: 'Elles peuvent révéler votre santé ou votre religion. Popote vous demande donc un accord à part quand vous en choisissez, et ne les garde pas sans lui. Elles servent à écarter les recettes qui ne vous conviennent pas, et à rien d’autre ; une recette écrite pour votre foyer dit lesquelles elle respecte. Vous retirez votre accord quand vous voulez dans les paramètres ; le retirer efface vos restrictions et vos allergies, avec leurs traces dans les recettes, les réponses et les propositions de votre foyer, et le service continue. Les personnes de votre foyer peuvent les lire sur ses recettes ; si vous le quittez, ces traces y sont effacées aussi. Le texte d’une conversation, le vôtre et celui du chef, reste jusqu’à ce que vous l’effaciez.',
      },
      {
        heading: 'Le modèle de langage',
        text: 'Pour écrire une recette ou une réponse, nous transmettons à son fournisseur vos restrictions, vos allergies, vos goûts, la taille de votre foyer, le nombre de portions et, quand c’est utile, le contenu du frigidaire et du planning ; dans une conversation, aussi vos messages. Jamais votre nom, votre adresse email ni votre téléphone, sauf si vous les écrivez vous-même. Ce fournisseur peut se trouver hors de Suisse et d’Europe.',
      },
      {
        heading: 'Le paiement',
        text: 'Il se fait chez Stripe, qui reçoit votre nom, votre adresse email et un numéro de compte interne, et vous demande votre carte. Nous ne voyons ni ne gardons son numéro ; Stripe nous dit si l’abonnement est payé, le montant et la date. Stripe peut traiter ces données hors de Suisse.',
      },
      {
        heading: 'Les emails',
        text: 'Notre serveur d’envoi reçoit votre adresse et le texte du message : confirmation, mot de passe, changement d’adresse, nouvelle connexion, invitation dans un foyer. Nous n’envoyons pas de publicité, et nos messages ne disent pas si vous les avez ouverts.',
      },
      {
        heading: 'Combien de temps',
        text: 'Un lien envoyé par email : jusqu’à son échéance, puis effacé le jour suivant. Une connexion : trente jours sans visite. L’adresse réseau d’où l’on essaie de se connecter ou de s’inscrire : une heure au plus, le temps de compter les essais. Un navigateur reconnu : un an. Une conversation : douze mois. Une invitation : trente jours après son échéance. Une recette que personne n’a gardée, planifiée ou mise sur la liste : trente jours, ou aussi longtemps qu’une conversation la cite. L’empreinte d’une adresse qui a profité de FREE30 : deux ans. Tout le reste : aussi longtemps que votre compte. Les factures payées : dix ans, sans votre nom une fois le compte supprimé.',
      },
      {
        heading: 'Vos droits',
        text: 'Dans les paramètres, même sans abonnement : exporter tout ce que nous avons sur vous, corriger votre profil et vos goûts, retirer votre accord et supprimer votre compte, tout de suite. Vous pouvez aussi nous écrire, vous opposer à un traitement, et vous plaindre auprès du Préposé fédéral à la protection des données et à la transparence ou de l’autorité de votre pays.',
      },
      {
        heading: 'Cookies et appareil',
        text: 'Deux cookies, nécessaires : l’un vous garde connecté, l’autre reconnaît ce navigateur pour protéger votre compte. Le thème, la langue et ce qui est en cours restent sur votre appareil, avec de quoi relire sans réseau la liste, le frigo, le planning et les favoris, et ce que vous y changez en attendant de nous l’envoyer. Vos restrictions et vos allergies n’y sont qu’une fois votre accord donné ; se déconnecter efface tout ce qui vous concerne. Aucun outil de mesure, aucun traceur, aucune page d’un tiers en dehors du paiement.',
      },
    ],
  },
  accessibility: {
    title: 'Accessibilité',
    intro:
      'Popote doit servir à tout le monde, d’une seule main au magasin comme au lecteur d’écran en cuisine.',
    sections: [
      {
        heading: 'Ce que nous visons',
        text: 'Les règles WCAG 2.2, niveau AA, dans le thème clair et dans le thème sombre.',
      },
      {
        heading: 'Ce que nous avons contrôlé',
        text: 'Chaque page et chaque état passe un contrôle automatique (axe) dans les deux thèmes, sur téléphone et sur ordinateur, à chaque modification. Le chemin de l’inscription à la recette enregistrée se fait au clavier seul, et les raccourcis d’une lettre peuvent être désactivés. Les couleurs imposées par le système et le mouvement réduit ont été regardés sur les pages principales. Sans réseau aussi : un bandeau annonce la coupure, l’âge de la page et ce qui reste à envoyer. Les contrastes sont calculés, le texte peut être agrandi à 200 % et la page tient dans 320 pixels de large.',
      },
      {
        heading: 'Ce que nous n’avons pas encore contrôlé',
        text: 'Nous n’avons pas fait essayer Popote par des personnes qui utilisent chaque jour une technologie d’assistance, et les documents du prestataire de paiement ne dépendent pas de nous.',
      },
      {
        heading: 'Nous écrire',
        text: 'Quelque chose vous arrête ? Écrivez-nous (adresse en bas de page) : nous répondons et nous corrigeons.',
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    intro: 'Ce que vous pouvez attendre de Popote, et ce que nous attendons de vous.',
    sections: [
      {
        heading: 'Le service',
        text: 'Popote propose des recettes, planifie des repas et tient une liste de courses et un frigidaire virtuel pour votre foyer. Il est fait pour un usage privé, par une personne capable de s’engager. Qui l’exploite : {{operator}}.',
      },
      {
        heading: 'Le prix',
        text: 'CHF 9.99 par mois, tout compris, sans engagement, payés d’avance chez Stripe. Le code FREE30 offre 30 jours gratuits, une fois par personne ; ils deviennent un abonnement payant si vous ne résiliez pas avant leur fin.',
      },
      {
        heading: 'Arrêter',
        text: 'Vous pouvez résilier à tout moment ; l’accès court jusqu’à la fin de la période payée, et vos données restent là si vous revenez. Supprimer le compte met fin à l’abonnement tout de suite, sans remboursement de la période en cours.',
      },
      {
        heading: 'Votre foyer',
        text: 'Vous pouvez inviter jusqu’à sept personnes : elles partagent le planning, les courses et le frigidaire, et un seul abonnement suffit. Chacune garde son compte, ses favoris et ses conversations, et quitte le foyer quand elle veut.',
      },
      {
        heading: 'Un paiement refusé',
        text: 'Nous vous le disons, et l’accès reste ouvert sept jours pour que vous puissiez changer de carte. Ensuite l’espace principal se ferme ; votre compte, l’export et la suppression restent ouverts.',
      },
      {
        heading: 'Allergies',
        text: 'Les recettes sont écrites par un modèle de langage. Popote écarte celles qui contredisent vos restrictions ou vos allergies, mais peut se tromper et ne remplace pas la lecture des étiquettes. En cas d’allergie, vérifiez toujours chaque ingrédient.',
      },
      {
        heading: 'Votre compte',
        text: 'Gardez votre mot de passe pour vous. N’utilisez pas Popote pour nuire au service ou à d’autres personnes : nous pouvons fermer un compte qui le fait.',
      },
      {
        heading: 'Ce dont nous répondons',
        text: 'Nous faisons notre travail avec soin, sans promettre que le service ne s’interrompt jamais. Notre responsabilité est limitée autant que la loi le permet ; elle ne l’est ni pour un dommage corporel, ni pour une faute grave ou intentionnelle.',
      },
      {
        heading: 'Quand ces conditions changent',
        text: 'La version qui vaut est celle de cette page, avec sa date. Une nouvelle vaut dès qu’elle est publiée ici, pour la suite seulement ; si elle ne vous convient pas, vous pouvez résilier à tout moment.',
      },
      {
        heading: 'Droit applicable',
        text: 'Le droit suisse s’applique, et le for est en Valais, en Suisse. Les règles impératives qui protègent les consommateurs de votre pays restent valables.',
      },
    ],
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    legal: typeof catalogue;
  }
}
