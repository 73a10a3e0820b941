import { GraphQLError, Lexer, Source, TokenKind, parse, type ParseOptions } from 'graphql';
import type { Plugin } from 'graphql-yoga';

export interface SyntaxLimits {
  /** Names, values and signs of a document, comments aside. */
  tokens: number;
  /** Brackets of any kind that are open at once: each is a call of the parser and of every visitor after it. */
  nesting: number;
}

const opening: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const closing: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/** Read token by token, without a call inside a call. @throws GraphQLError */
function requireModest(source: Source, { tokens, nesting }: SyntaxLimits): void {
  const lexer = new Lexer(source);
  let open = 0;
  let count = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    count += 1;
    if (opening.has(kind)) open += 1;
    if (closing.has(kind)) open -= 1;
    if (count > tokens) throw new GraphQLError(`A document has at most ${tokens} tokens.`);
    if (open > nesting) throw new GraphQLError(`Brackets nest at most ${nesting} deep.`);
  }
}

/** Refuses a document that is too long or too deep before it is parsed. */
export const limitSyntax = (limits: SyntaxLimits): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((given: string | Source, options?: ParseOptions) => {
      const source = typeof given === 'string' ? new Source(given) : given;
      requireModest(source, limits);
      return parse(source, options);
    });
  },
});
