export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormObject = { [key: string]: FormValue };

function segmentsOf(key: string): string[] {
  const [head = '', ...rest] = key.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

type Node = Map<string, Node | string>;

function insert(root: Node, segments: string[], value: string): void {
  let node = root;
  segments.forEach((raw, index) => {
    // `tags[]=a&tags[]=b` appends.
    const segment = raw === '' ? String(node.size) : raw;
    if (index === segments.length - 1) {
      node.set(segment, value);
      return;
    }
    const next = node.get(segment);
    if (next instanceof Map) node = next;
    else {
      const child: Node = new Map();
      node.set(segment, child);
      node = child;
    }
  });
}

function toValue(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const keys = [...node.keys()];
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    return keys.sort((a, b) => Number(a) - Number(b)).map((key) => toValue(node.get(key) ?? ''));
  }
  // Null prototype: a key such as `__proto__` is only a key.
  const object: { [key: string]: FormValue } = Object.create(null);
  for (const [key, child] of node) object[key] = toValue(child);
  return object;
}

/** Decodes `a[b][0]=c` bodies and queries. Every leaf is a string, as on the wire. */
export function decodeForm(text: string): FormObject {
  const root: Node = new Map();
  for (const [key, value] of new URLSearchParams(text)) insert(root, segmentsOf(key), value);
  const object: FormObject = Object.create(null);
  for (const [key, child] of root) object[key] = toValue(child);
  return object;
}
