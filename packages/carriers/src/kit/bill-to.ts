/** Who pays a carrier for freight, as its account says and as every booking tells it. */
export type CarrierBillTo = {
  readonly name: string;
  /** Street, and place with postal code. */
  readonly lines: readonly string[];
  /** Contact and phone number; null if there is none. */
  readonly contact: string | null;
  /** Our account number with the carrier; null if it has none. */
  readonly accountNumber: string | null;
  /** `prepaid`: the shipper's account pays. `collect`: the receiver's. `thirdParty`: this one. */
  readonly terms: 'prepaid' | 'collect' | 'thirdParty';
};

const abroad = { US: [], CA: ['Canada'], MX: ['Mexico'] } as const;

type Address = {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: 'US' | 'CA' | 'MX';
};

/** Address lines as they are written on documents; the country only outside the United States. */
export function billToLines({ street, city, state, postalCode, country }: Address): string[] {
  return [street, `${city}, ${state} ${postalCode}`, ...abroad[country]];
}
