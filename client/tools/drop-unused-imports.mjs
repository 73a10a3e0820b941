// codegen imports the shared types and the fragments of a document whether its types need them or
// not, which noUnusedLocals refuses.

const typeImport = /^import type (?:\* as (\w+)|\{ (\w+) \}) from .*\n/gm;

/** Takes the type imports out of a module that it does not use. */
export function dropUnusedImports(content) {
  return content.replace(typeImport, (line, namespace, name) => {
    const used = content.split(new RegExp(`\\b${namespace ?? name}\\b`)).length > 2;
    return used ? line : '';
  });
}
