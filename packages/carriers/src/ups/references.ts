import { CannotAsk, type BookInput } from '../kit/index.ts';

/** Two references fit on a label; every package bears ours first, and a search for it finds them all. */
export type PackageReference = { readonly Value: string; readonly Code?: string };

const place = /^(.+)-(\d+)OF(\d+)$/;

/**
 * References of one package: our number of the booking, then which of its packages this is, since the carrier does
 * not say. A lone package has room for the shipper's purchase order instead.
 */
export function referencesOf(
  { reference, references }: Pick<BookInput, 'reference' | 'references'>,
  index: number,
  count: number,
): readonly PackageReference[] {
  if (!/^[A-Za-z0-9]{1,20}$/.test(reference))
    throw new CannotAsk('reference_unusable', 'UPS takes letters and digits as a reference.');
  if (count > 1) return [{ Value: reference }, { Value: `${reference}-${index + 1}OF${count}` }];
  const order = references.find(({ type }) => type === 'po_number');
  return [{ Value: reference }, ...(order === undefined ? [] : [{ Code: 'PO', Value: order.number.slice(0, 35) }])];
}

/** Which package of a booking this is, from its references: from 0, and of how many. A lone one says nothing. */
export function placeOf(
  reference: string,
  values: readonly string[],
): { readonly index: number; readonly count: number } {
  for (const value of values) {
    const [, own, number, count] = place.exec(value) ?? [];
    if (own === reference) return { index: Number(number) - 1, count: Number(count) };
  }
  return { index: 0, count: 1 };
}
