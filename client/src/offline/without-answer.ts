/** A field at the top of a printed mutation, with what it asks of its answer. */
const answers = /^( {2}\S.* |\) )\{\n {4}[\s\S]*?^ {2}\}/gm;

/**
 * A mutation's text that asks of each answer only why it was refused, so that what an earlier version of the app has
 * left waiting does not ask for fields that are no more.
 * @param query as graphql-js prints it
 */
export function withoutAnswer(query: string): string {
  const end = query.indexOf('\n}');
  const operation = query
    .slice(0, end)
    .concat('\n}')
    .replace(answers, (_, field: string) => `${field}{ ... on Refusal { code } }`);
  const [head = '', ...fields] = operation.split(' {\n');
  const used = fields.join(' {\n');
  const isUsed = (variable: string): boolean => new RegExp(`\\${variable}\\b`).test(used);
  const kept = head.replace(/(\$\w+): [^,$)]+(?:, )?/g, (whole, variable: string) =>
    isUsed(variable) ? whole : '',
  );
  return [kept.replace(/, \)$/, ')').replace(/\(\)$/, ''), ...fields].join(' {\n');
}
