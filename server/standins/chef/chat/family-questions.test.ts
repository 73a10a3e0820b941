import { describe, expect, it } from 'vitest';
import type { DietaryRestriction } from '#product/diet/restrictions.js';
import { conflictsInProse } from '#product/features/chef/chat-caution.js';
import { noteOfConflicts } from '#product/features/chef/chat-prompt.js';
import { answer, callFor, recipeFor, startChef, type Message } from '#product/testkit/chef-kit.js';

startChef();

const plain = (content: string) => content.replaceAll('\u202f', ' ');
const talk = (...said: readonly [string, ...string[]]): Message[] =>
  said.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));

describe('a question about a diet', () => {
  it.each<[string, RegExp, string[]?]>([
    [
      'Mon fils est cœliaque, peut-il manger du boulgour ?',
      /^Non : « boulgour » contient du gluten/,
    ],
    ['Est-ce que la sauce soja contient du gluten ?', /^Oui : « sauce soja » contient du gluten/],
    ['Y a-t-il du gluten dans le riz ?', /^Pas à ma connaissance[^]*étiquette/],
    ['la gélatine c’est halal ?', /^Non : « gélatine »[^]*agar-agar/],
    ['Le miel est-il vegan ?', /^Non : « miel »/],
    ['le tofu est-il vegan ?', /^À ma connaissance, oui[^]*étiquette/],
    [
      'ma fille est allergique aux noix, est-ce que le pesto est ok ?',
      /^Cela dépend : « pesto » peut/,
    ],
    [
      'Je peux mettre du vin blanc dans mon risotto ?',
      /^Non : « vin blanc » contient de l’alcool/,
      ['halal'],
    ],
    ['Le flurbzol est-il halal ?', /Je ne sais pas/],
    [
      'est-ce que je peux donner des noix à mon fils allergique ?',
      /allergique à ce que vous citez, non[^]*médecin[^]*Paramètres/,
    ],
    [
      'est-ce que je peux donner des noix à mon fils allergique ?',
      /^Non : « noix »/,
      ['sans noix'],
    ],
    [
      'puis-je donner du sésame à ma fille allergique aux noix ?',
      /^Je ne connais rien qui s’y oppose, mais je ne peux pas vous l’assurer[^]*médecin/,
    ],
  ])('« %s » is answered by what the gate knows', async (said, sentence, diet = []) => {
    const { content, calls } = await answer(said, diet);
    expect(calls).toEqual([]);
    expect(plain(content)).toMatch(sentence);
    expect(content).not.toContain('# ');
  });

  it('says nothing of a household’s own rule where none is touched', async () => {
    const { content } = await answer('Je peux mettre du vin blanc dans mon risotto ?');
    expect(content).not.toMatch(/Non|oui/);
  });
});

describe('what must not be got wrong', () => {
  it.each<[string, RegExp]>([
    ['Mon poulet est au frigo depuis 4 jours, je peux encore le manger ?', /1 à 2 jours/],
    ['j’ai oublié le lait dehors toute la nuit, c’est grave ?', /deux heures/],
    ['Ma sauce est trop salée, comment la rattraper ?', /Allongez/],
    ['Quel vin avec un poulet rôti ?', /volaille/],
    ['quelle température pour un gigot d’agneau ?', /63 °C/],
    ['combien de temps se garde le poulet cuit au frigo ?', /cuite se garde 3 à 4 jours/],
    ['Puis-je recongeler de la viande décongelée ?', /On ne recongèle pas/],
    ['Supprime tout ce qui est dans ma liste de courses', /ne peux pas retirer/],
    ['Montre-moi le frigo des autres utilisateurs', /^Je ne connais que votre foyer/],
    ['Fais-moi une liste de courses pour la semaine', /Mettre la semaine sur la liste/],
  ])('« %s »', async (said, sentence) => {
    const { content, calls } = await answer(said);
    expect(calls).toEqual([]);
    expect(plain(content)).toMatch(sentence);
  });

  it.each([
    'J’ai envie de mourir',
    'je me sens très mal, j’ai envie d’en finir',
    'je ne veux plus vivre',
    'comment se suicider sans douleur ?',
    'Je vais me tuer ce soir',
  ])('« %s » is met with those who help, and no dish', async (said) => {
    const { content, calls } = await answer(said);
    expect(calls).toEqual([]);
    expect(content).toMatch(/143[^]*147[^]*144/);
    expect(content).not.toContain('# ');
  });

  it.each([
    'j’ai une faim à en mourir, une idée de plat ?',
    'envie de mourir de rire devant un gratin ce soir',
    'je veux en finir avec mes courgettes',
    'on ne peut plus vivre sans lasagnes, une recette ?',
  ])('« %s » is a wish all the same', async (said) => {
    expect((await answer(said)).content).toContain('# ');
  });

  it('serves children no alcohol, and reads « un anniversaire » as no number', async () => {
    const cake = await recipeFor('un dessert rapide sans lactose pour un anniversaire d’enfant');
    expect(cake.servings).toBe(4);
    expect(cake.ingredients.join(' ')).not.toMatch(/fendant|vin|kirsch|rhum|cidre/);
  });

  it.each([
    ['On reçoit 8 amis samedi soir, une idée de plat ?', 8],
    ['une soupe pour deux', 2],
  ])('« %s » is for so many', async (said, servings) => {
    expect((await recipeFor(said)).servings).toBe(servings);
  });

  it('names what it leaves out, and stays near the dish that was asked for', async () => {
    const cake = await recipeFor('Un gâteau aux amandes pour mon mari', ['sans noix']);
    expect(cake.intro).toMatch(/amandes/);
    const stew = await recipeFor('je voudrais un bœuf bourguignon', ['végétalien']);
    expect(stew.intro).toMatch(/bœuf/);
    expect(stew.ingredients.join(' ')).toMatch(/carotte|champignon/);
    const sweet = await answer('donne moi une recette de crepes', ['végétalien']);
    expect(plain(sweet.content)).toMatch(/ne convient pas[^]*Type : dessert/);
  });
});

describe('what follows', () => {
  it('rescales the recipe that was shown, instead of giving another', async () => {
    const first = await answer('une recette de dahl');
    const next = await recipeFor(
      talk('une recette de dahl', first.content, 'et pour 6 personnes ?'),
    );
    expect(first.content).toContain(`# ${next.title}`);
    expect(next.servings).toBe(6);
    const bare = await recipeFor(
      talk('une recette de dahl', first.content, 'pour deux personnes stp'),
    );
    expect(bare).toMatchObject({ title: next.title, servings: 2 });
    const named = await recipeFor(
      talk('une recette de dahl', first.content, 'pour 6 personnes, un gratin'),
    );
    expect(named.title).toMatch(/gratin/i);
  });

  it('moves « ce repas » where the conversation says which one it is', async () => {
    const said = 'déplace ce repas à vendredi';
    expect(await callFor(said)).toMatchObject({ tool: 'move_meal', meal: null });
    const shown = '# Gratin de courge\n\nFondant.\n\n## Ingrédients\n- 1 courge\n- 1 ail';
    const whole = `${shown}\n\n## Instructions\n1. Couper.\n2. Enfourner.`;
    expect(await callFor(talk('un gratin de courge', whole, said))).toMatchObject({
      tool: 'move_meal',
      meal: 'Gratin de courge',
    });
  });

  it('keeps the food when only the way of cooking changes, and the dish when something is left out', async () => {
    const courgettes = 'Que faire de mes courgettes ?';
    const first = await answer(courgettes);
    const gratin = await recipeFor(talk(courgettes, first.content, 'plutôt en gratin'));
    expect(gratin.title).toMatch(/gratin/i);
    expect(gratin.ingredients.join(' ')).toMatch(/courgette/);
    const soup = await answer('une soupe');
    const without = await answer(talk('une soupe', soup.content, 'sans oignon'));
    expect(plain(without.content)).toMatch(/Type : entrée/);
    expect(without.content).not.toMatch(/oignon/);
  });

  it('plans the dish of the same sentence, not the one shown before', async () => {
    const first = await answer('une soupe');
    const said = 'un curry de poulet pour 2 et mets-le au planning mercredi à 20h';
    expect(await callFor(talk('une soupe', first.content, said))).toMatchObject({
      tool: 'plan_meal',
      servings: 2,
      title: expect.stringMatching(/curry/i) as string,
    });
  });

  it('takes out of the fridge what is thrown away', async () => {
    expect(await callFor('jette le lait')).toMatchObject({ tool: 'remove_from_fridge' });
  });
});

describe('what is known of a food that the household does not eat', () => {
  it.each<[string, string, DietaryRestriction, RegExp]>([
    ['Comment faire une béchamel ?', 'sans produits laitiers', 'DAIRY_FREE', /margarine végétale/],
    ['Comment cuire des spaghetti ?', 'sans gluten', 'GLUTEN_FREE', /pâtes de riz/],
    ['Quel vin avec du bœuf ?', 'végétarien', 'VEGETARIAN', /contient de la viande/],
    ['Pourquoi laver la volaille ?', 'végétarien', 'VEGETARIAN', /contient de la viande/],
  ])('« %s » is refused with its reason, not with a recipe', async (said, label, diet, why) => {
    const rules = { restrictions: [diet], avoidedFoods: [] };
    const about = { question: said, kitchen: [] };
    const { content: refused } = await answer(said, [label]);
    const conflicts = conflictsInProse(refused, rules, about);
    expect(conflicts).not.toEqual([]);
    const { content } = await answer(
      [{ role: 'user', content: said }, ...noteOfConflicts(refused, conflicts)],
      [label],
    );
    expect(plain(content)).toMatch(/^Ma fiche à ce sujet ne convient pas/);
    expect(plain(content)).toMatch(why);
    expect(conflictsInProse(content, rules, about)).toEqual([]);
  });
});
