/** Where the API lives, and what every request to it carries. */
export const endpoint = '/graphql';

/** No form or link of another site can set this header: the server refuses writes without it. */
export const csrfHeaders = { 'x-popote-csrf': '1' };
