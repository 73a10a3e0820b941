/** Where the API lives, and what every request to it carries. */
export const endpoint = '/graphql';

/** The same, named apart for whoever counts requests or cuts long ones off: what stays open as long as the page. */
export const endlessEndpoint = '/graphql?endless';

/** No form or link of another site can set this header: the server refuses writes without it. */
export const csrfHeaders = { 'x-popote-csrf': '1' };
