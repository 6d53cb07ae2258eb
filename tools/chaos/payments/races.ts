import { setTimeout as pause } from 'node:timers/promises';
import { authorizationExtra, paymentWindowMs, type BookingWire, type Quote } from '@waybill/contract';
import { absolute, type Figure } from '../../measure/figure.ts';
import type { Conditions } from '../../measure/runner.ts';
import { bookingFor, quoteFor } from '../../outside/requests.ts';
import { payPage, subjectOf, sendEvent, type Place } from './place.ts';
import { booksOf, each, intentsOf } from './shared.ts';

const batchSize = 25;

type Race = { readonly id: string; readonly url: string };

async function quoted(place: Place): Promise<Quote> {
  const answer = await place.person.post(place.address, '/api/quotes', quoteFor('ltl', 1240));
  if (answer.status !== 201) throw new Error(`No quote: ${await answer.text()}`);
  return ((await answer.json()) as { data: Quote }).data;
}

async function entered(place: Place): Promise<Race> {
  const quote = await quoted(place);
  const id = crypto.randomUUID();
  const body = { ...bookingFor(quote), payment: 'now' };
  const answer = await place.person.post(place.address, '/api/shipments', body, { 'idempotency-key': id });
  if (answer.status !== 202) throw new Error(`Not taken: ${await answer.text()}`);
  const { payment } = ((await answer.json()) as { data: BookingWire }).data;
  return { id, url: payment?.url ?? '' };
}

async function tellOf(place: Place, id: string): Promise<void> {
  for (const event of place.events().filter((one) => subjectOf(one) === id))
    await sendEvent(place.address, event, place.now());
}

/** Somebody pays while the clock ends the booking; whichever begins first by a few milliseconds. */
async function race(place: Place, { id, url }: Race, random: () => number): Promise<void> {
  const [first, second] = [random() * 12, random() * 12];
  const payAfter = async (milliseconds: number) => {
    await pause(milliseconds);
    await payPage(url);
    await tellOf(place, id);
  };
  const endAfter = async (milliseconds: number) => {
    await pause(milliseconds);
    await place.job('bookings.end_hold', { account_id: place.site.accountId, id });
  };
  await Promise.all([payAfter(first), endAfter(second), endAfter(second + random() * 6)]);
}

type Outcome = { readonly booked: number; readonly expired: number; readonly torn: number; readonly apart: number };

/** One winner each: a booked shipment with its card held, or an expired booking with nothing held or charged. */
async function outcomes(place: Place, run: readonly Race[]): Promise<Outcome> {
  const { staff } = place.database;
  const rows = await staff.selectFrom('bookings').select(['id', 'state', 'shipment_id']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const money = Map.groupBy(intentsOf(place.provider), ({ metadata }) => metadata['booking_id'] ?? '');
  let [booked, expired, torn, apart] = [0, 0, 0, 0];
  for (const { id } of run) {
    const row = byId.get(id);
    const held = (money.get(id) ?? []).filter(({ status }) => status === 'requires_capture').length;
    const charged = (money.get(id) ?? []).filter(({ received }) => received > 0).length;
    if (row?.state === 'booked') booked += 1;
    else if (row?.state === 'expired') expired += 1;
    else torn += 1;
    const right =
      row?.state === 'booked' ? held === 1 && row.shipment_id === id : held === 0 && row?.shipment_id === null;
    if (!right || charged > 0) apart += 1;
  }
  return { booked, expired, torn, apart };
}

/** Cards against the clock: each booking has one winner, and its money agrees. */
export async function* races(place: Place, { seed, random, smoke, note }: Conditions): AsyncGenerator<Figure> {
  const count = smoke ? 20 : 1000;
  const start = place.now();
  const before = await booksOf(place.database);
  const all: Race[] = [];
  while (all.length < count) {
    place.setClock(start);
    const batch: Race[] = [];
    await each(Array.from({ length: Math.min(batchSize, count - all.length) }), 4, async () => {
      batch.push(await entered(place));
    });
    place.setClock(new Date(start.getTime() + paymentWindowMs));
    await each(batch, 8, (one) => race(place, one, random));
    all.push(...batch);
    if (all.length % 100 === 0) note(`${all.length} races`);
  }
  place.setClock(new Date(start.getTime() + paymentWindowMs + 120_000));
  const due = () =>
    place.database.staff
      .selectFrom('booking_holds')
      .select('id')
      .where('check_at', '<=', place.now())
      .limit(1)
      .execute();
  for (let turn = 0; turn < 20 && (await due()).length > 0; turn += 1) await place.job('bookings.holds');
  const { booked, expired, torn, apart } = await outcomes(place, all);
  const books = await booksOf(place.database);
  const charge = (await place.database.staff.selectFrom('booking_holds').select('charge').executeTakeFirstOrThrow())
    .charge;
  const name = (what: string, unit = 'races') => ({ name: what, unit, seed });
  note(`${booked} booked, ${expired} expired`);
  yield absolute(name('races of a card against the clock'), all.length, 'at least', count);
  yield absolute(name('races that the card won'), booked, 'at least', 1);
  yield absolute(name('races that the clock won'), expired, 'at least', 1);
  yield absolute(name('races without one winner'), torn, 'at most', 0);
  yield absolute(name('races whose money and state differ'), apart, 'at most', 0);
  const held = booked * (charge + authorizationExtra);
  yield absolute(
    name('held in the books and not at the provider', 'cents'),
    Math.abs(books.held - before.held - held),
    'at most',
    0,
  );
  yield absolute(name('books out of balance after the races', 'cents'), books.unbalanced, 'at most', 0);
}
