import type { Column } from './integer-program.js';

/** A column that must be whole and is not. */
export interface Branch {
  column: number;
  value: number;
}

/** Upwards first: what is chosen says more than what is not. */
export const sides = ['up', 'down'] as const;
export type Side = (typeof sides)[number];

const noise = 1e-6;
/** So many of those of which nothing is known are tried at once. */
const tries = 8;

const distance = ({ value }: Branch, side: Side): number =>
  side === 'up' ? Math.ceil(value) - value : value - Math.floor(value);

const evenness = (branch: Branch): number => distance(branch, 'up') * distance(branch, 'down');

/** Which column is decided on next: the one that costs most on both its sides, by what that has cost so far. */
export class Branching {
  readonly #columns: readonly Column[];
  readonly #learnt: Record<Side, { sum: number; count: number }>[];

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    this.#learnt = columns.map(() => ({ up: { sum: 0, count: 0 }, down: { sum: 0, count: 0 } }));
  }

  learn(branch: Branch, side: Side, loss: number): void {
    const learnt = this.#learnt[branch.column]?.[side];
    if (!learnt) return;
    learnt.sum += loss / distance(branch, side);
    learnt.count += 1;
  }

  /** Of which nothing is known, the most even first. */
  unknown(values: Float64Array): Branch[] {
    return this.#open(values)
      .filter(({ column }) => this.#learnt[column]?.up.count === 0)
      .toSorted((one, other) => evenness(other) - evenness(one))
      .slice(0, tries);
  }

  /** Undefined where all is whole. */
  best(values: Float64Array): Branch | undefined {
    const cost = (branch: Branch, side: Side): number => {
      const { sum, count } = this.#learnt[branch.column]?.[side] ?? { sum: 0, count: 0 };
      return Math.max(noise, (count > 0 ? sum / count : 1) * distance(branch, side));
    };
    const score = (branch: Branch): number => cost(branch, 'up') * cost(branch, 'down');
    return this.#open(values)
      .map((branch) => ({ branch, score: score(branch) }))
      .toSorted((one, other) => other.score - one.score)[0]?.branch;
  }

  /** Dishes are decided on before their days. */
  #open(values: Float64Array): Branch[] {
    const open = (kind: Column['whole']): Branch[] =>
      this.#columns.flatMap(({ whole }, column) => {
        const value = values[column] ?? 0;
        const isOpen = whole === kind && Math.abs(value - Math.round(value)) > noise;
        return isOpen ? [{ column, value }] : [];
      });
    const dishes = open('DISH');
    return dishes.length > 0 ? dishes : open('PAIR');
  }
}
