import { describe, expect, it } from 'vitest';
import { dietaryRestrictions, type DietaryRestriction } from '#product/diet/restrictions.js';
import { conflictsInProse } from '#product/features/chef/chat-caution.js';
import { noteOfConflicts } from '#product/features/chef/chat-prompt.js';
import { restrictionLabels } from '#product/recipe-writing/labels.fr.js';
import { answer, callFor, food, startChef } from '#product/testkit/chef-kit.js';
import { loadKnowledge } from './knowledge.js';

startChef();

const plain = (content: string) => content.replaceAll('\u202f', ' ');

/** What a household is told in the end: a reply that its gate refuses is asked for once more. */
async function told(said: string, diet: DietaryRestriction): Promise<string> {
  const rules = { restrictions: [diet], avoidedFoods: [] };
  const about = { question: said, kitchen: [] };
  const labels = [restrictionLabels[diet]];
  const { content } = await answer(said, labels);
  const conflicts = conflictsInProse(content, rules, about);
  if (conflicts.length === 0) return plain(content);
  const again = [{ role: 'user' as const, content: said }, ...noteOfConflicts(content, conflicts)];
  const { content: second } = await answer(again, labels);
  expect(conflictsInProse(second, rules, about)).toEqual([]);
  return plain(second);
}

describe('a question whose wrong answer would make somebody ill', () => {
  it.each<[string, RegExp]>([
    ['Mon poulet sent bizarre, je le cuis quand même ?', /jetez, sans goûter/],
    ['la viande hachée est gluante, elle est encore bonne ?', /jetez, sans goûter/],
    ['Combien de temps peut-on garder une mayonnaise maison ?', /24 heures au plus/],
    ['Ma soupe a passé 3 jours au frigo', /3 à 4 jours/],
    ['Combien de temps se garde le magret au frigo ?', /1 à 2 jours/],
    ['Combien de temps se garde le kouign au frigo ?', /Je ne sais pas/],
    ['Comment cuire un pavé de saumon ?', /63 °C/],
    ['Comment cuire un magret de canard ?', /côté peau[^]*74 °C/],
    ['L’avocat noirci se mange ?', /sans risque[^]*moisi/],
    ['Le kouign se mange le lendemain ?', /Je ne sais pas/],
    ['Le vin s’évapore-t-il à la cuisson ?', /contient encore de l’alcool/],
  ])('« %s » gets no recipe', async (said, sentence) => {
    const { content, calls } = await answer(said);
    expect(calls).toEqual([]);
    expect(plain(content)).toMatch(sentence);
    expect(content).not.toMatch(/^# /m);
  });

  it.each<[string, RegExp]>([
    ['Le feu a pris dans la poêle !', /Jamais d’eau[^]*118/],
    ['Mon huile fume, c’est grave ?', /Jamais d’eau/],
    ['Je me suis brûlé la main', /eau tempérée[^]*144/],
    ['Les champignons de mon jardin, je peux les manger ?', /vapko[^]*145/],
    ['J’ai ramassé des bolets, une recette ?', /vapko[^]*145/],
    ['La conserve est gonflée, je peux la manger ?', /Jetez sans goûter[^]*botulisme/],
    ['Le lait est tourné, je peux le boire ?', /jetez/],
    ['Ma fille de 3 ans peut manger des noix entières ?', /avant 6 ans/],
    ['Mon fils de 2 ans peut manger des tomates cerises ?', /étouffer/],
    ['À partir de quel âge donner du miel ?', /avant un an/],
    ['Le poulet est à 60 degrés au centre, c’est bon ?', /74 °C/],
  ])('« %s » gets help, and no dish', async (said, sentence) => {
    const { content, calls } = await answer(said);
    expect(calls).toEqual([]);
    expect(plain(content)).toMatch(sentence);
    expect(content).not.toMatch(/^# /m);
  });

  it.each([
    'une poêlée de champignons des bois',
    'un plat cuit à feu doux dans une casserole',
    'une tarte flambée',
    'une salade à l’huile d’olive et au saumon fumé',
    'une salade d’avocat aux haricots noirs',
    'un plat qui sent bon l’été',
    'un poulet au riz gluant',
    'un gâteau aux noix pour les 7 ans de ma fille',
    'une tarte aux raisins entiers',
    'une omelette aux herbes du jardin ?',
  ])('« %s » is a wish all the same', async (said) => {
    expect((await answer(said)).content).toMatch(/^# /m);
  });

  it.each<DietaryRestriction>(['VEGETARIAN', 'VEGAN', 'DAIRY_FREE', 'KOSHER'])(
    'what a baby must not have is told to a household that is %s',
    async (diet) => {
      expect(await told('Bébé a 9 mois, que lui donner à manger ?', diet)).toMatch(
        /évitez le miel[^]*médecin/,
      );
    },
  );
});

describe('what a household does not eat', () => {
  it.each<[string, DietaryRestriction, RegExp]>([
    ['Peut-on mélanger viande et lait ?', 'KOSHER', /^Non : « lait » ne convient pas/],
    ['Les moules sont-elles permises ?', 'KOSHER', /^Non : « moules »/],
    ['Le lait d’amande, c’est bon pour elle ?', 'NUT_FREE', /^Non : « lait d’amande »/],
    ['Puis-je faire griller des noix ?', 'NUT_FREE', /^Non : « noix »/],
    ['Par quoi remplacer les crevettes ?', 'KOSHER', /^À la place de « crevettes »/],
    ['Comment cuire des moules ?', 'KOSHER', /^Ce plat ne convient pas[^]*moules/],
    ['Comment monter des blancs en neige ?', 'VEGAN', /aquafaba/],
    ['Comment réussir une meringue ?', 'VEGAN', /aquafaba/],
    ['Comment remplacer les œufs dans une omelette ?', 'VEGAN', /tofu soyeux/],
    ['Par quoi remplacer les amandes en poudre ?', 'NUT_FREE', /graines de tournesol moulues/],
    ['Par quoi remplacer le parmesan ?', 'VEGAN', /levure maltée/],
  ])('« %s » is answered for one that is %s', async (said, diet, sentence) => {
    expect(await told(said, diet)).toMatch(sentence);
  });

  it('puts no milk beside the meat that a question names', async () => {
    const said = 'Par quoi remplacer la crème dans un plat de viande ?';
    expect(await told(said, 'KOSHER')).toMatch(/coco/);
    expect(await told(said, 'KOSHER')).not.toMatch(/yogourt|beurre|deux tiers de lait/);
    expect(await told(said, 'HALAL')).toMatch(/yogourt/);
  });

  it.each<[string, DietaryRestriction, RegExp]>([
    ['C’est quoi un roux ?', 'GLUTEN_FREE', /parts égales/],
    ['Al dente, ça veut dire quoi ?', 'GLUTEN_FREE', /ferme sous la dent/],
    ['C’est quoi pocher ?', 'VEGAN', /frémissement/],
    ['Quelle température pour un rôti ?', 'HALAL', /63 °C/],
    ['Un poulet rosé, c’est dangereux ?', 'VEGETARIAN', /74 °C/],
    ['Comment cuire une entrecôte ?', 'VEGETARIAN', /saisissez/],
    ['Comment éviter les grumeaux d’une béchamel ?', 'DAIRY_FREE', /tamis/],
    ['Comment ranger le frigo ?', 'VEGAN', /jamais dessous/],
    ['Quels légumes de saison en octobre ?', 'NUT_FREE', /courges/],
    ['Comment faire frire des beignets ?', 'GLUTEN_FREE', /170 à 175/],
    ['Combien de pâtes par personne ?', 'GLUTEN_FREE', /80 g par adulte/],
    ['Par quoi remplacer les lardons ?', 'KOSHER', /tofu fumé/],
  ])('« %s » is told to one that is %s, for it names a food at most', async (said, diet, text) => {
    expect(await told(said, diet)).toMatch(text);
  });

  it('names in no answer of safety what would have the gate refuse it to somebody', async () => {
    const refused = loadKnowledge()
      .filter(({ kind }) => kind === 'SAFETY')
      .flatMap(({ id, answer: text, subjects: [subject = []], when: [start = ''] }) =>
        dietaryRestrictions
          .filter((diet) => {
            const question = `${subject.join(' ')} ${start}, c’est dangereux ?`;
            const rules = { restrictions: [diet], avoidedFoods: [] };
            return conflictsInProse(text, rules, { question, kitchen: [] }).length > 0;
          })
          .map((diet) => `${id} ${diet}`),
      );
    expect(refused).toEqual([]);
  });
});

describe('a wish', () => {
  it('may come with minutes, and be for an evening of fasting', async () => {
    const { content } = await answer('J’ai 20 minutes et des pois chiches');
    expect(content).toMatch(/^# .*[^]*pois chiches/m);
    expect((await answer('Une idée pour la rupture du jeûne')).content).not.toMatch(/pruneaux/);
    expect((await answer('Un brunch pour dimanche')).content).toMatch(/^# /m);
  });

  it('without an oven needs none', async () => {
    for (const said of ['Un dessert sans four', 'Un plat, mon four est en panne : four cassé'])
      expect((await answer(said)).content).not.toMatch(/\bfour\b|enfourne/i);
  });

  it('says where the book has not what is named', async () => {
    const { content } = await answer('Un gâteau aux dattes', ['végétalien']);
    expect(content).toMatch(/^Je n’ai pas exactement cela/);
    expect((await answer('Comment cuire une autruche ?')).content).toMatch(/Je ne sais pas/);
  });
});

it.each<[string, RegExp]>([
  ['Ma mayonnaise a tourné', /recommencez l’émulsion/],
  ['Ma sauce à la crème a tourné', /fouettez/],
  ['Ma pâte ne lève pas', /levure/],
  ['Comment désosser un poulet ?', /Je ne sais pas/],
  ['Que faire contre les mites alimentaires ?', /Je ne sais pas/],
  ['les œufs ça se met au frigo ?', /3 à 5 semaines/],
  ['Combien de temps je peux garder un gratin ?', /3 à 4 jours/],
  ['Le curry de lundi, on peut le congeler ?', /se congèlent/],
  ['Que faire pour un rhume ?', /médecin/],
  ['Vide la liste de courses', /ne peux pas retirer/],
  ['Tu peux me rappeler ce qu’on mange dimanche ?', /Gratin de courge/],
])('« %s » is no wish for a recipe', async (said, sentence) => {
  const { content, calls } = await answer(said);
  expect(calls).toEqual([]);
  expect(content).toMatch(sentence);
  expect(content).not.toMatch(/^# /m);
});

it('finds no walnut in a knob of butter, and says what it leaves out', async () => {
  const { content } = await answer('Un gâteau aux noix pour dimanche', ['sans noix']);
  expect(plain(content)).toMatch(/^Ce plat ne convient pas[^]*noix/);
  const { content: coconut } = await answer('Un dessert à la noix de coco', ['sans noix']);
  expect(plain(coconut)).not.toMatch(/ne convient pas|pas exactement/);
});

it('plans a week that is only named', async () => {
  const { calls } = await answer('Menu de la semaine');
  expect(calls.map(({ name }) => name)).toContain('plan_meal');
});

it('puts on the list what the same sentence says is gone', async () => {
  expect(await callFor('J’ai fini le lait et le beurre, rajoute-les aux courses')).toMatchObject({
    tool: 'add_to_shopping_list',
    items: [food('lait'), food('beurre')],
  });
});

it('asks how much of what has a name of its own', async () => {
  const { content } = await answer('Fondue chinoise, combien de viande par personne ?');
  expect(plain(content)).toMatch(/225 g/);
});
