import type { BillFindingWire, ChargeLineWire } from '@waybill/contract';
import { subtotalKinds } from '@waybill/freight';

type Difference = Pick<BillFindingWire, 'part' | 'code' | 'amount'>;

const carrier = { type: 'carrier', text: '' } as const;
/** Code of the freight line that a carrier's bill adds. */
const corrected = 'carrier_correction';
const isExtra = ({ kind }: ChargeLineWire): boolean => kind === 'accessorial' || kind === 'surcharge';

/** Merges differences with the same part and code. */
function summed(differences: readonly Difference[]): readonly Difference[] {
  const sums = new Map<string, Difference>();
  for (const one of differences) {
    const key = `${one.part} ${one.code}`;
    sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/**
 * Applies differences to a price: freight on its own line, fuel and services on their lines. Subtotals are recomputed
 * from the lines.
 */
export function passOn(
  lines: readonly ChargeLineWire[],
  differences: readonly Difference[],
): readonly ChargeLineWire[] {
  const currency = lines[0]?.amount.currency ?? 'USD';
  const parts = summed(differences);
  const freight = parts.find(({ part }) => part === 'freight');
  const plain = lines.filter(({ kind }) => !subtotalKinds.includes(kind));
  const changed = plain.map((line) => {
    const match = parts.find(({ part, code }) =>
      line.kind === 'fuel' ? part === 'fuel' : isExtra(line) && part === 'accessorial' && code === line.code,
    );
    if (line.code === corrected && freight)
      return { ...line, amount: { amount: line.amount.amount + freight.amount, currency } };
    if (match === undefined) return line;
    return { ...line, basis: carrier, amount: { amount: line.amount.amount + match.amount, currency } };
  });
  const line = (kind: ChargeLineWire['kind'], code: string, amount: number): ChargeLineWire => ({
    code,
    kind,
    label: `charge.${code}`,
    basis: carrier,
    amount: { amount, currency },
  });
  const fuel = parts.find(({ part }) => part === 'fuel');
  const added = parts.filter(
    ({ part, code }) => part === 'accessorial' && !plain.some((one) => isExtra(one) && one.code === code),
  );
  const of = (...kinds: readonly ChargeLineWire['kind'][]) => changed.filter(({ kind }) => kinds.includes(kind));
  const groups: readonly (readonly [readonly ChargeLineWire[], ChargeLineWire['kind']])[] = [
    [
      [
        ...of('item', 'deficit'),
        ...(freight && !plain.some(({ code }) => code === corrected) ? [line('item', corrected, freight.amount)] : []),
      ],
      'gross',
    ],
    [of('discount', 'minimum'), 'freight'],
    [
      [
        ...of('fuel'),
        ...(fuel && of('fuel').length === 0 ? [line('fuel', 'fuel', fuel.amount)] : []),
        ...of('accessorial', 'surcharge').filter(({ amount, basis }) => amount.amount !== 0 || basis !== carrier),
        ...added.map(({ code, amount }) => line('accessorial', code, amount)),
      ],
      'without_insurance',
    ],
    [of('insurance'), 'total'],
  ];
  let running = 0;
  return groups.flatMap(([own, sum]) => {
    running += own.reduce((total, { amount }) => total + amount.amount, 0);
    const before = lines.find(({ kind }) => kind === sum);
    const printed = before ?? { ...line(sum, sum, 0), basis: { type: 'sum' as const } };
    return [...own, { ...printed, amount: { amount: running, currency } }];
  });
}
