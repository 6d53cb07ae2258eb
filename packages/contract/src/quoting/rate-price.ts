import type { ChargeLineWire, Quote, Rate } from './quotes.ts';

/** The shipment's value as carriers and the insurance take it. */
export function ratedValue({
  request,
  converted_value: converted,
}: Pick<Quote, 'request' | 'converted_value'>): Rate['liability'] {
  return converted?.value ?? request.shipment_value;
}

/** The price of a rate: with insurance where it is wanted and offered. */
export function ratePrice(rate: Rate, insured: boolean): Rate['total_without_insurance'] {
  return (insured ? rate.total_with_insurance : null) ?? rate.total_without_insurance;
}

/** All lines of a rate in printing order, insurance and total included. */
export function rateLines(rate: Rate, insured: boolean): ChargeLineWire[] {
  const covered = insured && rate.insurance !== null && rate.total_with_insurance !== null;
  const amount = ratePrice(rate, insured);
  return [
    ...rate.charges,
    ...(covered && rate.insurance ? [rate.insurance] : []),
    { code: 'total', kind: 'total', label: 'charge.total', basis: { type: 'sum' }, amount },
  ];
}
