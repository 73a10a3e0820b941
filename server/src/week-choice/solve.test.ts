import fc from 'fast-check';
import highsModule from 'highs';
import { expect, test } from 'vitest';
import { weekRequests } from '../testkit/week-requests.js';
import { weekViolations } from '../testkit/week-violations.js';
import { explain } from './explain.js';
import { fillGreedily } from './greedy.js';
import { solve } from './solve.js';
import type { WeekChoice, WeekRequest } from './types.js';
import { weekProblem } from './week-problem.js';
import { Week } from './week.js';

const loadHighs = highsModule as unknown as typeof highsModule.default;
const highs = await loadHighs();
const tiny = 1e-6;

function choose(request: WeekRequest): WeekChoice {
  const problem = weekProblem(request);
  return explain(problem, solve(problem, highs));
}

const withDish = ({ meals }: WeekChoice, slotId: string, recipeId: string | null): WeekChoice => ({
  meals: meals.map((meal) => (meal.slotId === slotId ? { ...meal, recipeId } : meal)),
});

const shuffled = <T>(values: readonly T[]) =>
  fc.shuffledSubarray([...values], { minLength: values.length });

test('breaks no rule, and gives every slot its meal, in the order of the request', () => {
  fc.assert(
    fc.property(weekRequests(7, 25), (request) => {
      const choice = choose(request);
      expect(weekViolations(request, choice)).toEqual([]);
      expect(choice.meals.map(({ slotId }) => slotId)).toEqual(request.slots.map(({ id }) => id));
    }),
  );
});

test('leaves a slot empty only where nothing may stand, and offers what may', () => {
  fc.assert(
    fc.property(weekRequests(7, 15), (request) => {
      const choice = choose(request);
      for (const { slotId, recipeId, alternatives } of choice.meals) {
        const others = request.candidates
          .map((candidate) => candidate.recipeId)
          .filter((other) => other !== recipeId)
          .filter((other) => {
            const released = { ...request, held: { ...request.held } };
            delete released.held[slotId];
            return weekViolations(released, withDish(choice, slotId, other)).length === 0;
          });
        expect(alternatives).toHaveLength(Math.min(3, others.length));
        expect(new Set(alternatives).size).toBe(alternatives.length);
        expect(others).toEqual(expect.arrayContaining([...alternatives]));
        if (recipeId === null) expect(others).toEqual([]);
      }
    }),
  );
});

test('breaks no rule either where its effort ends before all is searched', () => {
  fc.assert(
    fc.property(weekRequests(7, 25), (request) => {
      const problem = weekProblem(request);
      const week = solve(problem, highs, { steps: 20, pairs: 10 });
      expect(week.total).toBeGreaterThanOrEqual(fillGreedily(problem).total);
      expect(weekViolations(request, explain(problem, week))).toEqual([]);
    }),
  );
});

test('keeps what was found before the solver fails, and says why it failed', () => {
  fc.assert(
    fc.property(weekRequests(7, 25), fc.nat({ max: 3 }), (request, good) => {
      const problem = weekProblem(request);
      let models = 0;
      const withModel = (...args: [never, never]): unknown => {
        models += 1;
        if (models > good) throw new Error('as asked');
        return highs.withModel(...args);
      };
      const heard: unknown[] = [];
      const failing = { ...highs, withModel } as unknown as typeof highs;
      const week = solve(problem, failing, undefined, (reason) => heard.push(reason));
      expect(week.total).toBeGreaterThanOrEqual(fillGreedily(problem).total);
      expect(heard).toHaveLength(models > good ? 1 : 0);
    }),
  );
});

test('is the same week in whatever order it is asked for', () => {
  const orders = weekRequests(7, 15).chain((request) =>
    fc.record({
      request: fc.constant(request),
      slots: shuffled(request.slots),
      candidates: shuffled(request.candidates),
      fridge: shuffled(request.fridge),
      plannedMainFoods: shuffled(request.plannedMainFoods),
    }),
  );
  fc.assert(
    fc.property(orders, ({ request, ...order }) => {
      const bySlot = ({ meals }: WeekChoice) => new Map(meals.map((meal) => [meal.slotId, meal]));
      expect(bySlot(choose({ ...request, ...order }))).toEqual(bySlot(choose(request)));
    }),
  );
});

test('is at least as good as slot by slot, and as by lot', () => {
  fc.assert(
    fc.property(weekRequests(7, 25), fc.infiniteStream(fc.nat()), (request, lots) => {
      const problem = weekProblem(request);
      const best = solve(problem, highs).total;
      expect(best).toBeGreaterThanOrEqual(fillGreedily(problem).total);
      const random = new Week(problem);
      problem.slots.forEach(({ held }, slot) => {
        const allowed = [...problem.dishes.keys()].filter((each) => random.allows(slot, each));
        const drawn = allowed[(lots.next().value ?? 0) % allowed.length];
        if (held === null && drawn !== undefined) random.place(slot, drawn);
      });
      expect(best).toBeGreaterThanOrEqual(random.total - tiny);
    }),
  );
});

/** The total of the best of all weeks there are. */
function bestOfAll(week: Week, request: WeekRequest, slot = 0): number {
  const problem = weekProblem(request);
  if (slot === problem.slots.length) return week.total;
  const without = bestOfAll(week, request, slot + 1);
  if (problem.slots[slot]?.held !== null) return without;
  return [...problem.dishes.keys()].reduce((most, each) => {
    if (!week.allows(slot, each)) return most;
    week.place(slot, each);
    const found = bestOfAll(week, request, slot + 1);
    week.remove(slot);
    return Math.max(most, found);
  }, without);
}

test('is the best of all weeks', () => {
  fc.assert(
    fc.property(weekRequests(3, 6), (request) => {
      const problem = weekProblem(request);
      const best = bestOfAll(new Week(problem), request);
      expect(solve(problem, highs).total).toBeCloseTo(best, 5);
    }),
  );
});

test('says of no food that it is used up in time when it is not', () => {
  fc.assert(
    fc.property(weekRequests(7, 25), (request) => {
      const { meals } = choose(request);
      for (const { slotId, recipeId, reasons } of meals) {
        expect(reasons.length).toBeLessThanOrEqual(2);
        const date = request.slots.find(({ id }) => id === slotId)?.date ?? '';
        const chosen = request.candidates.find((each) => each.recipeId === recipeId);
        for (const reason of reasons) {
          if (reason.kind !== 'USES_UP') continue;
          expect(reason.expiresOn > date).toBe(true);
          expect(chosen?.uses.map(({ product }) => product)).toContain(reason.product);
        }
      }
    }),
  );
});
