/** eBay's codes of the carriers it follows parcels of (ShippingCarrierCodeType), by SCAC. */
const codes: ReadonlyMap<string, string> = new Map([
  ['UPSN', 'UPS'],
  ['FDEG', 'FedEx'],
  ['FXFE', 'FedEx'],
  ['USPS', 'USPS'],
]);

/** Signs that a carrier's code may have: letters, digits and spaces. */
const plain = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** What eBay calls a carrier; one it has no code of goes by its name, as the seller would type it. */
export function carrierCode(scac: string | null, name: string | null): string | null {
  const known = scac === null ? undefined : codes.get(scac);
  const named = name === null ? '' : plain(name);
  return known ?? (named === '' ? null : named);
}
