import { describe, expect, it } from 'vitest';
import { answerTo, food, talkOf, tools } from '../testkit.js';

type Call = readonly [tool: string, given: object];

/** What somebody types, alone or after other sentences, and the calls that it becomes: one for each order, then corrections. */
const orders: readonly (readonly [said: string | readonly string[], ...calls: readonly Call[]])[] =
  [
    [
      'tu peux mettre 1,5 kg de pommes de terre, du papier toilette et du café sur ma liste ?',
      [
        'add_to_shopping_list',
        { items: [food('pommes de terre', 1.5, 'KG'), food('papier toilette'), food('café')] },
      ],
    ],
    ['Ajotue des tomates à ma lsite', ['add_to_shopping_list', { items: [food('tomates')] }]],
    ['ajoute 2 l de lait', ['add_to_shopping_list', { items: [food('lait', 2, 'L')] }]],
    ['mets 2 l de lait', ['change_shopping_amount', { items: [food('lait', 2, 'L')] }]],
    [
      'met 3 kg de pommes au lieu de 2',
      ['change_shopping_amount', { items: [food('pommes', 3, 'KG')] }],
    ],
    ['supprime le lait de la liste', ['remove_from_shopping_list', { items: [{ name: 'lait' }] }]],
    [
      'jai tt pris sauf les pommes',
      ['tick_shopping_items', { items: [{ name: 'lait' }, { name: 'pain' }] }],
    ],
    [
      'Prévois une raclette pour 6 personnes samedi à 20h',
      ['plan_meal', { title: 'Raclette', date: '2026-11-28', time: '20:00', servings: 6 }],
    ],
    [
      'prévois de la dinde le 24 décembre à 19h30',
      ['plan_meal', { title: 'Dinde', date: '2026-12-24', time: '19:30' }],
    ],
    [
      'prévois des lasagnes jeudi 2 parts',
      ['plan_meal', { title: 'Lasagnes', date: '2026-11-26', servings: 2 }],
    ],
    ['prévois des lasagnes jeudi 2', ['plan_meal', { title: 'Lasagnes', date: '2026-11-26' }]],
    ['prévois une dinde jeudi 24 décembre', ['plan_meal', { title: 'Dinde', date: '2026-12-24' }]],
    [
      'planifie un pot au feu dans 3 jours',
      ['plan_meal', { title: 'Pot au feu', date: '2026-11-24' }],
    ],
    [
      'deplasse le repas de demain a lundi',
      ['move_meal', { meal: null, from_date: '2026-11-22', to_date: '2026-11-23' }],
    ],
    ['enlève la brisolée de jeudi', ['remove_meal', { meal: 'brisolée', date: '2026-11-26' }]],
    [
      'remplace la brisolée de jeudi par un risotto',
      ['change_meal', { meal: 'brisolée', from_date: '2026-11-26', title: 'Risotto' }],
    ],
    ['planifie 4 diners rapides', ['propose_week', { days: 4, max_minutes: 30 }]],
    ['fais le menu de lundi à mercredi', ['propose_week', { from: '2026-11-23', days: 3 }]],
    [
      'fais le menu de la semaine de jeudi à lundi',
      ['propose_week', { from: '2026-11-26', days: 5 }],
    ],
    [
      'ajoute un camembert au frigo qui périme le 30',
      ['add_to_fridge', { items: [{ name: 'camembert', expiration_date: '2026-11-30' }] }],
    ],
    ['il n’y a plus de sel', ['add_to_shopping_list', { items: [food('sel')] }]],
    ['g mangé 2 courgettes', ['remove_from_fridge', { items: [food('courgettes', 2)] }]],
    ['jette tout ce qui est périmé', ['clear_expired_food', {}]],
    ['on ne mange pas de porc', ['note_preference', { food: 'porc', kind: 'AVOID' }]],
    ['on adore les lentilles', ['note_preference', { food: 'lentilles', kind: 'LIKE' }]],

    [
      'enleve le lait du frigo et mets en 2 litres sur la liste',
      ['remove_from_fridge', { items: [food('lait')] }],
      ['change_shopping_amount', { items: [food('lait', 2, 'L')] }],
    ],
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
      ['plan_meal', { title: 'Crêpes', date: '2026-11-22', time: '12:00' }],
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

  it('calls no tool that is not offered, and says that its page does it', () => {
    for (const [said, ...calls] of orders) {
      const named = new Set(calls.map(([tool]) => tool));
      const offered = tools.filter((tool) => !named.has(tool));
      const { calls: made, content } = answerTo(said, { tools: offered });
      expect(made.filter(({ tool }) => named.has(tool))).toEqual([]);
      expect(content, String(said)).toMatch(/cela se fait à la page/);
    }
  });

  it.each<[string, RegExp]>([
    ['planifie des lasagnes le 31 février', /date n’existe pas/],
    ['planifie des lasagnes', /quel jour/],
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
