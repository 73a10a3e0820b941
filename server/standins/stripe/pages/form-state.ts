export type FieldName = 'number' | 'expiry' | 'cvc' | 'name';
export type Values = Partial<Record<FieldName, string>>;
export type Errors = Partial<Record<FieldName, string>>;

/** What was typed into a page's form, and what is wrong with it. */
export interface FormState {
  values: Values;
  errors: Errors;
}

const most = 200;
const empty: FormState = { values: {}, errors: {} };

/**
 * What was refused, kept until the page that shows it is asked for: the answer to a form is always a redirect,
 * so that going back or reloading never sends a card again.
 */
export class RefusedForms {
  readonly #states = new Map<string, FormState>();

  /** The security code is never written back into a page. */
  keep(id: string, { values, errors }: FormState): void {
    this.#states.delete(id);
    this.#states.set(id, { values: { ...values, cvc: '' }, errors });
    const [oldest] = this.#states.keys();
    if (this.#states.size > most && oldest !== undefined) this.#states.delete(oldest);
  }

  /** Empty after a restart. */
  of(id: string): FormState {
    return this.#states.get(id) ?? empty;
  }
}
