/** What each shortcut types: one key, or keys one after another, « g l ». */
export type Shortcuts<Name extends string> = Readonly<Record<Name, string>>;

export interface Typed {
  /** The keys of a shortcut that is still to be finished. */
  keys: string;
  /** When its last key came, in milliseconds. */
  at: number;
}

export const nothingTyped: Typed = { keys: '', at: 0 };

/** How long a begun shortcut waits for its next key, in milliseconds. */
const patience = 1500;

/** The shortcut that a key completes, if any, and what the next key follows. */
export function readKey<Name extends string>(
  shortcuts: Shortcuts<Name>,
  before: Typed,
  key: string,
  at: number,
): { name: Name | undefined; typed: Typed } {
  const begun = at - before.at <= patience ? before.keys : '';
  const keys = begun === '' ? key : `${begun} ${key}`;
  const names = Object.keys(shortcuts) as Name[];
  const name = names.find((one) => shortcuts[one] === keys);
  if (name !== undefined) return { name, typed: nothingTyped };
  if (names.some((one) => shortcuts[one].startsWith(`${keys} `)))
    return { name: undefined, typed: { keys, at } };
  // A key that does not go on may itself begin another shortcut.
  return begun === ''
    ? { name: undefined, typed: nothingTyped }
    : readKey(shortcuts, nothingTyped, key, at);
}

const textEntry =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]';
/** Where letters choose among entries, and where something modal waits for an answer. */
const ownKeys = '[role=menu], [role=listbox], [role=combobox], [role=dialog], [role=alertdialog]';

/** Whether it is in something that waits for an answer, and is not on its way out. */
export const isModal = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role$=dialog][data-open]') !== null;

/** Whether letters typed here mean something else. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${textEntry}, ${ownKeys}`) !== null;

/** Whether somebody writes here: in something modal, or in a field that is not in a dialog on its way out. */
export const isWriting = (target: EventTarget | null): boolean =>
  isModal(target) ||
  (target instanceof Element && target.matches(textEntry) && !target.closest('[role$=dialog]'));
