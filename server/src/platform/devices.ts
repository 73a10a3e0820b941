import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

const deviceCookieName = 'popote-device';
const oneYear = 365 * 86_400;

/** What a browser is remembered by; it opens nothing. */
export const newDeviceToken = (): string => randomBytes(32).toString('base64url');

/** The device's token in a request; null where there is none of the right form. */
export function readDeviceToken(headers: { cookie?: string | undefined }): string | null {
  const value = parseCookie(headers.cookie ?? '')[deviceCookieName];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

export const deviceCookie = (token: string, secure: boolean): string =>
  stringifySetCookie({
    name: deviceCookieName,
    value: token,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: oneYear,
  });
