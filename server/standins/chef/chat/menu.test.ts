import { describe, expect, it } from 'vitest';
import { checkRecipe } from '#product/diet/gate/gate.js';
import { loadRecipeBook } from '#product/recipe-book/book.js';
import { answer, recipeFor, startChef, type Message } from '#product/testkit/chef-kit.js';

startChef();

const plain = (content: string) => content.replaceAll('\u202f', ' ');
const menu =
  /Voici un menu pour (\d+) : en entrée, « (.+) » ; en plat, « (.+) » ; en dessert, « (.+) »\./;
const talk = (...said: readonly [string, ...string[]]): Message[] =>
  said.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));

describe('a menu', () => {
  it.each<[string, number]>([
    ['menu pour 8', 8],
    ['Propose-moi un menu de fête pour 6 personnes', 6],
    ['une entrée, un plat et un dessert pour deux', 2],
    ['idée de menu de Noël', 4],
  ])(
    '« %s » names a starter, a main dish and a dessert, and gives the main one',
    async (said, servings) => {
      const { content, calls } = await answer(said);
      expect(calls).toEqual([]);
      const [, count, , main = '?'] = menu.exec(plain(content)) ?? [];
      expect(Number(count)).toBe(servings);
      expect(content.match(/^# /gm)).toHaveLength(1);
      expect(await recipeFor(said)).toMatchObject({ title: main, servings });
    },
  );

  it('is gone through course by course, each for as many', async () => {
    const said = 'menu pour 8';
    const first = await answer(said);
    const [, , starter, , dessert] = menu.exec(plain(first.content)) ?? [];
    const second = await recipeFor(talk(said, first.content, 'et le dessert ?'));
    expect(second).toMatchObject({ title: dessert, servings: 8 });
    const third = await recipeFor(talk(said, first.content, 'la recette de l’entrée'));
    expect(third).toMatchObject({ title: starter, servings: 8 });
    const other = await recipeFor(talk(said, first.content, 'une autre idée de dessert'));
    expect(other.title).not.toBe(dessert);
  });

  it('keeps to the restrictions in every course', async () => {
    const { content } = await answer('menu pour 8', ['végétalien', 'sans gluten']);
    const rules = { restrictions: ['VEGAN', 'GLUTEN_FREE'] as const, avoidedFoods: [] };
    const [, , ...titles] = menu.exec(plain(content)) ?? [];
    expect(titles).toHaveLength(3);
    const dishes = loadRecipeBook().filter(({ title }) => titles.includes(title));
    expect(dishes.map(({ mealType }) => mealType).sort()).toEqual(['DESSERT', 'MAIN', 'STARTER']);
    for (const dish of dishes) expect(checkRecipe(dish, rules)).toEqual([]);
  });

  it.each(['c’est quoi le menu de la semaine ?', 'ajoute une quiche au menu de jeudi'])(
    '« %s » asks for none',
    async (said) => expect((await answer(said)).content).not.toMatch(/Voici un menu/),
  );
});
