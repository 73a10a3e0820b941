declare global {
  interface Window {
    /** The answers to what public/boot.js has asked, by the body of the request. */
    askedAhead?: Map<string, Promise<Response>>;
  }
}

/** What was read before something was written may not know of it. */
export const forgetAskedAhead = (): void => window.askedAhead?.clear();

/** As fetch, but what was asked while this code was on its way is not asked again. */
export const fetchOnce: typeof fetch = (input, init) => {
  const body = typeof init?.body === 'string' ? init.body : '';
  const answer = window.askedAhead?.get(body);
  if (!answer) {
    // The app has gone on to something else.
    forgetAskedAhead();
    return fetch(input, init);
  }
  window.askedAhead?.delete(body);
  return answer.catch(() => fetch(input, init));
};
