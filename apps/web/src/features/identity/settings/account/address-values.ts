import type { UseFormReturnType } from '@mantine/form';
import type { AccountAddress, Country } from '@waybill/contract';

type Texts = 'first_name' | 'last_name' | 'email' | 'phone' | 'city' | 'state' | 'postal_code';

/** What stands in the form; a text that is not given is empty. */
export type AddressValues = Record<Texts, string> & { readonly country: Country; readonly street_lines: string[] };
export type AddressForm = UseFormReturnType<AddressValues>;

/** The values the form begins with; there is always a second line to type into. */
export function startValues(address: AccountAddress): AddressValues {
  const [first = '', second = '', ...more] = address.street_lines;
  return {
    first_name: address.first_name ?? '',
    last_name: address.last_name ?? '',
    email: address.email ?? '',
    phone: address.phone ?? '',
    street_lines: [first, second, ...more],
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postal_code ?? '',
    country: address.country ?? 'US',
  };
}
