import type { ChargeLineWire, Place, Quote, Rate, StatedRequest } from '@waybill/contract';
import {
  addBusinessDays,
  carrierClosures,
  carrierPrice,
  noMargin,
  roadMiles,
  type CarrierLine,
  type InsuranceQuote,
  type Money,
} from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { nextNumber } from './create-quote.ts';
import { saveRates, type RateRow } from './quote-rows.ts';
import { costLines, sellLines } from './quote-wire.ts';

/** A price made by the sales desk. Amounts are minor units of the value's currency. */
export type OfferedRate = {
  readonly carrier: Rate['carrier'];
  readonly service: string;
  readonly transitDays: number;
  /** The customer's price, without insurance. */
  readonly lines: readonly CarrierLine[];
  readonly cost: number;
  /** Insurance premium for the value; null if not offered. */
  readonly insurance: number | null;
  readonly liability: number;
};

/** A load as finally agreed, and its offers. */
export type OfferedQuote = {
  readonly accountId: string;
  /** The requester. */
  readonly createdBy: string;
  readonly offeredBy: string;
  readonly request: StatedRequest;
  readonly origin: Place;
  readonly destination: Place;
  readonly load: Quote['load'];
  readonly findings: Quote['findings'];
  /** Including stops; defaults to the road miles from end to end. */
  readonly miles?: number;
  readonly expiresAt: Date;
  readonly offers: readonly OfferedRate[];
  /** The truckload quote whose cost to copy for the only offer. Customers' database connections may not read it. */
  readonly truckloadId?: string;
};

function insuranceOf(offer: OfferedRate, value: Money): InsuranceQuote | null {
  if (offer.insurance === null) return null;
  const { currency } = value;
  return {
    programId: 'offered',
    programVersion: 1,
    insured: value,
    premium: { amount: offer.insurance, currency },
    deductible: { amount: 0, currency },
    tiers: [],
    minimumApplied: false,
  };
}

/** A premium entered by hand has no calculation basis. */
function asNamed(line: ChargeLineWire | null): ChargeLineWire | null {
  return line === null ? null : { ...line, basis: { type: 'sum' } };
}

/**
 * Converts an offer to a bookable rate with an id.
 * @throws FreightError for lines without a freight charge
 */
export function offeredRateRow(
  id: string,
  offer: OfferedRate,
  { request, offeredBy }: Pick<OfferedQuote, 'request' | 'offeredBy'>,
): RateRow {
  const value = request.shipment_value;
  const { currency } = value;
  const sold = sellLines(
    carrierPrice({ currency, lines: offer.lines, total: null }, insuranceOf(offer, value), noMargin).sell,
  );
  const owed = { kind: 'freight', code: 'carrier_freight', text: offer.carrier.name, amount: offer.cost } as const;
  const liability = Math.min(offer.liability, value.amount);
  return {
    wire: {
      id,
      carrier: offer.carrier,
      preferred: false,
      service: { code: 'offered', name: offer.service },
      transit_days: offer.transitDays,
      delivery_date: addBusinessDays(request.pickup_date, offer.transitDays, carrierClosures(request.mode)),
      delivery_by: null,
      ...sold,
      insurance: asNamed(sold.insurance),
      liability: { amount: liability, currency },
      liability_gap: { amount: value.amount - liability, currency },
      findings: [],
    },
    cost: costLines(carrierPrice({ currency, lines: [owed], total: null }, null, noMargin).cost),
    costAmount: offer.cost,
    tariffId: null,
    connectionId: null,
    carrierService: null,
    offeredBy,
  };
}

/**
 * Saves offers as a quote of the account, whose rates can be booked like any others until it expires.
 * @throws FreightError for lines without a freight charge
 */
export async function saveOfferedQuote(ctx: Context, tx: Tx, offered: OfferedQuote): Promise<{ id: string }> {
  const { accountId, request, origin, destination } = offered;
  const id = newId();
  const rates = offered.offers.map((offer) => offeredRateRow(newId(), offer, offered));
  await tx
    .insertInto('quotes')
    .values({
      account_id: accountId,
      id,
      number: await nextNumber(tx),
      created_by: offered.createdBy,
      created_at: ctx.now(),
      expires_at: offered.expiresAt,
      mode: request.mode,
      client_reference: request.client_reference,
      pickup_date: request.pickup_date,
      origin: JSON.stringify(origin),
      destination: JSON.stringify(destination),
      miles: offered.miles ?? roadMiles(origin, destination),
      request: JSON.stringify(request),
      load: JSON.stringify(offered.load),
      findings: JSON.stringify(offered.findings),
      without_rate: '[]',
      rate_count: rates.length,
      lowest_amount: Math.min(...rates.map(({ wire }) => wire.total_without_insurance.amount)),
      currency: request.shipment_value.currency,
      answered_at: ctx.now(),
    })
    .execute();
  await saveRates(tx, accountId, id, rates, offered.truckloadId);
  return { id };
}
