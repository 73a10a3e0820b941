import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { deviceCookie, readDeviceToken } from '../platform/devices.js';
import { readToken, sessionCookie } from '../platform/sessions.js';
import { toViewer } from '../platform/viewer.js';
import { clientAddress } from './client-address.js';
import type { Context, Services } from './context.js';
import { requestError } from './request-error.js';

export interface NodeContext {
  req: IncomingMessage;
  res: ServerResponse;
}

/** Unlike a cookie, which a browser sends by itself, a bearer token is sent by whoever believes in it. */
const tokenRefused = (): GraphQLError =>
  requestError(
    'UNAUTHENTICATED',
    'The bearer token opens nothing: it is unknown, has ended or has expired.',
    { http: { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } } },
  );

/** Builds a request's context: the session, its user and their standing in one statement. */
export function createContext(services: Services) {
  const { config, sessions, logger, publicUrl } = services;
  const secure = publicUrl.startsWith('https:');
  return async ({ req, res }: NodeContext): Promise<Context> => {
    const requestId = String(res.getHeader('x-request-id') ?? randomUUID());
    const { token, isBearer } = readToken(req.headers);
    const valid = token === null ? null : await sessions.validate(token);
    if (isBearer && !valid) throw tokenRefused();
    const isApp = isBearer || req.headers['x-popote-client'] === 'native';
    const setCookie = (cookie: string) => {
      if (!isApp && !res.headersSent) res.appendHeader('set-cookie', cookie);
    };
    const setSessionCookie = (value: string | null) => setCookie(sessionCookie(value, secure));
    if (valid?.prolonged) setSessionCookie(token);
    return {
      ...services,
      logger: logger.child({ requestId }),
      viewer: valid ? toViewer(valid.row, config.complimentaryEmails) : null,
      requestId,
      clientAddress: clientAddress(req, config.TRUSTED_PROXIES),
      isApp,
      sessionToken: valid ? token : null,
      setSessionCookie,
      deviceToken: readDeviceToken(req.headers),
      setDeviceCookie: (value) => setCookie(deviceCookie(value, secure)),
      req,
      res,
    };
  };
}
