import { errorCodes } from './graphql/error-code.js';
import { requestErrors } from './graphql/request-error.js';

/** Padded as Prettier pads it, which looks at the page after it was written. */
function table(heads: readonly [string, string], codes: Readonly<Record<string, string>>): string {
  const rows = [heads, ...Object.entries(codes).map(([code, text]) => [`\`${code}\``, text])];
  const [first = 0, second = 0] = [0, 1].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = ([left = '', right = '']: readonly string[]) =>
    `| ${left.padEnd(first)} | ${right.padEnd(second)} |`;
  const [head = [], ...others] = rows;
  return [head, ['-'.repeat(first), '-'.repeat(second)], ...others].map(line).join('\n');
}

const sections: Readonly<Record<string, string>> = {
  errors: table(['`extensions.code`', 'when'], requestErrors),
  refusals: table(['`code`', 'when'], errorCodes),
};

/** The page for whoever builds an app (docs/api.md), with the tables that the code knows better. */
export const withErrorTables = (page: string): string =>
  page.replace(
    /(<!-- (\w+): written by pnpm generate -->\n)[^]*?(<!-- end -->)/g,
    (_whole, begin: string, name: string, end: string) =>
      `${begin}\n${sections[name] ?? ''}\n\n${end}`,
  );
