import {
  equipmentNameOf,
  type BookingRequest,
  type ChargeLineWire,
  type PickupChoice,
  type StatedRequest,
} from '@waybill/contract';
import { bare, gs1CheckDigit } from '@waybill/freight';
import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { BookableRate } from '../../quoting/quotes/index.ts';
import type { ShipmentDetail } from '../../shipments/shipments/index.ts';

/** What the carrier returned for a booking. */
export type CarrierNumbers = {
  readonly proNumber: string | null;
  readonly pickupNumber: string | null;
  /** One per parcel. */
  readonly trackingNumbers?: readonly string[];
  /** Needed to void the booking; null for a house carrier. */
  readonly carrierBookingId?: string | null;
};

/** A bill of lading number: WB, digits, and a GS1 check digit against typos. */
export function bolNumberOf(digits: number): string {
  return `WB${digits}${gs1CheckDigit(String(digits))}`;
}

/** Eleven digits, so that of 100,000 guesses about one hits one of a million shipments. */
const [least, past] = [10_000_000_000, 100_000_000_000] as const;

/**
 * A bill of lading number that no shipment or booking uses, reserved until the transaction ends. It is random, so that
 * one number reveals no others: the number alone opens the public tracking page.
 */
export async function drawBolNumber(tx: Tx): Promise<string> {
  for (;;) {
    const number = bolNumberOf(randomInt(least, past));
    const { rows } = await sql<{ free: boolean }>`SELECT bol_number_is_free(${number}) AS free`.execute(tx);
    if (rows[0]?.free === true) return number;
  }
}

/** Choices of the shipper at booking. */
type Settled = Pick<BookingRequest, 'insured' | 'pickup' | 'delivery' | 'ready_at' | 'references' | 'notes'> &
  Partial<Pick<BookingRequest, 'appointment_date' | 'pickup_choice'>>;

/** How a carrier gets a parcel. Defaults to drop-off. */
function pickupChoiceOf({ request }: BookedRate, { pickup_choice: chosen }: Settled): PickupChoice | null {
  return request.mode === 'parcel' ? (chosen ?? 'drop_off') : null;
}

/** What was booked, with its quote. Also used for truckloads, which no carrier API rates. */
type BookedRate = Pick<BookableRate, 'rate' | 'origin' | 'destination' | 'miles' | 'load'> & {
  readonly request: StatedRequest;
};

export type NewShipment = {
  readonly accountId: string;
  readonly id: string;
  readonly bolNumber: string;
  readonly bookedBy: string | null;
  readonly bookedAt: Date;
  readonly settled: Settled;
  readonly booked: BookedRate;
  readonly quote: { readonly id: string; readonly number: string } | null;
  readonly numbers: CarrierNumbers;
  /** The connection it was booked over; null for a house carrier. */
  readonly connectionId?: string | null;
  /** Charges that the customer agreed to before, if they replace the rate's own price. */
  readonly charges?: readonly ChargeLineWire[] | null;
};

/** Charges of a rate, line by line, with the total last. */
export function chargesOf({ rate }: Pick<BookedRate, 'rate'>, insured: boolean): ChargeLineWire[] {
  const total = insured ? rate.total_with_insurance : rate.total_without_insurance;
  if (total === null) throw new Error('The rate has no insured price');
  const lines = insured && rate.insurance !== null ? [...rate.charges, rate.insurance] : rate.charges;
  return [...lines, { code: 'total', kind: 'total', label: 'charge.total', basis: { type: 'sum' }, amount: total }];
}

function detailOf(booked: BookedRate, settled: Settled, kept: NewShipment['charges']): ShipmentDetail {
  const charges = kept ?? chargesOf(booked, settled.insured);
  return {
    origin: booked.origin,
    destination: booked.destination,
    miles: booked.miles,
    pickup: settled.pickup,
    delivery: settled.delivery,
    ready_at: settled.ready_at,
    appointment_date: settled.appointment_date ?? null,
    transit_days: booked.rate.transit_days,
    delivery_by: booked.rate.delivery_by,
    items: booked.request.items,
    ...booked.load,
    accessorials: booked.request.accessorials,
    charges: [...charges],
    insured: settled.insured,
    declared_value: booked.request.shipment_value,
    references: settled.references,
    notes: settled.notes,
    tax_identifier: null,
    customs_agent: null,
    equipment: booked.request.truckload ? equipmentNameOf(booked.request.truckload.equipment) : null,
    truckload: booked.request.truckload ?? null,
  };
}

/** The row of a new shipment, and the details of its page. */
export function newShipmentRow(given: NewShipment) {
  const { settled, booked, quote, numbers } = given;
  const { rate, request } = booked;
  const detail = detailOf(booked, settled, given.charges);
  const total = detail.charges.at(-1)?.amount ?? rate.total_without_insurance;
  const references = settled.references.map(({ number }) => number);
  const found = [
    given.bolNumber,
    numbers.proNumber,
    numbers.pickupNumber,
    ...(numbers.trackingNumbers ?? []),
    quote?.number,
    request.client_reference,
    ...references,
  ];
  const row = {
    account_id: given.accountId,
    id: given.id,
    bol_number: given.bolNumber,
    pro_number: numbers.proNumber,
    pickup_number: numbers.pickupNumber,
    tracking_numbers: [...(numbers.trackingNumbers ?? [])],
    carrier_booking_id: numbers.carrierBookingId ?? null,
    connection_id: given.connectionId ?? null,
    status: 'pending',
    mode: request.mode,
    pickup_choice: pickupChoiceOf(booked, settled),
    carrier_id: rate.carrier.id,
    carrier_name: rate.carrier.name,
    scac: rate.carrier.scac,
    service_name: rate.service.name,
    quote_id: quote?.id ?? null,
    quote_number: quote?.number ?? null,
    origin_city: settled.pickup.city,
    origin_state: settled.pickup.state,
    origin_postal_code: settled.pickup.postal_code,
    destination_city: settled.delivery.city,
    destination_state: settled.delivery.state,
    destination_postal_code: settled.delivery.postal_code,
    pickup_date: request.pickup_date,
    delivery_date: rate.delivery_date,
    reference: references[0] ?? request.client_reference,
    total_amount: total.amount,
    currency: total.currency,
    detail: JSON.stringify(detail),
    search_numbers: [...new Set(found.flatMap((number) => (number ? [bare(number)] : [])))],
    booked_by: given.bookedBy,
    created_at: given.bookedAt,
  };
  return { row, detail };
}
