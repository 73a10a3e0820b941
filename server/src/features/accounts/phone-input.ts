import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

/** Where a number without a country code is taken to be from. */
const homeCountry = 'CH';
/** Longer than any number with its spaces, brackets and dashes. */
const maximumPhoneLength = 40;

/** A country's code with no number after it: a field that was begun, not one that was left blank. */
const isCountryCodeOnly = (text: string): boolean => /^(\+|00)[\d\s]{0,4}$/.test(text);

/** A telephone number in E.164 form; null where the text is blank. */
export const phoneInput = z
  .string()
  .trim()
  .max(maximumPhoneLength)
  .transform((text, context) => {
    if (text === '') return null;
    if (isCountryCodeOnly(text)) {
      context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, input: text });
      return z.NEVER;
    }
    const phone = parsePhoneNumberFromString(text, homeCountry);
    if (phone?.isValid() === true) return phone.number;
    context.addIssue({ code: 'custom', input: text, message: 'No such telephone number.' });
    return z.NEVER;
  });
