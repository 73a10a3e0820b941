import type { FormObject } from './form.js';

/** One call to the API, as the product made it. */
export interface CapturedRequest {
  id: string;
  method: string;
  path: string;
  params: FormObject;
  idempotencyKey: string | null;
  apiVersion: string | null;
  status: number;
  replayed: boolean;
  error: string | null;
}

const KEPT = 500;

/** The latest calls, in memory: what tests assert on. */
export class CapturedRequests {
  #requests: CapturedRequest[] = [];

  add(request: CapturedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > KEPT) this.#requests.shift();
  }

  /** Oldest first. */
  list(): readonly CapturedRequest[] {
    return this.#requests;
  }

  clear(): void {
    this.#requests = [];
  }
}
