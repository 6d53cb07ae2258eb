import { driver as driverBody } from '@waybill/contract';
import { chanceOf, instantOf } from '@waybill/carriers';
import { zoned } from '@waybill/freight';
import { printedDate, renderRateConfirmation } from '../core/documents/index.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { secretHash } from '../core/sessions/secret-hash.ts';
import { speak } from '../core/speak.ts';
import { bolNumberOf, newShipmentRow } from '../modules/booking/bookings/index.ts';
import { carrierSource, loadFacts, printedConfirmation } from '../modules/booking/carrier-loads/index.ts';
import { loadWire } from '../modules/quoting/quotes/index.ts';
import { demoCompany } from './company.ts';
import { fingerprintOf, type ReportedEvent } from '../modules/shipments/tracking/index.ts';
import { partyAt } from './demo/parties.ts';
import { consignees, warehouses } from './demo/sites.ts';
import type { DemoTruckload } from './demo/truckloads.ts';
import { numbersOf } from './quote-requests.ts';
import { nextNumbers } from './quotes.ts';
import { minuteMs, type Known, type Offered, type One } from './truckload-quotes.ts';
import { asJson } from '../core/database/json.ts';

type Haul = NonNullable<DemoTruckload['hauled']>;
/** Times of its steps. */
type Steps = Readonly<Record<'booked' | 'sent' | 'signed' | 'pickedUp' | 'called', Date>>;

const hourMs = 60 * minuteMs;
const signDays = 2;

/** Times of its steps: the desk's on the day of the offer, pickup in the morning, a check call some hours ago. */
function stepsOf({ now }: Known, { request, places }: One, { at }: Offered): Steps {
  const after = (minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);
  return {
    booked: after(70),
    sent: after(95),
    signed: after(140),
    pickedUp: instantOf(request.pickup_date, '09:40', places[0]?.time_zone ?? 'UTC'),
    called: new Date(now.getTime() - 4 * hourMs),
  };
}

async function putShipment(known: Known, one: One, offer: Offered, haul: Haul, steps: Steps): Promise<string> {
  const { tx, accountId, asker } = known;
  const { newId, request, places, priced: found } = one;
  const site = consignees.find(({ company }) => company === haul.consignee);
  const [warehouse] = warehouses.building;
  const [origin, destination] = [places[0], places.at(-1)];
  if (!site || !warehouse || !origin || !destination) throw new Error(`No such consignee: ${haul.consignee}`);
  const id = newId(steps.booked);
  const chance = chanceOf(`haul/${id}`);
  const [running = 0] = await nextNumbers(tx, 'bol_numbers', 1);
  const { row, detail } = newShipmentRow({
    accountId,
    id,
    bolNumber: bolNumberOf(running),
    bookedBy: asker.id,
    bookedAt: steps.booked,
    settled: {
      insured: false,
      pickup: partyAt(warehouse, chance),
      delivery: partyAt(site, chance),
      ready_at: '08:00',
      references: [],
      notes: one.demo.notes,
    },
    booked: { rate: offer.rate, request, origin, destination, miles: found.miles, load: loadWire(found.load.totals) },
    quote: { id: offer.quoteId, number: offer.quoteNumber },
    numbers: { proNumber: null, pickupNumber: null },
  });
  await tx
    .insertInto('shipments')
    .values({ ...row, detail: asJson(detail), status: 'in_transit' })
    .execute();
  const cost = tx
    .selectFrom('rate_costs')
    .select(['account_id', (of) => of.val(id).as('shipment_id'), 'amount', 'currency', 'charges'])
    .where('account_id', '=', accountId)
    .where('quote_id', '=', offer.quoteId)
    .where('rate_id', '=', offer.rate.id);
  await tx
    .insertInto('shipment_costs')
    .columns(['account_id', 'shipment_id', 'amount', 'currency', 'charges'])
    .expression(cost)
    .execute();
  await tx
    .insertInto('delivery_estimates')
    .values({
      account_id: accountId,
      shipment_id: id,
      set_at: steps.booked,
      delivery_date: row.delivery_date,
      reason: null,
      named_by: 'booking',
    })
    .execute();
  await tx
    .updateTable('quotes')
    .set({ booked_at: steps.booked })
    .where('account_id', '=', accountId)
    .where('id', '=', offer.quoteId)
    .execute();
  return id;
}

/** Events of the desk and the carrier, in the form their pages create. */
function eventsOf({ places }: One, { call }: Haul, steps: Steps): ReportedEvent[] {
  const say = speak('en');
  const [origin] = places;
  const here = { time_zone: origin?.time_zone ?? 'UTC', city: null, state: null };
  const base = { latitude: null, longitude: null, scheme: 'own', reason_code: null } as const;
  const said = (code: 'dispatched' | 'picked_up' | 'moved') => ({
    ...base,
    code,
    text: say(`rate_confirmations.events.${code}`),
    source: carrierSource,
  });
  const there = { time_zone: call.zone, city: call.city, state: call.state };
  return [
    { ...base, ...here, occurred_at: steps.booked, code: 'booked', text: 'Booked', source: 'waybill' },
    { ...said('dispatched'), ...here, occurred_at: steps.signed },
    {
      ...said('picked_up'),
      ...here,
      occurred_at: steps.pickedUp,
      city: origin?.city ?? null,
      state: origin?.state ?? null,
    },
    { ...said('moved'), ...there, occurred_at: steps.called, text: call.note },
  ];
}

async function putConfirmation(known: Known, one: One, offer: Offered, id: string, steps: Steps, haul: Haul) {
  const { tx, accountId, seller } = known;
  const [number] = await numbersOf(tx, 'rate_confirmation_numbers', 1);
  const load = await loadFacts(tx, id);
  const { carrier } = offer.rate;
  const [, , , cost = 0] = one.demo.offer ?? [];
  const until = new Date(steps.sent.getTime() + signDays * 24 * hourMs);
  const facts = { number: `RC-${number ?? 0}`, language: 'en', instructions: haul.instructions } as const;
  const paper = await renderRateConfirmation(
    printedConfirmation(load, {
      ...facts,
      carrier,
      contactName: haul.carrierContact,
      cost: { amount: cost, currency: 'USD' },
      signBy: printedDate(zoned(until.getTime(), load.zones.pickup).date, facts.language),
      now: steps.sent,
      issuer: demoCompany.trade_name,
    }),
  );
  await tx
    .insertInto('rate_confirmations')
    .values({
      ...facts,
      account_id: accountId,
      id: one.newId(steps.sent),
      shipment_id: id,
      request_hash: secretHash(id),
      state: 'accepted',
      carrier_id: carrier.id,
      carrier_name: carrier.name,
      scac: carrier.scac,
      contact_name: haul.carrierContact,
      email: haul.carrierEmail,
      cost,
      currency: 'USD',
      // Hash of a text that is not a token, so this link cannot be used.
      token_hash: secretHash(`demo ${id}`),
      sent_by: seller.name,
      sent_by_id: seller.id,
      sent_at: steps.sent,
      expires_at: until,
      answered_by: haul.carrierContact,
      answered_at: steps.signed,
      driver: asJson(driverBody.parse(haul.driver)),
      paper,
      mailed_at: steps.sent,
    })
    .execute();
}

/** Adds the shipment of an accepted truckload, its signed rate confirmation, and the carrier's check calls. */
export async function putHaul(known: Known, one: One, offer: Offered, haul: Haul): Promise<void> {
  const { tx, accountId } = known;
  const steps = stepsOf(known, one, offer);
  const id = await putShipment(known, one, offer, haul, steps);
  await putConfirmation(known, one, offer, id, steps, haul);
  await insertRows(
    tx,
    'tracking_events',
    eventsOf(one, haul, steps).map((event) => ({
      account_id: accountId,
      shipment_id: id,
      id: one.newId(event.occurred_at),
      ...event,
      received_at: event.occurred_at,
      status: null,
      fingerprint: fingerprintOf(event),
    })),
  );
}
