import { describe, expect, it } from 'vitest';
import { answerTo, food, talkOf, tools } from '../testkit.js';

type Call = readonly [tool: string, given: object];

/** What somebody types, alone or after other sentences, and the calls that it becomes. */
const orders: readonly (readonly [said: string | readonly string[], ...calls: readonly Call[]])[] =
  [
    ['Ajoute du café à ma liste', ['add_to_shopping_list', { items: [food('café')] }]],
    [
      'ajoute 6 citrons et 500 g de farine à la liste de courses',
      ['add_to_shopping_list', { items: [food('citrons', 6), food('farine', 500, 'G')] }],
    ],
    ['rajoute stp du beurre sur la liste', ['add_to_shopping_list', { items: [food('beurre')] }]],
    [
      'tu peux mettre 1,5 kg de pommes de terre sur ma liste ?',
      ['add_to_shopping_list', { items: [food('pommes de terre', 1.5, 'KG')] }],
    ],
    [
      'ajoutes du papier toilette a ma liste',
      ['add_to_shopping_list', { items: [food('papier toilette')] }],
    ],
    [
      'Ajotue des tomates à ma lsite de courses',
      ['add_to_shopping_list', { items: [food('tomates')] }],
    ],
    [
      'mets crème, lardons et oignons dans mes courses',
      ['add_to_shopping_list', { items: [food('crème'), food('lardons'), food('oignons')] }],
    ],
    ['Sur ma liste, ajoute du café', ['add_to_shopping_list', { items: [food('café')] }]],
    [
      'faut racheter du thé et des yaourts',
      ['add_to_shopping_list', { items: [food('thé'), food('yaourts')] }],
    ],
    ['pense à prendre 2 citrons', ['add_to_shopping_list', { items: [food('citrons', 2)] }]],
    ['il manque du sel', ['add_to_shopping_list', { items: [food('sel')] }]],
    [
      'met septante cl de creme pi un paquet de cornettes',
      [
        'add_to_shopping_list',
        { items: [food('creme', 70, 'CL'), food('paquet de cornettes', 1)] },
      ],
    ],
    ['ajoute 2 l de lait', ['add_to_shopping_list', { items: [food('lait', 2, 'L')] }]],
    ['mets 2 l de lait', ['change_shopping_amount', { items: [food('lait', 2, 'L')] }]],
    ['finalement 2l de lait', ['change_shopping_amount', { items: [food('lait', 2, 'L')] }]],
    [
      'met 3 kg de pommes au lieu de 2',
      ['change_shopping_amount', { items: [food('pommes', 3, 'KG')] }],
    ],
    ['supprime le lait de la liste', ['remove_from_shopping_list', { items: [{ name: 'lait' }] }]],
    [
      'coche le lait et le pain stp',
      ['tick_shopping_items', { items: [{ name: 'lait' }, { name: 'pain' }] }],
    ],
    [
      'jai tt pris sauf les pommes',
      ['tick_shopping_items', { items: [{ name: 'lait' }, { name: 'pain' }] }],
    ],

    [
      'planifie des lasagnes demain soir',
      ['plan_meal', { title: 'Lasagnes', date: '2026-11-22', time: '19:00' }],
    ],
    [
      'Prévois une raclette samedi à 20h',
      ['plan_meal', { title: 'Raclette', date: '2026-11-28', time: '20:00' }],
    ],
    [
      'planifi un risotto pr demain midi stp',
      ['plan_meal', { title: 'Risotto', date: '2026-11-22', time: '12:00' }],
    ],
    [
      'mets des crêpes au planning mardi',
      ['plan_meal', { title: 'Crêpes', date: '2026-11-24', time: null }],
    ],
    [
      'on mange une fondue vendredi soir',
      ['plan_meal', { title: 'Fondue', date: '2026-11-27', time: '19:00' }],
    ],
    [
      'programme un gratin dauphinois pour 6 personnes dimanche',
      ['plan_meal', { title: 'Gratin dauphinois', date: '2026-11-22', servings: 6 }],
    ],
    [
      'prévois de la dinde le 24 décembre à 19h30',
      ['plan_meal', { title: 'Dinde', date: '2026-12-24', time: '19:30' }],
    ],
    [
      'planifie un pot au feu dans 3 jours',
      ['plan_meal', { title: 'Pot au feu', date: '2026-11-24' }],
    ],
    [
      'déplace le gratin à jeudi',
      ['move_meal', { meal: 'gratin', from_date: null, to_date: '2026-11-26', to_time: null }],
    ],
    [
      'deplasse le repas de demain a lundi',
      ['move_meal', { meal: null, from_date: '2026-11-22', to_date: '2026-11-23' }],
    ],
    ['enlève la brisolée de jeudi', ['remove_meal', { meal: 'brisolée', date: '2026-11-26' }]],
    ['annule le repas de demain', ['remove_meal', { meal: null, date: '2026-11-22' }]],
    [
      'remplace la brisolée de jeudi par un risotto',
      ['change_meal', { meal: 'brisolée', from_date: '2026-11-26', title: 'Risotto' }],
    ],
    [
      'jeudi finalement pizza, pas la brisolée',
      ['change_meal', { meal: 'brisolée', from_date: '2026-11-26', title: 'Pizza' }],
    ],
    ['on sera 6 jeudi', ['change_meal', { from_date: '2026-11-26', servings: 6 }]],
    [
      'inverse la brisolee et le gratin',
      ['move_meal', { meal: 'Gratin de courge', to_date: '2026-11-26' }],
      ['move_meal', { meal: 'Brisolée royale', to_date: '2026-11-22' }],
    ],
    ['fais moi un menu pour la semaine', ['propose_week', { days: null }]],
    ['planifie 4 diners rapides', ['propose_week', { days: 4, max_minutes: 30 }]],

    [
      'mets 3 courgettes au frigo',
      ['add_to_fridge', { items: [{ ...food('courgettes', 3), expiration_date: null }] }],
    ],
    [
      "j'ai acheté du thon et 6 tomates",
      ['add_to_fridge', { items: [{ name: 'thon' }, { ...food('tomates', 6) }] }],
    ],
    [
      'ajoute un camembert au frigo qui périme le 30',
      ['add_to_fridge', { items: [{ name: 'camembert', expiration_date: '2026-11-30' }] }],
    ],
    ["Il n'y a plus de lait", ['remove_from_fridge', { items: [food('lait')] }]],
    ['g mangé 2 courgettes', ['remove_from_fridge', { items: [food('courgettes', 2)] }]],
    ['plus que 2 oeufs au frigo', ['remove_from_fridge', { items: [food('œufs', 4)] }]],
    ['le lait est périmé jlai jeté', ['remove_from_fridge', { items: [food('lait')] }]],
    ['jette tout ce qui est périmé', ['clear_expired_food', {}]],
    [
      'la petite n aime pas les courgettes',
      ['note_preference', { food: 'courgettes', kind: 'AVOID' }],
    ],
    ['on adore les lentilles', ['note_preference', { food: 'lentilles', kind: 'LIKE' }]],

    ['les oeufs sont finis', ['remove_from_fridge', { items: [food('oeufs')] }]],
    ['on ne mange pas de porc', ['note_preference', { food: 'porc', kind: 'AVOID' }]],
    ['on a besoin de 3 baguettes', ['add_to_shopping_list', { items: [food('baguettes', 3)] }]],

    // Several wishes of one sentence.
    [
      'yapu de lait rajoute du thé sur la liste',
      ['remove_from_fridge', { items: [food('lait')] }],
      ['add_to_shopping_list', { items: [food('thé')] }],
    ],
    [
      'ajoute du café à ma liste et prévois des lasagnes jeudi soir',
      ['add_to_shopping_list', { items: [food('café')] }],
      ['plan_meal', { title: 'Lasagnes', date: '2026-11-26' }],
    ],
    [
      'enleve le lait du frigo et mets en 2 litres sur la liste',
      ['remove_from_fridge', { items: [food('lait')] }],
      ['change_shopping_amount', { items: [food('lait', 2, 'L')] }],
    ],

    // Corrections, and what is left unsaid.
    [
      ['Ajoute 2 kg de poires à la liste', 'non 3 kg'],
      ['add_to_shopping_list', { items: [food('poires', 3, 'KG')] }],
    ],
    [
      ['ajoute du café à la liste', 'et du beurre aussi'],
      ['add_to_shopping_list', { items: [food('beurre')] }],
    ],
    [
      ['planifie des crêpes samedi midi', 'nan plutôt dimanche'],
      ['plan_meal', { title: 'Crêpes', date: '2026-11-22' }],
    ],
    [
      ['mets des crêpes samedi soir', 'a 18h30 plutot'],
      ['plan_meal', { title: 'Crêpes', date: '2026-11-28', time: '18:30' }],
    ],
    [
      ['enlève les pommes', "non attends laisse les, c'est le pain que je voulais enlever"],
      ['remove_from_shopping_list', { items: [{ name: 'pain' }] }],
    ],
    [
      ['on mange quoi jeudi', 'on sera 6 pas 4'],
      ['change_meal', { from_date: '2026-11-26', servings: 6 }],
    ],
  ];

describe('what changes the kitchen becomes calls of tools', () => {
  it.each(orders.map(([said, ...calls]) => ({ said, calls })))('$said', ({ said, calls }) => {
    const answer = answerTo(said);
    expect(answer.calls.map(({ tool }) => tool)).toEqual(calls.map(([tool]) => tool));
    for (const [at, [, given]] of calls.entries()) expect(answer.calls[at]).toMatchObject(given);
    expect(answer.content).toMatch(/^Je vous propose.*« Appliquer »/);
  });

  it('calls no tool that is not offered, and names the page instead', () => {
    for (const [said, ...calls] of orders) {
      const named = new Set(calls.map(([tool]) => tool));
      const { calls: made, content } = answerTo(said, {
        tools: tools.filter((tool) => !named.has(tool)),
      });
      expect(made.filter(({ tool }) => named.has(tool))).toEqual([]);
      expect(content, String(said)).toMatch(/cela se fait à la page/);
    }
  });

  it.each<[string, RegExp]>([
    ['enregistre cette recette', /quand une est là/],
    ['planifie des lasagnes le 31 février', /date n’existe pas/],
    ['planifie des lasagnes', /quel jour/],
    ['supprime le repas de lundi', /Rien n’est prévu lundi/],
    ['supprime les tomates', /Je ne trouve pas « tomates »/],
    ['il faut du lait', /Déjà sur votre liste/],
  ])('« %s » is answered where it cannot be', (said, sentence) => {
    const { content, calls } = answerTo(said);
    expect(calls).toEqual([]);
    expect(content).toMatch(sentence);
  });

  it('keeps, plans and shops for the recipe of the talk', () => {
    const [shown, kept, planned, shopping] = talkOf([
      'une recette de dahl',
      'garde-la stp',
      'planifie-la demain soir',
      'ajoute les ingrédients à ma liste',
    ]);
    const title = /^# (.+)$/m.exec(shown?.content ?? '')?.[1];
    expect(kept?.calls).toEqual([{ tool: 'save_recipe', title }]);
    expect(planned?.calls).toMatchObject([{ tool: 'plan_meal', title, date: '2026-11-22' }]);
    expect(shopping?.calls).toMatchObject([{ tool: 'add_to_shopping_list', recipe: title }]);
    expect(shopping?.calls[0]?.['items']).toContainEqual(food('lentilles corail', 250, 'G'));
  });
});
