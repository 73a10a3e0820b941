import { GraphQLError } from 'graphql';

/** Every `extensions.code` of ours in an error: what a caller did not have to expect of one mutation in particular. */
export const requestErrors = {
  UNAUTHENTICATED:
    'Nobody is signed in. With status 401: the bearer token is unknown, has ended or has expired.',
  QUESTIONNAIRE_REQUIRED: 'The caller has saved no preferences yet.',
  SUBSCRIPTION_REQUIRED: 'Nobody in the household has an active subscription.',
  KITCHEN_FULL:
    'The household keeps as many rows as it may: 3,000 on the list, 3,000 in the fridge, 12,000 meals. Nothing was added.',
  NOT_FOUND: 'A subscription names something that does not exist, or is not the caller’s.',
  OUT_OF_RANGE: 'An argument lies outside its bounds: `argument`, `min`, `max`.',
  RATE_LIMITED:
    'Too much at once, status 429: come back after `retryAfterSeconds`, which stands in the header `retry-after` too.',
  TOO_COSTLY: 'The operation may answer too many values: ask for fewer lists at a time.',
  PERSISTED_QUERY_NOT_FOUND:
    'The request names a document by a hash that the server does not know: send its text.',
  ONE_SECRET_AT_A_TIME: 'An operation tries one password or one link at a time.',
  TIMED_OUT:
    'Something was waited for too long, status 503. What was asked may have been done: send it again with the same ids.',
  INTERNAL:
    'A fault of ours, status 500 where nothing could be answered; `errorId` finds it in our log.',
} as const;

export type RequestErrorCode = keyof typeof requestErrors;

export const requestError = (
  code: RequestErrorCode,
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...extensions } });
