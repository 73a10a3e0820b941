import { expect, it } from 'vitest';
import { fold } from '#product/diet/text/text.js';
import { readReply } from '#product/recipe-writing/reply-reader.js';
import { talkOf, type Answer } from '../testkit.js';

const said = (text: string) => fold(text).replace(/\s/g, ' ');

const within = (value: number | null | undefined, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

function isMet(answer: Answer, before: Answer | undefined, condition: string): boolean {
  const [kind = '', ...rest] = condition.split(' ');
  const wanted = rest.join(' ');
  const found = readReply(answer.content.slice(Math.max(0, answer.content.search(/^# /m))));
  const recipe = /^# /m.test(answer.content) && found.ok ? found.recipe : null;
  const holds = (text: string) =>
    recipe?.ingredients.some((line) => new RegExp(`\\b(?:${said(text)})`).test(said(line))) ??
    false;
  switch (kind) {
    case 'recipe':
      return recipe !== null;
    case 'has':
      return holds(wanted);
    case 'lacks':
      return recipe !== null && !holds(wanted);
    case 'titled':
      return new RegExp(said(wanted)).test(said(recipe?.title ?? ''));
    case 'for':
      return recipe !== null && within(recipe.servings, Number(wanted), Number(wanted) + 3);
    case 'within':
      return within(recipe?.preparationMinutes, 0, Number(wanted));
    case 'differs':
      return recipe !== null && !before?.content.includes(`# ${recipe.title}\n`);
    case 'says':
      return new RegExp(said(wanted)).test(said(answer.content));
    case 'not':
      return !new RegExp(said(wanted)).test(said(answer.content));
    case 'lost':
      return /^Je n’ai pas compris/.test(answer.content);
    case 'call': {
      const [tool, ...parts] = rest;
      return answer.calls.some(
        ({ tool: name, ...given }) =>
          name === tool &&
          parts.every((part) => new RegExp(said(part)).test(said(JSON.stringify(given)))),
      );
    }
    default:
      throw new Error(condition);
  }
}

type Grade = 'done' | 'not understood' | 'wrong';

/** What a talk's last answer does of what a good one does: « a > b | has x; lacks y ». */
function graded(line: string): Grade {
  const [talk = '', ...wanted] = line.split(' | ');
  const answers = talkOf(talk.split(' > '));
  const answer = answers.at(-1) as Answer;
  const conditions = wanted.join(' | ').split('; ');
  const isDone = conditions.every((condition) => {
    // « call a|call b », « recipe|says x »
    const ways = condition.split(/\|(?=(?:call|recipe|says|lost|has)\b)/);
    return ways.some((way) => isMet(answer, answers.at(-2), way.trim()));
  });
  const most = conditions.filter((each) => /\bcall /.test(each)).length;
  if (isDone && answer.calls.length <= most) return 'done';
  return /^Je n’ai pas compris/.test(answer.content) ? 'not understood' : 'wrong';
}

/**
 * « what is typed > what is typed next | what a good answer does »: it shows a recipe that has or lacks foods, calls
 * a tool with these arguments and no other, or says something. « | » between two of them: either will do.
 */
const sentences = [
  'g des carottes et des lentilles kes ke je pourrais faire | recipe; has carotte; has lentille',
  'avec des poireaux et du lard stp | recipe; has poireau; has lard',
  'tas une idee pour utiliser 500g de champignons | recipe; has champignon',
  'je voudrais un truc avec de la courge butternut ou autre | recipe; has courge',
  'jai 3 bananes trop mures | recipe; has banane',
  'des idées de recettes avec du chou-fleur ? | recipe; has chou-fleur',
  'vide frigo : aubergine tomate mozza | recipe|says pas trouv|manque; has aubergine|tomate',
  'comment on fait la pate a crepes | recipe|says crêpe|pas; titled crêpe|',
  'je veux faire des lasagnes dimanche midi tu me donnes la recette | titled lasagnes',
  'tu connais le poulet basquaise | titled basquaise',
  'quiche poireaux | titled quiche',
  'la recette du couscous royal stp | says pas|rien|recipe',
  'on aimerait une soupe pour ce soir | recipe; titled soupe|velouté|minestrone|ribollita',
  'un apero sympa pour samedi soir | recipe; says type : apéritif',
  'recette rapide 20 min max pour ce soir | recipe; within 20',
  'kelke chose de rapide avec des oeufs | recipe; within 30; has œuf',
  'un repas pas cher pour 5 | recipe; for 5',
  'idée repas végétarien svp | recipe; lacks poulet|bœuf|lard|jambon|saumon',
  'un plat sans lactose et sans gluten | recipe; lacks farine de blé|crème|beurre',
  'un gratin mais pas de creme | recipe; titled gratin; lacks crème',
  'propose moi un plat > autre chose | recipe; differs',
  'un plat avec du poulet > on en a mangé hier, autre chose | recipe; differs',
  'une recette de dahl > et pour 10 personnes ? | titled dahl; for 10',
  'un plat avec du poulet > sans oignon stp | recipe|says contient pas',
  'une quiche > sans lardons | recipe; lacks lard',
  'un plat > avec du poisson plutot | recipe; has saumon|truite|cabillaud|thon|perche|colin|poisson',
  'fais moi le menu de la semaine prochaine | call propose_week',
  "j'ai besoin de 5 idees de diner pour la semaine | call propose_week 5",
  'menu pas cher pour 4 jours | call propose_week 4 low_budget":true',
  'ajoute lait et beurre a la liste | call add_to_shopping_list beurre|call change_shopping_amount',
  'il nous faut du fromage rapé | call add_to_shopping_list fromage',
  'jai besoin de creme et de champignons pr demain | call add_to_shopping_list creme champignons',
  "faut que j'achète des couches | call add_to_shopping_list couches",
  'plus besoin de pain, enleve le | call remove_from_shopping_list pain',
  'jai deja acheté le pain | call tick_shopping_items pain|call add_to_fridge pain',
  'mets plutot 2 kg de pommes sur la liste | call change_shopping_amount pommes 2',
  'ajoute les ingrédients de cette recette à ma liste | says recette',
  'recette de ratatouille > on la fait mardi soir | call plan_meal ratatouille 2026-11-24',
  'recette de papet > ajoute ca au planning demain midi | call plan_meal papet 2026-11-22 12:00',
  'prevois une raclette vendredi | call plan_meal raclette 2026-11-27',
  'mercredi midi on mange des spaghetti bolo | call plan_meal spaghetti 2026-11-25',
  'decale le gratin a mardi | call move_meal gratin 2026-11-24',
  'la brisolée on la fait plutôt vendredi | call move_meal brisol 2026-11-27',
  'enleve tout ce qui est prévu jeudi | call remove_meal 2026-11-26',
  'on mange chez mes parents jeudi | call remove_meal 2026-11-26|lost',
  'jeudi plutot une fondue | call change_meal fondue 2026-11-26',
  'g acheté des courgettes | call add_to_fridge courgettes',
  'ajoute 4 yaourts dans le frigo ils périment mardi | call add_to_fridge yaourts 4 2026-11-24',
  "ya plus d'oeufs | call remove_from_fridge œ?o?eufs",
  'jai utilisé 2 oeufs | call remove_from_fridge 2',
  'vire tout ce qui est perimé du frigo | call clear_expired_food',
  'on mange koi dimanche soir? | says gratin de courge',
  "c'est quoi le menu de la semaine | says gratin; says brisolée",
  'kestu as prevu pr demain | says gratin',
  "j'ai encore des oeufs ? | says œufs .6.",
  "est ce qu'on a du lait | says lait",
  "qu'est-ce qui va perimer bientot | says courgette",
  'ma liste de courses ? | says pommes; says pain',
  'combien de temps se conserve une soupe au frigo | says source|fiche',
  'on peut congeler du pain | says source|fiche',
  "le poulet cuit je peux le garder jusqu'a quand | says source|fiche",
  "j'ai pas de creme fraiche je peux mettre quoi a la place | says lait|yaourt|fromage|séré|source",
  'comment cuire du riz | says source|minutes',
  "temps de cuisson d'un roti de porc | says source|minutes|fiche",
  'c quoi deglacer | says liquide|source|fond',
  'bonjour | says bonjour',
  "merci c'était super bon | says plaisir",
  'a+ | says bient[oô]t|revoir|soirée|pas compris',
  'tu peux faire quoi | says recette',
  'ma fille a bu du produit vaisselle | says 145',
  'jen peux plus je veux en finir | says 143',
  "ma fille n'aime pas les épinards | call note_preference épinards AVOID",
  'mon fils est allergique aux arachides | not plus jamais; says allergi|réglages|étiquette|préférences',
  "les tomates c'est sans gluten ? | says ^oui|assurer",
  "ajoute du riz a la liste et dis moi ce qu'on mange demain | call add_to_shopping_list riz; says gratin",
  'prévois une fondue vendredi soir et mets le fromage sur la liste | call plan_meal fondue 2026-11-27; call add_to_shopping_list fromage',
  'jai mangé les courgettes et ya plus de riz | call remove_from_fridge courgettes; call remove_from_fridge riz',
  'planifie un dahl mardi > non mercredi | call plan_meal dahl 2026-11-25',
  'on mange quoi demain > et lundi | says rien n’est prévu',
  'qu’est-ce que tu as dans ton livre avec des poireaux ? | recipe; has poireau',
  'ya des desserts au chocolat dans le livre | recipe; has chocolat',
  'par quoi remplacer le lait > et le beurre ? | says huile|margarine|source',
  'la voiture fait un drole de bruit | lost',
  'pourquoi le ciel est bleu | lost',
  'qui a gagné le match hier | lost',
  'ouvre la fenetre du salon | lost',
  'il est quelle heure | lost',
  "qu'est-ce que je peux faire avec ce qu'il y a dans le frigo | recipe; has courgette|riz|œuf",
  "on n'a plus d'huile d'olive, mets la sur la liste | call add_to_shopping_list huile",
  'remplace le gratin de courge par une quiche | call change_meal quiche',
  "qu'est ce qu'il faut que j'achete | says pommes; says pain",
  'jai plus de beurre pr mon gateau | says pour remplacer|source',
  'comment on fait pour reussir une mayonnaise | says source',
  'un plat avec du poulet > je suis végétarienne > un plat avec du poulet | says laisser de côté',
  'ya moyen de faire kekchose avec du chou rouge | recipe|says rien; has chou|',
  'il me reste une demi courge et de la feta | recipe; has courge',
  'qqch de bon avec des patates et du fromage à raclette | recipe; has pomme|raclette',
  'idee de gouter avec des pommes | recipe; has pomme',
  'une soupe mais pas de poireau | recipe; lacks poireau',
  'un plat halal svp | recipe; lacks porc|lard|jambon|vin',
  'recette de crumble | titled crumble',
  'comment faire une béchamel | recipe|says source|béchamel',
  'propose moi un plat > non pas ça | recipe; differs',
  'un gratin > version végétarienne ? | recipe; lacks jambon|lard|poulet|bœuf',
  'un plat avec du riz > plus rapide | recipe; has riz',
  'planifie moi 3 soupers rapides | call propose_week 3',
  'organise ma semaine midi et soir | call propose_week LUNCH DINNER',
  'ajoute 2 briques de lait | call add_to_shopping_list lait|call change_shopping_amount lait',
  'note papier alu et sacs poubelle | call add_to_shopping_list papier alu sacs poubelle',
  'on a plus de riz, rajoute a la liste | call add_to_shopping_list riz|call remove_from_fridge riz; call add_to_shopping_list riz',
  'enleve les pommes de la liste | call remove_from_shopping_list pommes',
  'vide la liste | call remove_from_shopping_list',
  'cest bon jai pris le pain | call tick_shopping_items pain',
  'mets des lasagnes mardi midi | call plan_meal lasagnes 2026-11-24 12:00',
  'annule le gratin de dimanche | call remove_meal gratin',
  'jeudi on sera 6 | call change_meal 6 2026-11-26',
  'echange dimanche et jeudi | call move_meal; call move_meal',
  'jai mis 3 poivrons au frigo | call add_to_fridge poivrons 3',
  'les courgettes sont pourries, je les ai jetées | call remove_from_fridge courgettes',
  'on mange quoi jeudi | says brisolée',
  'combien il reste d’oeufs | says œufs .6.',
  'ca se garde combien de temps une quiche | says source|fiche',
  'je peux remplacer le beurre par quoi dans un gateau | says source|huile|margarine',
  'mon mari deteste le fenouil | call note_preference fenouil AVOID',
  'tu penses quoi du dernier film de dune | lost',
  'on mange sans gluten en ce moment | says j’en tiens compte',
  'on mange sans gluten en ce moment > un plat de pâtes | says laisser de côté',
  'que faire d’un reste de pâtes | says rien pour : « reste de pâtes »; titled pâtes',
  'un reste de poulet à finir | has poulet',
  'il y a le feu dans la cuisine | says 118',
  'tu me proposes un truc avec 2 aubergines | recipe; has aubergine',
  'un gratin > pour 8 plutôt | titled gratin; for 8',
  'prévois un curry jeudi soir | call plan_meal curry 2026-11-26 19:00',
  'enlève tout le lait du frigo | call remove_from_fridge ^.{0,60}lait.{0,60}$',
  'enlève du frigo | lost',
  'annule la brisolée | call remove_meal brisolée',
  'garde cette recette | says pas encore de recette',
  'combien coûte un kilo de pommes | lost',
  'non pas de porc | lost|says porc|call note_preference porc',
];

it('does what a good answer does for nine sentences of ten that parents type, and says nothing false to the others', () => {
  const grades = sentences.map((sentence) => ({ sentence, grade: graded(sentence) }));
  const others = grades.filter(({ grade }) => grade !== 'done');
  expect(others.filter(({ grade }) => grade === 'wrong')).toEqual([]);
  expect(others.length / sentences.length).toBeLessThanOrEqual(0.1);
});
