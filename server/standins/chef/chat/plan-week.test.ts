import { describe, expect, it } from 'vitest';
import { checkText } from '#product/diet/gate/gate.js';
import { readToolCall } from '#product/features/chef/proposal-request.js';
import { answer, block, startChef, type Message } from '#product/testkit/chef-kit.js';

startChef();

const mealsFor = async (said: readonly Message[] | string, restrictions?: readonly string[]) => {
  const { calls, content, finish } = await answer(said, restrictions);
  expect({ content, finish }).toEqual({ content: '', finish: 'tool_calls' });
  for (const call of calls)
    expect(readToolCall(call.name, call.arguments)).toMatchObject({ ok: true });
  return calls.map(
    (call) => JSON.parse(call.arguments) as { title: string; date: string; time: string },
  );
};

describe('a week to plan', () => {
  it.each([
    'Planifie la semaine',
    'Planifie-moi des repas pour toute la semaine',
    'Tu peux me faire un programme de repas pour la semaine ?',
  ])('« %s » proposes a dish for each free evening, five at most', async (said) => {
    const meals = await mealsFor(said);
    // On the 22nd there is a gratin already.
    expect(meals.map(({ date }) => date)).toEqual(
      [21, 23, 24, 25, 26].map((day) => `2026-11-${day}`),
    );
    expect(new Set(meals.map(({ title }) => title)).size).toBe(5);
    expect(meals.every(({ time }) => time === '19:00')).toBe(true);
  });

  it('keeps to what the sentence bans', async () => {
    const { calls } = await answer('Planifie une semaine sans viande');
    const titles = calls.map((call) => (JSON.parse(call.arguments) as { title: string }).title);
    expect(titles).toHaveLength(5);
    const rules = { restrictions: ['VEGETARIAN'] as const, avoidedFoods: [] };
    for (const title of titles) expect(checkText(title, rules)).toEqual([]);
  });

  it('plans for as many as are named', async () => {
    const { calls } = await answer('Menu de la semaine pour 5 personnes');
    const meals = calls.map(({ arguments: given }) => JSON.parse(given) as { servings: number });
    expect(meals.map(({ servings }) => servings)).toEqual([5, 5, 5, 5, 5]);
  });

  it('keeps to what is eaten, by name too', async () => {
    const rules = { restrictions: ['VEGAN', 'GLUTEN_FREE'] as const, avoidedFoods: [] };
    const meals = await mealsFor('Planifie la semaine', ['végétalien', 'sans gluten']);
    expect(meals.length).toBeGreaterThanOrEqual(3);
    for (const { title } of meals) expect(checkText(title, rules)).toEqual([]);
  });

  it('says so when each evening has its meal', async () => {
    const plan = Array.from({ length: 7 }, (_, nth) => ({
      date: `2026-11-${21 + nth}`,
      heure: '19:30',
      repas: 'Soupe',
    }));
    const { content, calls } = await answer([
      { role: 'system', content: block('planning', plan) },
      { role: 'user', content: 'Planifie la semaine' },
    ]);
    expect(calls).toEqual([]);
    expect(content).toMatch(/a déjà son repas/);
  });
});
