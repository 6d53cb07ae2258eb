import type { ChargeLineWire, Quote, Rate, SavedQuote } from '@waybill/contract';
import type { ChargeLine, CostAndSell, LtlRate } from '@waybill/freight';
import type { QuotableCarrier } from './tariffs-in-force.ts';

const wire = (line: ChargeLine): ChargeLineWire => ({ ...line, amount: { ...line.amount } });

/** Lines without insurance and total, which depend on the shipper's choice at booking. */
function withoutInsurance(lines: readonly ChargeLine[]): ChargeLineWire[] {
  return lines.filter(({ kind }) => kind !== 'insurance' && kind !== 'total').map(wire);
}

/** The customer's price of a rate: lines, insurance, and totals with and without it. */
export function sellLines(
  sell: CostAndSell['sell'],
): Pick<Rate, 'charges' | 'insurance' | 'total_without_insurance' | 'total_with_insurance'> {
  const insurance = sell.lines.find(({ kind }) => kind === 'insurance');
  return {
    charges: withoutInsurance(sell.lines),
    insurance: insurance ? wire(insurance) : null,
    total_without_insurance: { ...sell.withoutInsurance },
    total_with_insurance: insurance ? { ...sell.total } : null,
  };
}

/** A rate as the customer sees it, without cost. */
export function rateWire(id: string, carrier: QuotableCarrier, rate: LtlRate): Rate {
  return {
    id,
    carrier: { id: carrier.id, name: carrier.name, scac: carrier.scac },
    service: { code: rate.service, name: rate.serviceName },
    transit_days: rate.transit.days,
    delivery_date: rate.transit.deliveryDate,
    delivery_by: rate.transit.deliverBy,
    ...sellLines(rate.sell),
    liability: { ...rate.liability.limit },
    liability_gap: { ...rate.liability.gap },
    preferred: false,
    findings: rate.warnings as Rate['findings'],
  };
}

/** Lines of the carrier's cost. */
export function costLines(cost: CostAndSell['cost']): ChargeLineWire[] {
  return withoutInsurance(cost.lines);
}

/** Totals of a load for display. */
export function loadWire(totals: {
  units: number;
  pieces: number;
  pounds: number;
  cubicFeet: number;
  linearFeet: number;
}): Quote['load'] {
  return {
    units: totals.units,
    pieces: totals.pieces,
    weight_lb: totals.pounds,
    cubic_feet: totals.cubicFeet,
    linear_feet: totals.linearFeet,
  };
}

/** Carriers sorted by name. */
export function byName(carriers: Quote['carriers']): Quote['carriers'] {
  return carriers.toSorted((one, other) => (one.carrier.name < other.carrier.name ? -1 : 1));
}

type SavedColumns = {
  readonly saved_at: Date | null;
  readonly saved_name: string | null;
  readonly saved_note: string | null;
  readonly unsaved_at: Date | null;
};

/** How a quote is saved; null if it is not. */
export function savedOf(row: SavedColumns): SavedQuote | null {
  if (row.saved_at === null || row.unsaved_at !== null) return null;
  return { name: row.saved_name, note: row.saved_note, saved_at: row.saved_at.toISOString() };
}
