import type { Booked } from '@waybill/carriers';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { notifyOperations, requestBookedPickup } from '../carrier-requests/index.ts';
import { subscribeToEvents } from '../../shipments/carrier-tracking/index.ts';
import { bookWithHouseCarrier, planHouseItinerary } from '../../shipments/house-carriers/index.ts';
import { rateOfQuote, type BookableRate } from '../../quoting/quotes/index.ts';
import { ingestEvents, setFirstEstimate, startPolling } from '../../shipments/tracking/index.ts';
import { notifyBookedFor } from './booked-for.ts';
import { lockBooking, moveBooking, type BookingRow, type BookingState, type Reconciled } from './booking-row.ts';
import { fetchLabelPdf } from './label-pdf-job.ts';
import { newShipmentRow, drawBolNumber, type CarrierNumbers } from './new-shipment.ts';
import { placeOf, takePlace } from './rebook/take-place.ts';

/** The states that a booking may come from, and what the carrier returned; null for a house carrier. */
type Finish = {
  readonly from: readonly BookingState[];
  readonly booked: Booked | null;
  readonly how?: Reconciled;
};

async function copyCost(tx: Tx, accountId: string, id: string, quoteId: string, rateId: string): Promise<void> {
  // Customers' database connections cannot read costs, so the copy is made inside the database.
  await tx
    .selectNoFrom((of) =>
      of.fn('copy_rate_cost', [of.val(accountId), of.val(id), of.val(quoteId), of.val(rateId)]).as('copied'),
    )
    .execute();
}

async function numbersOf(
  tx: Tx,
  booked: Booked | null,
  id: string,
  { rate: { carrier } }: BookableRate,
  byStaff: boolean,
): Promise<CarrierNumbers> {
  // The carrier gives its numbers once staff have told it.
  if (byStaff) return { proNumber: null, pickupNumber: null };
  if (booked === null)
    return { ...(await bookWithHouseCarrier(tx, id, carrier.id)), trackingNumbers: [], carrierBookingId: null };
  const { proNumber, pickupNumber, trackingNumbers, carrierBookingId } = booked;
  return { proNumber, pickupNumber, trackingNumbers: [...trackingNumbers], carrierBookingId };
}

const mediaTypes = { png: 'image/png', gif: 'image/gif', pdf: 'application/pdf', zpl: 'application/zpl' } as const;

async function keepLabels(
  tx: Tx,
  key: { account_id: string; shipment_id: string },
  booked: Booked,
  now: Date,
): Promise<void> {
  if (booked.labels.length === 0) return;
  await tx
    .insertInto('shipment_files')
    .values(
      booked.labels.map(({ format, parcel, base64 }) => ({
        ...key,
        id: newId(),
        kind: 'label',
        media_type: mediaTypes[format],
        parcel,
        content: Buffer.from(base64, 'base64'),
        created_at: now,
      })),
    )
    .execute();
}

/**
 * Adds our own first tracking event for a carrier API. Later events come from the carrier, where it supports tracking.
 */
async function beginTracking(
  tx: Tx,
  row: BookingRow,
  zone: string,
  connectionId: string | null,
  now: Date,
): Promise<void> {
  const key = { account_id: row.account_id, shipment_id: row.id };
  const event = {
    occurred_at: now,
    time_zone: zone,
    city: null,
    state: null,
    latitude: null,
    longitude: null,
    text: 'Booked',
    scheme: 'own',
    code: 'booked',
    reason_code: null,
    source: 'waybill',
  } as const;
  await ingestEvents(tx, key, [event], now);
  if (connectionId !== null) await startPolling(tx, key, connectionId, now);
}

/**
 * Completes a booking in one transaction: the carrier's numbers, the shipment, its cost, documents, and delivery date.
 * Safe to repeat after a crash, and to run in two processes at once.
 */
export async function finishBooking(ctx: Context, id: string, { from, booked: given, how }: Finish): Promise<void> {
  const accountId = accountOf(ctx);
  await runCommand(ctx, 'shipment.booked', async (tx) => {
    const row = await lockBooking(tx, accountId, id, from);
    if (row === undefined) return unchanged(undefined);
    const booked = await rateOfQuote(tx, accountId, row.quote_id, row.rate_id);
    const now = ctx.now();
    // Carriers of the demo book themselves. Elsewhere a carrier without a connection is told by staff.
    const byStaff = given === null && (booked.offered || !ctx.services.demo);
    const numbers = await numbersOf(tx, given, id, booked, byStaff);
    const bolNumber = row.reference ?? (await drawBolNumber(tx));
    const place = await placeOf(tx, accountId, id);
    const shipment = newShipmentRow({
      accountId,
      id,
      bolNumber,
      bookedBy: row.claimed_by,
      bookedAt: now,
      settled: row.request,
      booked,
      quote: { id: row.quote_id, number: booked.quoteNumber },
      numbers,
      connectionId: given === null ? null : row.connection_id,
      charges: place?.charges ?? null,
    });
    await tx.insertInto('shipments').values(shipment.row).execute();
    await notifyBookedFor(ctx, tx, accountId, shipment.row);
    await copyCost(tx, accountId, id, row.quote_id, row.rate_id);
    if (place !== null) await takePlace(tx, accountId, id, place);
    const key = { account_id: accountId, shipment_id: id };
    await setFirstEstimate(tx, key, booked.rate.delivery_date, now);
    if (byStaff) {
      await beginTracking(tx, row, booked.origin.time_zone, null, now);
      if (!booked.offered) await notifyOperations(ctx, tx, 'load_to_tender', shipment.row);
    } else if (given === null || row.connection_id === null) {
      await planHouseItinerary(tx, key, shipment.detail, {
        bookedAt: now,
        pickupDate: booked.request.pickup_date,
        deliveryDate: booked.rate.delivery_date,
      });
    } else {
      await keepLabels(tx, key, given, now);
      await beginTracking(tx, row, booked.origin.time_zone, row.connection_id, now);
      await addJob(tx, subscribeToEvents, { account_id: accountId, id }, { key: `subscribe:${id}` });
      const choice = row.request.pickup_choice ?? 'drop_off';
      if (choice !== 'drop_off' && numbers.pickupNumber === null) {
        const { pickup, ready_at } = row.request;
        const when = { date: booked.request.pickup_date, ready_at, closes_at: pickup.closes_at };
        await addJob(tx, requestBookedPickup, { account_id: accountId, id, ...when }, { key: `pickup:${id}` });
      }
      if (given.labels.some(({ format }) => format === 'gif' || format === 'png')) {
        await addJob(tx, fetchLabelPdf, { account_id: accountId, id }, { key: `label_pdf:${id}` });
      }
    }
    await tx
      .updateTable('quotes')
      .set({ booked_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', row.quote_id)
      .execute();
    await moveBooking(tx, row, {
      state: 'booked',
      shipment_id: id,
      updated_at: now,
      next_look_at: null,
      needs_staff: false,
      ...(given === null ? {} : { outcome: JSON.stringify({ ...given, labels: [] }) }),
      ...(how === undefined ? {} : { reconciled_at: now, reconciled_how: how }),
    });
    return changed(undefined, {
      subject: 'shipment',
      subjectId: id,
      after: { bol_number: bolNumber, ...numbers, carrier: booked.rate.carrier.name, how: how ?? null },
    });
  });
}
