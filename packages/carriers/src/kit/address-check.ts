import type { Country } from '@waybill/freight';

export type PostalAddress = {
  readonly company: string | null;
  readonly streetLines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: Country;
};

/** What an address service makes of an address. */
export type AddressChecked = {
  /** `corrected`: it exists with small changes, the first suggestion; `ambiguous`: several may be meant. */
  readonly verdict: 'verified' | 'corrected' | 'ambiguous' | 'unknown';
  readonly suggestions: readonly PostalAddress[];
  /** Null where the service does not say. */
  readonly residential: boolean | null;
};
