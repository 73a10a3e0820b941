import type { DietConflict } from '../../../diet/gate/gate.js';
import type { ProposalAction } from '../../../generated/prisma/enums.js';
import type { Substitution } from '../../../recipe-writing/substitutes.js';
import { frenchDate } from '../../../platform/french-date.js';
import type {
  MealOption,
  ProposalFault,
  SaidMeal,
} from '../../kitchen/proposals/proposal-fault.js';

const quoted = (text: string): string => `« ${text} »`;
const listed = (texts: readonly string[]): string => texts.map(quoted).join(', ');
const because = (conflicts: readonly DietConflict[]): string =>
  [...new Set(conflicts.map(({ word, reason }) => `${quoted(word)} ${reason}`))].join(' ; ');

const insteadOf = (substitutions: readonly Substitution[]): string =>
  substitutions
    .map(({ word, instead }) => ` À la place de ${quoted(word)} : ${instead.join(' ou ')}.`)
    .join('');

const dayFormat = frenchDate({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** « mardi 1er décembre ». */
const spokenDay = (day: string): string => dayFormat(new Date(day));

const option = ({ title, date, time }: MealOption): string =>
  `${quoted(title)} ${spokenDay(date)} à ${time}`;

const momentSaid = { LUNCH: 'à midi', DINNER: 'au soir' } as const;

const mealSaid = ({ name, day, moment }: SaidMeal): string =>
  [
    'le repas',
    name === null ? '' : quoted(name),
    day === null ? '' : `du ${spokenDay(day)}`,
    moment === null ? '' : momentSaid[moment],
  ]
    .filter(Boolean)
    .join(' ');

/** What a person is told of a tool call that became no proposal, in one sentence. */
export function sayFault(fault: ProposalFault): string {
  switch (fault.kind) {
    case 'UNKNOWN_TOOL':
      return 'Je ne sais pas faire cette action.';
    case 'BROKEN':
      return 'Je n’ai pas su préparer cette action. Pouvez-vous la redire autrement ?';
    case 'DATE':
      return 'Cette date n’existe pas, ou elle est trop lointaine.';
    case 'TIME':
      return 'Cette heure n’existe pas.';
    case 'QUANTITY':
      return 'Cette quantité n’est pas possible.';
    case 'NAME':
      return 'Ce nom est vide, trop long, ou contient un signe qui ne peut pas être enregistré.';
    case 'TOO_MANY':
      return 'Je propose dix actions au plus à la fois ; redemandez-moi la suite après celles-ci.';
    case 'TWICE':
      return 'Je ne change pas deux fois la même chose d’un coup ; appliquez d’abord ce qui est proposé.';
    case 'NOTHING_TO_DO':
      return 'Rien ne changerait : c’est déjà ainsi.';
    case 'NO_RECIPE':
      return 'Il n’y a pas encore de recette dans notre conversation.';
    case 'NO_MEAL_TO_CHOOSE':
      return 'Il n’y a pas de repas à choisir ces jours-là : tout est déjà prévu, ou rien ne convient.';
    case 'NOTHING_EXPIRED':
      return 'Rien n’a expiré dans votre frigo.';
    case 'TASTES_FULL':
      return 'Vos goûts comptent déjà cinquante aliments ; enlevez-en un dans vos réglages.';
    case 'NOT_ON_LIST':
      return `Je ne trouve pas ${quoted(fault.name)} sur votre liste de courses.`;
    case 'NOT_IN_FRIDGE':
      return `Je ne trouve pas ${quoted(fault.name)} dans votre frigo.`;
    case 'NO_SUCH_MEAL':
      return fault.name === null && fault.day === null
        ? 'Dites-moi de quel repas il s’agit.'
        : `Je ne trouve pas ${mealSaid(fault)} dans votre planning.`;
    case 'WHICH_MEAL':
      return `Pour ${mealSaid(fault)}, j’hésite entre ${fault.options.map(option).join(', ')}. Lequel ?`;
    case 'NO_SUCH_RECIPE':
      return `Je ne trouve pas de recette ${quoted(fault.name)} chez vous.`;
    case 'ALREADY_FAVORITE':
      return `${quoted(fault.name)} est déjà dans vos favoris.`;
    case 'UNIT_MISMATCH':
      return `Je ne peux pas convertir cette quantité pour ${quoted(fault.name)} ; dites-la dans l’unité de votre frigo.`;
    case 'AMBIGUOUS':
      return `Pour ${quoted(fault.name)}, j’hésite entre ${listed(fault.options)}. Lequel ?`;
    case 'CONFLICT':
      return `${quoted(fault.name)} ne convient pas ici : ${because(fault.conflicts)}.${insteadOf(fault.substitutions)} Je ne le propose donc pas.`;
  }
}

const actions: Record<ProposalAction, string> = {
  ADD_TO_SHOPPING_LIST: 'ajouter à la liste de courses',
  PLAN_MEAL: 'prévoir au planning',
  MOVE_MEAL: 'déplacer dans le planning',
  ADD_TO_FRIDGE: 'mettre au frigo',
  REMOVE_FROM_FRIDGE: 'retirer du frigo',
  SAVE_RECIPE: 'garder dans les favoris',
  PLAN_WEEK: 'planifier la semaine',
  REMOVE_MEAL: 'enlever du planning',
  CHANGE_MEAL: 'changer au planning',
  REMOVE_FROM_SHOPPING_LIST: 'retirer de la liste de courses',
  CHANGE_SHOPPING_AMOUNT: 'changer la quantité à acheter de',
  TICK_SHOPPING_ITEMS: 'cocher sur la liste de courses',
  NOTE_PREFERENCE: 'noter dans vos goûts',
  SEVERAL: 'faire plusieurs changements',
};

/** What the model is told of a proposal: it is shown, and nothing is done. */
export const sayWaiting = (action: ProposalAction, names: readonly string[]): string =>
  `Aperçu affiché : ${actions[action]} ${listed(names)}. En attente de la personne : rien n’est enregistré tant qu’elle n’a pas appuyé sur « Appliquer ».`;

/** What a person has decided on, as it is remembered of an old conversation. */
export const sayApplied = (action: ProposalAction, names: readonly string[]): string =>
  `a appliqué : ${actions[action]} ${listed(names)}`;
