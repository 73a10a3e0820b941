import type { FormObject } from './form.js';

/** One call to the API, as the product made it. */
export interface CapturedRequest {
  id: string;
  method: string;
  path: string;
  params: FormObject;
  apiVersion: string | null;
  status: number;
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
}
