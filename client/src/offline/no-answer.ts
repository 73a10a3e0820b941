import { ServerError, ServerParseError } from '@apollo/client/errors';

/** A request whose time is over, to the page as if the network had dropped it. */
export class NoAnswer extends TypeError {
  override name = 'NoAnswer';
}

/** A read that was not answered because something waits: to the page, as if the server were away. */
export class ChangesWaiting extends TypeError {
  override name = 'ChangesWaiting';
}

/** No reply, or only that of a proxy that finds nobody behind it. */
export const isUnreachable = (error: unknown): boolean =>
  (error instanceof TypeError && !(error instanceof ChangesWaiting)) ||
  (ServerError.is(error) && [502, 503, 504].includes(error.statusCode));

/** The same, or a reply that is none of the API's: somebody else has answered. */
export const isOutOfOrder = (error: unknown): boolean =>
  isUnreachable(error) || ServerParseError.is(error);
