export type FormValue = string | FormValue[] | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

/** Null prototype: a key such as `__proto__` is only a key. */
const emptyObject = (): FormObject => Object.create(null) as FormObject;

/** Decodes `a[b][0]=c` bodies and queries. Every leaf is a string, as on the wire. */
export function decodeForm(text: string): FormObject {
  const form = emptyObject();
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let node = form;
    for (const [index, name] of names.entries()) {
      const isList = /^\d+$/.test(names[index + 1] ?? last);
      node = (node[name] ??= isList ? [] : emptyObject()) as FormObject;
    }
    node[last] = value;
  }
  return form;
}
