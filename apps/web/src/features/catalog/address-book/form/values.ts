import type { Address, AddressInput } from '@waybill/contract';
import type { UseFormReturnType } from '@mantine/form';

/** The values of the form: a text that may be missing is empty. */
export type AddressValues = {
  readonly [Field in keyof AddressInput]: null extends AddressInput[Field] ? string : AddressInput[Field];
};
export type AddressForm = UseFormReturnType<AddressValues>;

/** The values the form begins with: those of an address, or of a new one. */
export function startValues(address: Address | null): AddressValues {
  return {
    company: address?.company ?? '',
    contact_first_name: address?.contact_first_name ?? '',
    contact_last_name: address?.contact_last_name ?? '',
    email: address?.email ?? '',
    phone: address?.phone ?? '',
    street_lines: [...(address?.street_lines ?? [''])],
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: address?.postal_code ?? '',
    country: address?.country ?? 'US',
    interior_number: address?.interior_number ?? '',
    exterior_number: address?.exterior_number ?? '',
    neighborhood: address?.neighborhood ?? '',
    site_type: address?.site_type ?? 'business',
    limited_access: address?.limited_access ?? false,
    liftgate_recommended: address?.liftgate_recommended ?? false,
    opens_at: address?.opens_at ?? '',
    closes_at: address?.closes_at ?? '',
  };
}
