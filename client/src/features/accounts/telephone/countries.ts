import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

export interface Country {
  value: CountryCode;
  /** Its French name with the calling code, such as « Suisse +41 »: what a person searches in. */
  label: string;
}

/** Where a number without a country code is taken to be from, as the server does. */
export const homeCountry: CountryCode = 'CH';

/** Offered above the others: where Popote is used most. */
const first: readonly CountryCode[] = ['CH', 'FR', 'BE', 'LU', 'DE', 'IT', 'AT', 'CA'];

/** Every country with numbers of its own, by French name after the usual ones. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  const named = getCountries().map((value) => ({
    value,
    label: `${names.of(value) ?? value} +${getCountryCallingCode(value)}`,
  }));
  const order = new Intl.Collator('fr');
  const rank = ({ value }: Country): number =>
    first.includes(value) ? first.indexOf(value) : first.length;
  return named.sort((a, b) => rank(a) - rank(b) || order.compare(a.label, b.label));
}
