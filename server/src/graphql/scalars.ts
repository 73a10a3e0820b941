import { GraphQLError } from 'graphql';
import { builder } from './builder.js';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function parseDay(value: unknown): string {
  const day =
    typeof value === 'string' && isoDay.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    throw new GraphQLError('A Date is a calendar day that exists, written YYYY-MM-DD.');
  }
  return value;
}

builder.scalarType('Date', {
  description: 'A calendar day, YYYY-MM-DD.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  serialize: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  parseValue: parseDay,
});

builder.scalarType('URL', {
  description: 'An absolute address.',
  specifiedByURL: 'https://url.spec.whatwg.org/',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== 'string' || !URL.canParse(value))
      throw new GraphQLError('A URL is an absolute address.');
    return value;
  },
});

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC with milliseconds.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' ? new Date(value) : null;
    if (!instant || Number.isNaN(instant.getTime())) {
      throw new GraphQLError('A DateTime is an ISO 8601 instant.');
    }
    return instant;
  },
});
