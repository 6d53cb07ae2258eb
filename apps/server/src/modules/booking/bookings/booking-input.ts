import type { BookInput, CarrierParty } from '@waybill/carriers';
import { streetOf, toLoadItem, type BookingRequest, type Party, type QuoteRequest } from '@waybill/contract';
import { prepareLoad, type Money } from '@waybill/freight';
import type { Services } from '../../../core/context.ts';
import { carrierLoad, carrierServices, type BookableRate } from '../../quoting/quotes/index.ts';
import type { BookingRow } from './booking-row.ts';

function partyOf(party: Party, siteType: QuoteRequest['origin']['site_type']): CarrierParty {
  return {
    country: party.country,
    postalCode: party.postal_code,
    city: party.city,
    state: party.state,
    siteType,
    residential: siteType === 'residential',
    company: party.company,
    contactName: `${party.contact_first_name} ${party.contact_last_name}`,
    phone: party.phone,
    email: party.email,
    streetLines: streetOf(party),
    opensAt: party.opens_at,
    closesAt: party.closes_at,
  };
}

/** The quoted carrier cost. Only the staff database role may read it. */
async function expectedCost(services: Services, row: BookingRow): Promise<Money> {
  const cost = await services.database.staff
    .selectFrom('rate_costs')
    .select(['amount', 'currency'])
    .where('account_id', '=', row.account_id)
    .where('quote_id', '=', row.quote_id)
    .where('rate_id', '=', row.rate_id)
    .executeTakeFirstOrThrow();
  return { amount: cost.amount, currency: cost.currency as Money['currency'] };
}

function referencesOf(request: BookingRequest): BookInput['references'] {
  return request.references.map(({ type, number }) => ({ type, number }));
}

/** Carriers have no field for an appointment day, so it goes into the notes, in English. */
function notesOf({ notes, appointment_date: day }: BookingRequest): string | null {
  const said = [day === null || day === undefined ? null : `Delivery appointment requested for ${day}.`, notes];
  return said.filter(Boolean).join(' ') || null;
}

function serviceOf({ rate, carrierService }: BookableRate): BookInput['service'] {
  if (carrierService === null) return { ...rate.service, carrierQuoteId: null };
  return { code: carrierService.code, name: carrierService.name, carrierQuoteId: carrierService.quoteId };
}

/** What is sent to the carrier. The same for every attempt of a booking. */
export async function bookingInput(services: Services, row: BookingRow, booked: BookableRate): Promise<BookInput> {
  const { request: settled } = row;
  const { request } = booked;
  const load = prepareLoad(request.items.map((line, index) => toLoadItem(line, String(index + 1))));
  return {
    reference: referenceOf(row),
    idempotencyKey: row.id,
    service: serviceOf(booked),
    expected: await expectedCost(services, row),
    pickup: partyOf(settled.pickup, request.origin.site_type),
    delivery: partyOf(settled.delivery, request.destination.site_type),
    pickupDate: request.pickup_date,
    readyAt: settled.ready_at,
    load: carrierLoad(request, load),
    services: carrierServices(request),
    references: referencesOf(settled),
    notes: notesOf(settled),
    labelFormat: 'pdf',
    ownPro: row.own_pro,
  };
}

/** Our reference of a booking. Every booking that is sent has one from its claim on. */
export function referenceOf({ reference, id }: BookingRow): string {
  if (reference === null) throw new Error(`The booking ${id} has no number`);
  return reference;
}
