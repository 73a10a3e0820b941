import type { RepliedRecipe } from '../recipe-writing/reply-reader.js';

interface DemoTurn {
  question: string;
  reply: string;
  /** What is said below the reply's card; where it has none, the reply has no card. */
  belowCard?: string;
}

export const cardOfTalk: RepliedRecipe = {
  title: 'Quinoa tiède au poulet rôti et aux carottes',
  description:
    'Un plat unique pour finir le poulet du dimanche : quinoa au bouillon, carottes fondantes, beaucoup de citron et de persil.',
  preparationMinutes: 30,
  difficulty: 'EASY',
  servings: 4,
  ingredients: [
    '250 g de quinoa',
    '300 g de poulet rôti',
    '4 carottes',
    '1 oignon',
    '6 dl de bouillon de légumes',
    '1 citron',
    '1 bouquet de persil',
    '2 càs d’huile d’olive',
    'sel et poivre',
  ],
  instructions: [
    'Rincez le quinoa à l’eau froide et égouttez-le.',
    'Émincez l’oignon, coupez les carottes en rondelles et faites-les revenir 5 minutes dans l’huile d’olive.',
    'Ajoutez le quinoa et le bouillon, couvrez et laissez cuire 15 minutes à feu doux.',
    'Effilochez le poulet, ajoutez-le et laissez réchauffer 3 minutes à couvert.',
    'Hors du feu, arrosez du jus du citron, parsemez de persil haché, salez et poivrez.',
  ],
};

/** A conversation of one evening, the oldest first. */
export const talk: readonly DemoTurn[] = [
  {
    question:
      'Bonsoir chef ! Il nous reste un demi-poulet rôti et quelques carottes. Une idée pour demain soir, sans y passer des heures ?',
    reply:
      'Bonsoir Camille ! Avec ce reste, je ferais un plat unique, prêt en une demi-heure, sans noix comme toujours chez vous :',
    belowCard:
      'Le poulet est déjà cuit : ajoutez-le seulement à la fin, il restera moelleux. Pour les enfants, servez le citron à part.',
  },
  {
    question: 'Je n’ai pas de quinoa. Avec du riz basmati, ça marche aussi ?',
    reply:
      'Oui, très bien. Comptez 250 g de riz basmati et 5 dl de bouillon au lieu de 6, et gardez les mêmes 15 minutes à couvert. Laissez-le ensuite reposer 5 minutes avant de l’égrener à la fourchette.',
  },
  {
    question: 'Parfait. Et que faire des pommes un peu fripées ?',
    reply:
      'Trois idées simples :\n\n- **au four**, évidées, avec des raisins secs et un peu de cannelle, 30 minutes à 180 °C ;\n- **en compote**, avec un fond d’eau et du jus de citron, 15 minutes à couvert ;\n- **à la poêle**, en quartiers, avec un peu de beurre, pour accompagner un yogourt nature.\n\nLa compote se garde quatre jours au frais : les enfants en auront pour les goûters.',
  },
];
