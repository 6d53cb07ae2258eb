import type { BookingRequest, ChargeLineWire } from '@waybill/contract';
import { gs1CheckDigit } from '@waybill/freight';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import type { BookableRate } from '../quotes/index.ts';
import { searchable, type ShipmentDetail } from '../shipments/index.ts';

/** What the carrier gave back for a booking. */
export type CarrierNumbers = { readonly proNumber: string | null; readonly pickupNumber: string | null };

/** Next bill of lading number: WB, a running number, and a GS1 check digit against slips of the pen. */
export async function nextBolNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: number }>`SELECT nextval('bol_numbers') AS number`.execute(tx);
  const running = String(rows[0]?.number ?? 0);
  return `WB${running}${gs1CheckDigit(running)}`;
}

function chargesOf(booked: BookableRate, insured: boolean): ChargeLineWire[] {
  const { rate } = booked;
  const total = insured ? rate.total_with_insurance : rate.total_without_insurance;
  if (total === null) throw new Error('The rate has no insured price');
  const lines = insured && rate.insurance !== null ? [...rate.charges, rate.insurance] : rate.charges;
  return [...lines, { code: 'total', kind: 'total', label: 'charge.total', basis: { type: 'sum' }, amount: total }];
}

function classesOf(charges: readonly ChargeLineWire[]): string[] {
  return charges.flatMap(({ basis }) => (basis.type === 'item' ? [basis.freightClass] : []));
}

function detailOf(booked: BookableRate, request: BookingRequest): ShipmentDetail {
  const charges = chargesOf(booked, request.insured);
  return {
    origin: booked.origin,
    destination: booked.destination,
    miles: booked.miles,
    pickup: request.pickup,
    delivery: request.delivery,
    ready_at: request.ready_at,
    transit_days: booked.rate.transit_days,
    delivery_by: booked.rate.delivery_by,
    items: booked.request.items,
    classes: classesOf(charges),
    ...booked.load,
    accessorials: booked.request.accessorials,
    charges,
    insured: request.insured,
    declared_value: booked.request.shipment_value,
    references: request.references,
    notes: request.notes,
    tax_identifier: null,
    customs_agent: null,
  };
}

/** Writes the shipment of a confirmed booking; its id is the booking's, so that there can be only one. */
export async function insertShipment(
  tx: Tx,
  booking: { readonly accountId: string; readonly id: string; readonly bookedBy: string | null; readonly request: BookingRequest },
  booked: BookableRate,
  numbers: CarrierNumbers,
  now: Date,
): Promise<{ readonly bolNumber: string; readonly detail: ShipmentDetail }> {
  const { request } = booking;
  const detail = detailOf(booked, request);
  const bolNumber = await nextBolNumber(tx);
  const total = detail.charges.at(-1)?.amount ?? booked.rate.total_without_insurance;
  const references = request.references.map(({ number }) => number);
  const found = [bolNumber, numbers.proNumber, numbers.pickupNumber, booked.quoteNumber, booked.request.client_reference, ...references];
  await tx
    .insertInto('shipments')
    .values({
      account_id: booking.accountId,
      id: booking.id,
      bol_number: bolNumber,
      pro_number: numbers.proNumber,
      pickup_number: numbers.pickupNumber,
      status: 'pending',
      mode: booked.request.mode,
      carrier_id: booked.rate.carrier.id,
      carrier_name: booked.rate.carrier.name,
      scac: booked.rate.carrier.scac,
      service_name: booked.rate.service.name,
      quote_id: request.quote_id,
      quote_number: booked.quoteNumber,
      origin_city: request.pickup.city,
      origin_state: request.pickup.state,
      origin_postal_code: request.pickup.postal_code,
      destination_city: request.delivery.city,
      destination_state: request.delivery.state,
      destination_postal_code: request.delivery.postal_code,
      pickup_date: booked.request.pickup_date,
      delivery_date: booked.rate.delivery_date,
      reference: references[0] ?? booked.request.client_reference,
      total_amount: total.amount,
      currency: total.currency,
      detail: JSON.stringify(detail),
      search_numbers: [...new Set(found.flatMap((number) => (number ? [searchable(number)] : [])))],
      booked_by: booking.bookedBy,
      created_at: now,
    })
    .execute();
  return { bolNumber, detail };
}
