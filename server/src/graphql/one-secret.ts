import {
  getNamedType,
  isInputObjectType,
  OperationTypeNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from './context.js';
import { requestError } from './request-error.js';
import { rootFields } from './root-fields.js';

const secret = /password|token/iu;

/** Whether a field is given a password or what a link by mail carries, itself or in its input. */
const takesSecret = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name, type }) => {
    const input = getNamedType(type);
    return (
      secret.test(name) ||
      (isInputObjectType(input) && Object.keys(input.getFields()).some((each) => secret.test(each)))
    );
  });

const secretsOf = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

function mutationsWithSecret(schema: GraphQLSchema): ReadonlySet<string> {
  const known = secretsOf.get(schema);
  if (known) return known;
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  const found = new Set(fields.filter(takesSecret).map(({ name }) => name));
  secretsOf.set(schema, found);
  return found;
}

/**
 * Refuses an operation that tries more than one secret: under aliases, one request was as many guesses, and locked the
 * account that they were for.
 */
export const oneSecret: Plugin<Context> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, operationName } = args;
    const secrets = mutationsWithSecret(schema);
    const tried = rootFields(document, operationName, OperationTypeNode.MUTATION).filter(
      ({ name }) => secrets.has(name.value),
    );
    if (tried.length < 2) return;
    setResultAndStopExecution({
      errors: [
        requestError(
          'ONE_SECRET_AT_A_TIME',
          'An operation tries one password or one link at a time.',
          {
            http: { status: 400 },
          },
        ),
      ],
    });
  },
};
