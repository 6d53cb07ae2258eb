import type { BookingRequest, ChargeLineWire, MoneyWire } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { Db, Tx } from '../../../../core/database/database.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { rateOfQuote } from '../../../quoting/quotes/index.ts';
import { readBooking, type BookingState } from '../booking-row.ts';
import { chargesOf } from '../new-shipment.ts';

/** Choices that stay valid with any carrier. */
export type RebookableBooking = Pick<
  BookingRequest,
  'pickup' | 'delivery' | 'ready_at' | 'references' | 'notes' | 'appointment_date' | 'insured' | 'pickup_choice'
>;

/** A shipment, or a booking without a shipment, as input for a rebooking. */
export type OldBooking = {
  readonly accountId: string;
  readonly id: string;
  readonly number: string;
  readonly carrier: string;
  /** Null if there is no shipment. */
  readonly shipment: { readonly status: string; readonly createdAt: Date; readonly connectionId: string | null } | null;
  /** Null for imported shipments. */
  readonly booking: BookingState | null;
  readonly quoteId: string | null;
  readonly bookedBy: string | null;
  /** The total and the charges that the customer agreed to. */
  readonly price: MoneyWire;
  readonly charges: readonly ChargeLineWire[];
  readonly settled: RebookableBooking;
  readonly pickupDate: string;
  readonly zone: string;
  readonly onCard: boolean;
};

async function accountOfOld(db: Db | Tx, id: string): Promise<string> {
  const shipment = await db.selectFrom('shipments').select('account_id').where('id', '=', id).executeTakeFirst();
  const found =
    shipment ?? (await db.selectFrom('bookings').select('account_id').where('id', '=', id).executeTakeFirst());
  if (found === undefined) throw new Refusal('not_found');
  return found.account_id;
}

async function isOnCard(db: Db | Tx, accountId: string, id: string): Promise<boolean> {
  const hold = await db
    .selectFrom('booking_holds')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return hold !== undefined;
}

const shipmentColumns = [
  'status',
  'created_at',
  'connection_id',
  'bol_number',
  'carrier_name',
  'quote_id',
  'booked_by',
  'total_amount',
  'currency',
  'pickup_choice',
  'pickup_date',
  'detail',
] as const;

/** The shipment with this id; with `lock`, locked until the transaction ends. */
async function shipmentRow(db: Db | Tx, accountId: string, id: string, lock: boolean) {
  const asked = db
    .selectFrom('shipments')
    .select(shipmentColumns)
    .where('account_id', '=', accountId)
    .where('id', '=', id);
  return (lock ? asked.forNoKeyUpdate() : asked).executeTakeFirst();
}
type ShipmentRow = NonNullable<Awaited<ReturnType<typeof shipmentRow>>>;

function ofShipment(row: ShipmentRow): Omit<OldBooking, 'accountId' | 'id' | 'booking' | 'onCard'> {
  const detail = row.detail;
  const { pickup, delivery, ready_at, references, notes, insured, charges } = detail;
  return {
    number: row.bol_number,
    carrier: row.carrier_name,
    shipment: { status: row.status, createdAt: row.created_at, connectionId: row.connection_id },
    quoteId: row.quote_id,
    bookedBy: row.booked_by,
    price: { amount: row.total_amount, currency: row.currency as Currency },
    charges,
    settled: {
      pickup,
      delivery,
      ready_at,
      references: [...references],
      notes,
      insured,
      appointment_date: detail.appointment_date ?? null,
      pickup_choice: row.pickup_choice as RebookableBooking['pickup_choice'],
    },
    pickupDate: row.pickup_date,
    zone: detail.origin.time_zone,
  };
}

/**
 * A shipment of any account by id, or a booking that never became one.
 * @param lock locks it until the transaction ends
 * @throws Refusal not_found
 */
export async function oldBooking(db: Db | Tx, id: string, lock = false): Promise<OldBooking> {
  const accountId = await accountOfOld(db, id);
  const booking = await readBooking(db, accountId, id);
  const onCard = await isOnCard(db, accountId, id);
  const row = await shipmentRow(db, accountId, id, lock);
  const own = { accountId, id, booking: booking?.state ?? null, onCard };
  if (row !== undefined) return { ...own, ...ofShipment(row) };
  if (booking === undefined) throw new Refusal('not_found');
  const { request, quote_id: quoteId } = booking;
  const rate = await rateOfQuote(db, accountId, quoteId, booking.rate_id);
  const charges = chargesOf(rate, request.insured);
  const price = charges.at(-1)?.amount ?? rate.rate.total_without_insurance;
  return {
    ...own,
    number: booking.reference ?? rate.quoteNumber,
    carrier: rate.rate.carrier.name,
    shipment: null,
    quoteId,
    bookedBy: booking.claimed_by,
    price,
    charges,
    settled: request,
    pickupDate: rate.request.pickup_date,
    zone: rate.origin.time_zone,
  };
}
