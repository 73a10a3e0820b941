import { readStored, writeStored } from '../lib/browser-storage';

// Written at once, unlike what the device's own store keeps: a page may end the moment after.
const key = 'session-over';

/** Whether the server has said that nobody is signed in here, and nobody has signed in since: nothing kept is shown. */
export const isSessionOver = (): boolean => readStored('local', key) !== null;

export const markSession = (over: boolean): void => writeStored('local', key, over ? 'true' : null);

let person: string | null = null;
let era = 0;

/** Who was signed in last on this page. */
export const lastPerson = (): string | null => person;

export function notePerson(id: string): void {
  person = id;
}

/** Grows when somebody has left: what was asked for before is no answer any more. */
export const sessionEra = (): number => era;

export function endEra(): void {
  era += 1;
}
