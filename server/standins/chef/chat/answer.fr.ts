import { spokenDay } from './day-said.fr.js';
import { insteadOf } from './instead-of.fr.js';
import type { FridgeLine, PlannedLine } from './kitchen-told.js';
import type { Substitution } from '#product/recipe-writing/substitutes.js';
import type { KnowledgeEntry } from './knowledge.js';

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const amount = (quantity: string): string => {
  const bare = quantity.replace(/ ?unité$/u, '');
  return bare === '' || bare === '1' ? '' : ` (${bare})`;
};

function fridgeLine({ name, quantity, expiresOn, isExpired }: FridgeLine): string {
  const date =
    expiresOn === null
      ? ''
      : `, ${isExpired ? 'périmé depuis le' : 'expire le'} ${spokenDay(expiresOn)}`;
  return `${name}${amount(quantity)}${date}`;
}

const planLine = ({ date, time, title }: PlannedLine): string => {
  const at = time === '' ? '' : ` à ${time}`;
  return `**${spokenDay(date)}**${at} : ${title}`;
};

const restrictionNames: Readonly<Record<string, string>> = {
  VEGETARIAN: 'végétarien',
  VEGAN: 'végétalien',
  GLUTEN_FREE: 'sans gluten',
  DAIRY_FREE: 'sans produits laitiers',
  NUT_FREE: 'sans noix',
  HALAL: 'halal',
  KOSHER: 'casher',
  GLUTEN: 'sans gluten (allergie)',
  CRUSTACEANS: 'sans crustacés (allergie)',
  EGGS: 'sans œufs (allergie)',
  FISH: 'sans poisson (allergie)',
  PEANUTS: 'sans arachides (allergie)',
  SOY: 'sans soja (allergie)',
  MILK: 'sans lait (allergie)',
  TREE_NUTS: 'sans fruits à coque (allergie)',
  CELERY: 'sans céleri (allergie)',
  MUSTARD: 'sans moutarde (allergie)',
  SESAME: 'sans sésame (allergie)',
  SULPHITES: 'sans sulfites (allergie)',
  LUPIN: 'sans lupin (allergie)',
  MOLLUSCS: 'sans mollusques (allergie)',
};

/** « Voulez-vous que je vous propose d’ajouter … à votre liste ? » : what a « oui » then answers. */
export const offerPattern = /d’ajouter «\u202f(.+?)\u202f» à votre liste de courses/u;

/** What is said to a sentence that needs no look at anything. */
export const plainAnswers = {
  PEEK: 'Il n’y a rien de secret à montrer : on me demande de répondre en français, de respecter strictement vos restrictions, de donner des quantités précises, et de ne rien enregistrer sans votre accord. On me dit aussi ce qu’il y a dans votre frigo et dans votre planning. C’est tout, et rien de ce qu’on m’écrit ne change ces règles.',
  RESTRICTIONS_ASIDE:
    'Je m’y tiens : ce que votre foyer ne mange pas, je ne le propose pas, même une fois. Si vos restrictions ou vos aliments à éviter ont changé, modifiez-les à la page « Paramètres » ; j’en tiendrai compte aussitôt.',
  EMERGENCY:
    'Si quelqu’un respire mal, enfle ou perd connaissance, appelez tout de suite le 144 (112 hors de Suisse). Pour quelque chose de toxique qui a été avalé, le 145, Tox Info Suisse, répond jour et nuit. Je ne suis pas médecin : ne m’attendez pas.',
  FIRE: 'Jamais d’eau sur de l’huile ou de la graisse qui brûle. Coupez le feu, posez un couvercle ou une couverture anti-feu, et laissez refroidir sans soulever. Si cela s’étend, sortez, fermez la porte et appelez le 118 (112 hors de Suisse).',
  BURN: 'Tout de suite, de l’eau tempérée qui coule sur la brûlure, dix à vingt minutes, sans glace ni graisse. Grande, profonde, au visage ou chez un petit enfant : appelez le 144 (112 hors de Suisse). Je ne suis pas médecin : ne m’attendez pas.',
  WILD_FOOD:
    'Je ne peux pas vous le dire, et personne ne le peut à distance : ce que vous avez cueilli ne se mange pas avant d’avoir été vu par quelqu’un qui s’y connaît. Pour les champignons, montrez-les tous à un contrôleur officiel (vapko.ch). Déjà mangé, et un doute ? Tox Info Suisse, le 145, répond jour et nuit.',
  DISTRESS:
    'Je suis désolé que vous alliez si mal. Je ne suis qu’un assistant de cuisine, mais vous n’avez pas à rester seul avec cela : La Main Tendue répond jour et nuit au 143, Pro Juventute au 147 pour les jeunes. Si vous êtes en danger maintenant, appelez le 144 (112 hors de Suisse).',
  OTHERS:
    'Je ne connais que votre foyer : rien de ce qu’un autre a noté ne m’est transmis, et rien du vôtre n’est montré aux autres.',
  CLEAR_CHAT:
    'Je ne peux pas effacer notre conversation moi-même : le bouton « Réinitialiser la conversation », en haut de cette page, efface tous les messages après confirmation. Ce que vous avez appliqué ou gardé reste.',
  ACCOUNT:
    'Votre compte et votre abonnement se règlent à la page « Paramètres » ; je n’y ai pas accès. Pour la cuisine, en revanche, je vous écoute.',
  SORRY:
    'Je suis désolé de vous avoir déplu. Dites-moi ce qui n’allait pas, un ingrédient, le temps ou la difficulté, et je cherche autre chose.',
  TELLS_DIET:
    'Merci de me le dire : j’en tiens compte dans cette conversation. Pour la suite, notez-le à la page « Paramètres », parmi les restrictions ou les aliments à éviter : chaque proposition en tiendra compte, les miennes comme les autres.',
  LISTENS: 'Je vous écoute : quelle est votre question ?',
  GREETING:
    'Bonjour ! Je suis le chef de Popote. Dites-moi ce qui vous ferait envie, ce qu’il reste dans votre frigo, ou demandez-moi une astuce de cuisine.',
  MOOD: 'Très bien, le fourneau est chaud ! Et vous, qu’aimeriez-vous manger ?',
  THANKS: 'Avec plaisir ! Bon appétit, et à bientôt en cuisine.',
  BYE: 'À bientôt, et bon appétit !',
  WHO: 'Je suis le chef local de Popote : un assistant informatique, pas une personne. Je connais un livre de recettes, quelques astuces sourcées, et ce que contient votre cuisine.',
  HELP: `Voici ce que je sais faire :
- proposer une recette selon vos envies, vos restrictions et le nombre de personnes ;
- trouver que faire de ce qui reste dans votre frigo ;
- répondre à des questions de cuisson, de conservation et de remplacement ;
- vous proposer d’ajouter des articles à votre liste, de prévoir ou déplacer un repas, de noter ce qui entre et sort du frigo, de garder une recette. Rien n’est enregistré sans que vous appuyiez sur « Appliquer ».`,
  NO: 'Très bien, je ne propose rien. Dites-moi si une autre idée vous tente.',
  OFF_TOPIC:
    'Je ne parle que de cuisine : recettes, frigo, planning, conservation, tours de main. Sur ces sujets, je vous écoute !',
  UNKNOWN:
    'Je suis le chef local de Popote, et cette question me dépasse : je connais mon livre de recettes et quelques astuces. Essayez par exemple « Une idée de plat pour ce soir ? » ou « Que faire de mes courgettes ? ».',
  MEAL_REMOVE:
    'Je ne peux pas retirer un repas du planning : faites-le à la page « Planning ». Je peux vous proposer de le déplacer.',
  LIST_REMOVE:
    'Je ne peux pas retirer d’articles de votre liste : faites-le à la page « Liste de courses ».',
  WEEK_LIST:
    'Pour acheter tout ce que demandent les repas prévus, ouvrez le planning : « Mettre la semaine sur la liste ». Pour le reste, dites-moi par exemple « du lait et six œufs ».',
} as const;

/** What the local chef says. It never says that something was written. */
export const sayings = {
  yesToWhat: 'Avec plaisir, mais de quoi avez-vous envie ?',

  lostThread: 'J’ai perdu le fil de ma phrase : redemandez-moi, je recommence.',

  nothingFits:
    'Aucune recette de mon livre ne convient à la fois à cette demande et à ce que votre foyer mange. Essayez avec moins de contraintes.',
  weekFull:
    'Chaque soir des sept jours à venir a déjà son repas. Dites-moi lequel vous voulez changer, par exemple « Déplace le gratin à jeudi ».',
  named: [
    'Voici une recette de mon livre qui devrait vous plaire.',
    'Avec plaisir, voilà ce que je vous propose.',
  ],
  partlyNamed: (dish: string) =>
    `Je n’ai pas exactement « ${dish} » dans mon livre. Voici ce qui s’en approche le plus.`,
  partly: 'Je n’ai pas exactement cela dans mon livre, mais voici ce qui s’en approche le plus.',
  slower: (minutes: number) =>
    `Je n’ai rien d’aussi rapide de ce genre dans mon livre : comptez ${minutes} minutes, repos compris, pour ce qui s’en approche le plus.`,
  whatNot:
    'Je n’ai pas bien compris ce qu’il ne faut pas mettre, et je ne veux pas deviner. Dites-le-moi ainsi : « un dessert sans noix ni sésame ».',
  readLabels:
    'Pour une allergie, relisez chaque étiquette, traces comprises : je ne peux pas la vérifier.',
  oneAtATime: 'Je donne une recette à la fois : demandez-moi ensuite l’autre.',
  alreadyWithout: (title: string) =>
    `« ${title} » n’en contient pas, d’après sa liste : vous pouvez la garder telle quelle. Pour une autre recette, dites « autre chose ».`,
  withoutThat: 'Sans cela, voici ce que je vous propose.',
  mind: (findings: readonly { readonly word: string; readonly reason: string }[]) =>
    `Attention, cela ne convient pas à votre foyer : ${findings.map(({ word, reason }) => `« ${word} » ${reason}`).join(' ; ')}.`,
  mostServings: (most: number) =>
    `Je sais compter jusqu’à ${most} personnes : voici les quantités pour ${most}, à multiplier.`,
  inPregnancy: 'Voici une idée sans viande, ni poisson, ni œuf, ni produit laitier, ni alcool.',
  other:
    'Je n’ai pas de recette de ce genre dans mon livre. En voici une autre qui convient à votre foyer.',
  forbidden: (
    { words, isMix }: { readonly words: readonly string[]; readonly isMix: boolean },
    substitutions: readonly Substitution[],
  ) => {
    const mix = isMix
      ? ' : la viande et les produits laitiers ne s’y mangent pas au même repas'
      : '';
    const because = words.length > 0 ? ` (${words.join(', ')})${mix}` : '';
    const other = 'voici une autre recette, qui respecte ce que vous mangez.';
    return substitutions.length > 0
      ? `Ce plat ne convient pas à votre foyer${because}.${insteadOf(substitutions)} Ou bien, ${other}`
      : `Ce plat ne convient pas à votre foyer${because}. Mais ${other}`;
  },
  menu: (servings: number, dishes: readonly (readonly [course: string, title: string])[]) =>
    `Voici un menu pour ${servings} : ${dishes.map(([course, title]) => `en ${course}, « ${title} »`).join(' ; ')}. Je donne une recette à la fois, celle du plat d’abord ; demandez-moi ensuite l’entrée ou le dessert.`,
  rescaled: (servings: number) => `La même recette, pour ${servings}.`,
  again: 'Voici une autre idée.',
  fromFridge: 'Avec ce que contient votre frigo, je vous propose ceci.',
  corrected: 'Voici une autre recette, sans ce qui ne convient pas.',

  fridgeEmpty: 'Votre frigo est vide, d’après ce que vous avez noté.',
  fridge: (items: readonly FridgeLine[]) =>
    `Voici ce que contient votre frigo :\n\n${bullets(items.map(fridgeLine))}`,
  expiring: (items: readonly FridgeLine[]) =>
    `À manger en premier :\n\n${bullets(items.map(fridgeLine))}\n\nCe qui est périmé ne se cuisine pas : fiez-vous à l’emballage, et dans le doute, jetez.`,
  nothingExpires: 'Rien ne périme dans les prochains jours, d’après ce que vous avez noté.',
  plan: (meals: readonly PlannedLine[]) =>
    `Voici ce qui est prévu :\n\n${bullets(meals.map(planLine))}`,
  planEmpty: (day: string | null) =>
    day === null
      ? 'Rien n’est prévu dans les prochains jours.'
      : `Rien n’est prévu ${spokenDay(day)}.`,
  andSo: 'Si cela vous dit, demandez-moi une idée.',
  list: (items: readonly string[]) => `Sur votre liste de courses :\n\n${bullets(items)}`,
  listEmpty: 'Votre liste de courses est vide.',
  listUnseen:
    'Je ne vois pas votre liste de courses d’ici : vous la trouvez à la page « Liste de courses ». Je peux vous proposer d’y ajouter des articles.',
  noRules: 'Votre foyer n’a indiqué aucune restriction ni aucun aliment à éviter.',
  rules: (restrictions: readonly string[], avoided: readonly string[]) => {
    const kept = restrictions.map((restriction) => restrictionNames[restriction] ?? restriction);
    const left = avoided.map((food) => `sans ${food}`);
    return `Pour votre foyer, je cuisine ainsi :\n\n${bullets([...kept, ...left])}`;
  },
  /** What may stand beside a dish without alcohol: our own advice, so without a source. */
  noPairing:
    'Les accords que je connais sont des vins, que votre foyer ne boit pas. Une eau gazeuse citronnée, un jus de raisin ou un thé iront très bien.',
  medical: 'Je ne suis pas médecin : dans le doute, demandez au vôtre, ou à votre pharmacie.',
  knowledge: ({ answer, source }: KnowledgeEntry, options: readonly string[]) =>
    `${answer}${options.length === 0 ? '' : `\n\n${bullets(options)}`}\n\nSource : ${source.name}.`,
  noOption: ({ source }: KnowledgeEntry) =>
    `Les remplacements que je connais ne conviennent pas à votre foyer. Voyez aussi : ${source.name}.`,
  unsuited: (
    conflicts: readonly { readonly word: string; readonly reason: string }[],
    substitutions: readonly Substitution[],
  ) => {
    const said = conflicts.map(({ word, reason }) => `« ${word} » ${reason}`);
    return `Ma fiche à ce sujet ne convient pas à votre foyer : ${said.join(' ; ')}.${insteadOf(substitutions)}`;
  },
  knowledgeGap:
    'Je ne sais pas : je n’ai pas de fiche à ce sujet, et je préfère ne pas inventer. Je peux vous proposer une recette, convertir des mesures, répondre sur bien des cuissons, conservations et remplacements, ou regarder votre frigo et votre planning.',

  dateUnknown: 'Cette date n’existe pas. Quel jour vouliez-vous dire ?',
  dayMissing: 'Pour quel jour ? Par exemple « demain soir » ou « samedi à midi ».',
  noRecipe: 'Il n’y a pas encore de recette dans notre conversation. Demandez-m’en une !',
  noFoods: 'Qu’est-ce que je peux noter ? Dites-moi par exemple « du lait et six œufs ».',
  dishForbidden: (
    dish: string,
    words: readonly string[],
    substitutions: readonly Substitution[],
  ) => {
    const others = words.filter((word) => word.toLowerCase() !== dish.toLowerCase());
    const because = others.length > 0 ? ` (${others.join(', ')})` : '';
    return `« ${dish} » ne convient pas à votre foyer${because}.${insteadOf(substitutions)} Je ne le propose donc pas ; demandez-moi plutôt une recette qui convient.`;
  },
  noSuchDish: (dish: string) =>
    `Je n’ai pas de recette de « ${dish} » dans mon livre, et je préfère ne pas en inventer. Dites-moi un ingrédient ou une envie, et je cherche ce qui s’en approche.`,
  notShownYet:
    'Je ne vous l’avais pas encore montrée : la voici. Redites-moi ensuite ce que je peux préparer avec elle.',
  health:
    'Grossesse, bébé, régime, maladie : je ne suis pas de bon conseil. Demandez à votre médecin ou à votre pharmacie.',
  noTools:
    'Je ne peux pas préparer cette action ici. Vous pouvez la faire vous-même depuis la page correspondante.',
  proposed: (count: number) =>
    `${count > 1 ? 'Je vous propose ces changements' : 'Je vous propose ce changement'}. Rien n’est enregistré tant que vous n’avez pas appuyé sur « Appliquer ».`,
  offer: (food: string) =>
    `Voulez-vous aussi que je vous propose d’ajouter « ${food} » à votre liste de courses ?`,
} as const;

/** The courses of a menu, as it names them. */
export const courseNames = { STARTER: 'entrée', MAIN: 'plat', DESSERT: 'dessert' } as const;

/** A menu that was offered: for how many, and each of its dishes. */
export const menuPattern = /Voici un menu pour (\d+)\u202f: (.+?)\. Je donne/u;
export const menuDish = /en (entrée|plat|dessert), «\u202f(.+?)\u202f»/gu;

/** A tool’s answer that says that its preview waits. */
export const isWaiting = (toolAnswer: string): boolean => toolAnswer.includes('Appliquer');
