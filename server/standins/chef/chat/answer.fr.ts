import type { Restriction } from '#product/diet/restrictions.js';
import type { Substitution } from '#product/recipe-writing/substitutes.js';
import { restrictionLabels } from '#product/recipe-writing/labels.fr.js';
import type { FridgeLine, PlannedLine } from '../prompt.js';
import { spokenDay } from './days.fr.js';
import type { Entry } from './knowledge.js';
import type { Slots } from './slots.js';

const quoted = (text: string): string => `« ${text} »`;
const listed = (texts: readonly string[]): string => texts.map(quoted).join(', ');
const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

export function fridgeLine({ name, quantity, expiresOn, isExpired }: FridgeLine): string {
  const bare = quantity.replace(/ ?unité$/u, '');
  const amount = bare === '' || bare === '1' ? '' : ` (${bare})`;
  const when = isExpired ? 'périmé depuis le' : 'expire le';
  return `${name}${amount}${expiresOn === null ? '' : `, ${when} ${spokenDay(expiresOn)}`}`;
}

export const planLine = ({ date, time, title }: PlannedLine): string =>
  `**${spokenDay(date)}**${time === '' ? '' : ` à ${time}`} : ${title}`;

export const insteadOf = (substitutions: readonly Substitution[]): string =>
  substitutions
    .map(({ word, instead }) => ` À la place de ${quoted(word)} : ${instead.join(' ou ')}.`)
    .join('');

/** « sans gluten ». */
export const nameOfDiet = (diet: Restriction): string =>
  restrictionLabels[diet].split(' : ')[0] ?? '';

/** What is said to a sentence that needs no look at anything; of health and danger, whom to call and no more. */
export const plainAnswers = {
  CHOKING:
    'Appelez tout de suite le 144 (112 hors de Suisse) : je ne suis qu’un assistant de cuisine, ne m’attendez pas.',
  POISON:
    'Appelez tout de suite le 145 (Tox Info Suisse), ou le 144 (112 hors de Suisse) si la personne va mal : je ne suis qu’un assistant de cuisine.',
  DISTRESS:
    'Vous n’avez pas à rester seul avec cela : appelez le 143 (La Main Tendue), le 147 pour les jeunes, ou le 144 (112 hors de Suisse) en cas de danger immédiat.',
  FIRE: 'Sortez et appelez tout de suite le 118 (112 hors de Suisse) : je ne suis qu’un assistant de cuisine, ne m’attendez pas.',
  PET: 'Je ne donne pas de conseil pour un animal : demandez à un vétérinaire, et s’il en a déjà mangé, appelez le 145 (Tox Info Suisse).',
  RESET:
    'Je ne peux pas effacer notre conversation : le bouton « Réinitialiser la conversation », en haut de la page, le fait.',
  MEDICAL:
    'Je ne suis pas médecin : demandez au vôtre ou à une pharmacie, et en cas d’urgence appelez le 144 (112 hors de Suisse), ou le 145 pour une intoxication.',
  HELLO:
    'Bonjour ! Je suis le chef de Popote : demandez-moi par exemple une recette avec ce que vous avez, ce qui est prévu, ou d’ajouter quelque chose à votre liste.',
  THANKS: 'Avec plaisir !',
  HELP: 'Je suis le chef de Popote, un programme avec un livre de recettes. Je peux proposer une recette selon vos aliments et vos restrictions, préparer des changements de votre liste, de votre planning et de votre frigo, et répondre sur la conservation, les remplacements et les gestes de cuisine. Rien n’est enregistré sans que vous appuyiez sur « Appliquer ».',
  FINE: 'D’accord. Rien n’est enregistré sans « Appliquer » ; ce qui l’est déjà se défait par « Annuler ».',
} as const;

const notes = {
  FRIDGE: {
    all: 'Dans votre frigo, vous avez noté :',
    among: 'parmi ce que vous avez noté dans votre frigo',
    none: 'D’après ce que vous avez noté, votre frigo est vide.',
  },
  LIST: {
    all: 'Sur votre liste de courses :',
    among: 'parmi ce qui reste à acheter',
    none: 'Je ne vois rien à acheter sur votre liste de courses.',
  },
  PLAN: {
    all: 'Voici ce qui est prévu :',
    among: 'parmi les repas prévus',
    none: 'Rien n’est prévu dans les prochains jours.',
  },
  EXPIRING: {
    all: 'À regarder en premier :',
    among: 'parmi ce qui périme bientôt',
    none: 'D’après les dates notées, rien ne périme dans les trois prochains jours.',
  },
} as const;

/** What the local chef says. It never says that something was written, and states only what it has looked up. */
export const sayings = {
  lostThread: 'J’ai perdu le fil de ma phrase : redemandez-moi, je recommence.',
  unclearBan: (word: string) =>
    `Je ne connais pas ${quoted(word)}, et je ne veux pas deviner ce qu’il faut laisser de côté. Dites-le-moi autrement, par exemple « sans noix ».`,

  recipe: 'Une recette de mon livre.',
  another: 'En voici une autre.',
  notInBook: (names: readonly string[]) => `Mon livre n’a rien pour : ${listed(names)}.`,
  notTogether: (foods: readonly string[]) =>
    `Je n’ai pas trouvé de recette qui réunit tout ; il y manque : ${foods.join(', ')}.`,
  without: (foods: readonly string[]) =>
    `Dans cette conversation, je laisse de côté : ${foods.join(', ')}.`,
  same: 'C’est la même recette : elle convient.',
  mostServings: (most: number) => `Je compte jusqu’à ${most} personnes : voici pour ${most}.`,
  nothingFits: (names: readonly string[]) =>
    names.length === 0
      ? 'Je n’ai pas d’autre recette qui remplisse toutes ces conditions. Essayez avec une de moins.'
      : `Je n’ai pas de recette avec ${names.join(', ')} qui remplisse toutes ces conditions. Essayez avec une de moins.`,
  nothingOfFridge:
    'Je n’ai pas trouvé de recette qui convienne et qui se serve de votre frigo. Dites-moi un aliment, et je cherche avec lui.',
  forbidden: (words: readonly string[], substitutions: readonly Substitution[]) =>
    `D’après vos préférences enregistrées, cela ne convient pas : ${listed(words)}.${insteadOf(substitutions)}`,
  barredHere: (words: readonly string[]) =>
    `Vous m’avez dit de laisser de côté : ${words.join(', ')}. Pour y revenir, enlevez cette demande au-dessus de votre message.`,
  unsuited: (refused: readonly { readonly word: string; readonly reason: string }[]) =>
    `Ma réponse ne convenait pas : ${[...new Set(refused.map(({ word, reason }) => `${quoted(word)} ${reason}`))].join(' ; ')}.`,
  weekAsNoted:
    'La semaine suit vos préférences enregistrées ; ce que vous demandez en plus, je ne peux pas le lui transmettre : échangez les plats qui ne vont pas.',
  onList: (names: readonly string[]) => `Déjà sur votre liste : ${names.join(', ')}.`,
  dietNoted: `J’en tiens compte dans cette conversation ; pour la suite, notez-le à la page « Paramètres ».`,
  allergyHeld: (foods: readonly string[]) =>
    `Dans cette conversation, je laisse de côté : ${foods.join(', ')}. Une allergie se note à la page « Paramètres » ; relisez chaque étiquette, traces comprises, je ne peux pas la vérifier.`,
  askDoctor:
    'Pour une allergie, je ne peux rien assurer : lisez l’étiquette et demandez à votre médecin ; en cas de réaction, appelez le 144 (112 hors de Suisse).',

  noted: (place: keyof typeof notes, lines: readonly string[]) =>
    `${notes[place].all}\n\n${bullets(lines)}`,
  notNoted: (place: keyof typeof notes, name: string) =>
    `Je ne vois pas ${quoted(name)} ${notes[place].among}.`,
  nothingNoted: (place: keyof typeof notes) => notes[place].none,
  notTold: 'D’ici, je ne vois pas tout le planning : ce jour se regarde à la page « Planning ».',
  nothingOn: (day: string) => `Rien n’est prévu ${spokenDay(day)}.`,

  knowledge: ({ answer, source }: Entry, options: readonly string[]) =>
    `${answer}${options.length === 0 ? '' : `\n\n${bullets(options)}`}\n\nSource : ${source.name}.`,
  noOption: 'Les remplacements que je connais ne conviennent pas à vos préférences enregistrées.',
  knowledgeGap:
    'Je n’ai pas de fiche à ce sujet, et je préfère ne pas inventer. Je peux chercher une recette, regarder votre frigo ou votre planning, ou préparer un changement.',
  // To « contient-il du gluten ? » yes and no would say the contrary.
  notAllowed: (
    findings: readonly { readonly word: string; readonly reason: string }[],
    isOfContent: boolean,
  ) =>
    `${isOfContent ? '' : 'Non : '}${findings.map(({ word, reason }) => `${quoted(word)} ${reason}`).join(' ; ')}.`,
  perhaps: (food: string) =>
    `Je ne peux pas l’assurer pour ${quoted(food)} : cela dépend du produit, lisez l’étiquette.`,
  allowed: (food: string, rules: readonly string[], isOfContent: boolean) =>
    `${isOfContent ? 'D’après' : 'Oui, d’après'} son nom, ${quoted(food)} convient (${rules.join(', ')}) ; l’étiquette d’un produit fait foi.`,

  dateUnknown: 'Cette date n’existe pas. Quel jour vouliez-vous dire ?',
  dayMissing: 'Pour quel jour ? Par exemple « demain soir » ou « samedi à midi ».',
  toWhatDay: 'À quel jour faut-il le déplacer ?',
  noRecipe:
    'Il n’y avait pas encore de recette dans notre conversation : quand une est là, redites-le-moi.',
  noFoods: 'Qu’est-ce que je peux noter ? Dites-moi par exemple « du lait et six œufs ».',
  whichDish: 'Quel plat ? Dites-moi par exemple « des lasagnes jeudi soir ».',
  whereFrom: (name: string) =>
    `Je ne trouve pas ${quoted(name)} : dites-moi s’il faut l’enlever du planning, du frigo ou de la liste.`,
  onItsPage: 'Je ne peux pas le préparer d’ici : cela se fait à la page où c’est noté.',
  proposed: (count: number) =>
    `${count > 1 ? 'Je vous propose ces changements' : 'Je vous propose ce changement'}. Rien n’est enregistré tant que vous n’avez pas appuyé sur « Appliquer ».`,
} as const;

/** A tool’s answer that says that its preview waits. */
export const isWaiting = (toolAnswer: string): boolean => toolAnswer.includes('Appliquer');

/** What is held for the talk, as its mark says it. */
export const heldAs = {
  without: (food: string) => `sans ${food}`,
  people: (count: number) => `pour ${count} personnes`,
  minutes: (minutes: number) => `en ${minutes} minutes`,
  withoutOven: 'sans four',
} as const;

/** Three things that it can do, nearest to what was understood. */
export function notUnderstood(said?: Pick<Slots, 'foods' | 'days'>): string {
  const [food] = said?.foods ?? [];
  const [day] = said?.days ?? [];
  const can = [
    ...(food === undefined
      ? ['trouver une recette (« un plat avec des courgettes »)']
      : [`trouver une recette avec ${quoted(food)}`, `mettre ${quoted(food)} sur votre liste`]),
    ...(day?.date ? [`dire ce qui est prévu ${spokenDay(day.date)}`] : []),
    'préparer un changement (« ajoute du lait à ma liste »)',
    'dire combien de temps un aliment se garde',
  ].slice(0, 3);
  return `Je n’ai pas compris. Je sais par exemple ${can[0]}, ${can[1]} ou ${can[2]}.`;
}

/** The ingredients of a recipe that was shown. */
export const listedIngredients = /^##\s*Ingrédients\s*$([\s\S]*?)^##/m;
