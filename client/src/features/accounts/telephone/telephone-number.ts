import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import type { ErrorKey } from '../../../lib/use-field-form';

export interface TypedNumber {
  country: CountryCode;
  /** As it stands in the field. */
  text: string;
}

const international = (text: string): string => text.trim().replace(/^00/, '+');

/** What the server is sent: E.164 where the number is understood, else what was typed with its country. */
export function toSend({ country, text }: TypedNumber): string {
  const typed = international(text);
  if (typed === '') return '';
  const number = parsePhoneNumberFromString(typed, country);
  if (number) return number.number;
  return typed.startsWith('+') ? typed : `+${getCountryCallingCode(country)} ${typed}`;
}

/** What is wrong with the number; null when nothing is, or nothing was typed. */
export function problemOf({ country, text }: TypedNumber): ErrorKey | null {
  const typed = international(text);
  if (typed === '') return null;
  if (/^\+\d{0,3}$/.test(typed.replaceAll(/\s/g, ''))) return 'field.phoneRequired';
  return parsePhoneNumberFromString(typed, country)?.isValid() === true
    ? null
    : 'field.phoneInvalid';
}

/**
 * The number as people of its country write it, beside its country: one that names a country, pasted
 * or stored, changes the country. What is not understood stays as it was typed.
 */
export function arrange({ country, text }: TypedNumber): TypedNumber {
  const number = parsePhoneNumberFromString(international(text), country);
  if (number?.isValid() !== true) return { country, text };
  return { country: number.country ?? country, text: number.formatNational() };
}
