// codegen imports the shared types and the fragments of a document whether its types need them or
// not, which noUnusedLocals refuses.

const typeImport = /^import type (?:\* as (\w+)|\{ ([\w, ]+) \}) from .*\n/gm;

/** Takes the type imports out of a module that it does not use. */
export function dropUnusedImports(content) {
  const isUsed = (name) => {
    const own = name.split(' as ').at(-1);
    return content.split(new RegExp(`\\b${own}\\b`)).length > 2;
  };
  return content.replace(typeImport, (line, namespace, names) => {
    const used = (namespace ?? names).split(', ').filter(isUsed);
    return used.length === 0 ? '' : line.replace(namespace ?? names, used.join(', '));
  });
}
