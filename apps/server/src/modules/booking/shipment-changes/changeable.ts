import type { ChangedPart, ShipmentChangeInput } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { ShipmentFacts } from '../../../core/database/shipment-detail.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';

const columns = [
  'account_id',
  'id',
  'status',
  'mode',
  'bol_number',
  'reference',
  'search_numbers',
  'carrier_id',
  'carrier_name',
  'connection_id',
  'carrier_booking_id',
  'pro_number',
  'booked_by',
  'quote_id',
  'total_amount',
  'currency',
  'detail',
] as const;

/** A shipment of any account with what can be changed of it. @throws Refusal not_found */
export async function changeable(db: Db | Tx, id: string, lock = false) {
  const asked = db.selectFrom('shipments').select(columns).where('id', '=', id);
  const row = await (lock ? asked.forNoKeyUpdate() : asked).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
export type Changeable = Awaited<ReturnType<typeof changeable>>;

/** Version of the bill of lading; the one of the booking is 1. */
export const versionOf = ({ detail }: Pick<Changeable, 'detail'>): number => detail.version ?? 1;

/**
 * Why a shipment cannot be changed: it is over, or it is a parcel whose carrier printed the labels, which name the
 * receiver; such a parcel is booked again.
 */
export function changeBar({ status, mode, connection_id: connection }: Changeable): 'over' | 'labels' | null {
  if (status === 'delivered' || status === 'canceled') return 'over';
  return mode === 'parcel' && connection !== null ? 'labels' : null;
}

export type Facts = ShipmentFacts;

/** How the parts that can change stand. */
export const factsOf = ({ detail }: Pick<Changeable, 'detail'>): Facts => ({
  pickup: detail.pickup,
  delivery: detail.delivery,
  items: detail.items,
  accessorials: detail.accessorials,
  references: detail.references,
  notes: detail.notes,
  ready_at: detail.ready_at,
  appointment_date: detail.appointment_date ?? null,
});

/** A load as it shall be: what was booked, with what changes of each line. @throws an invalid field for other lines */
export function loadOf(
  { detail }: Pick<Changeable, 'detail'>,
  load: ShipmentChangeInput['load'],
): Pick<Facts, 'items' | 'accessorials'> {
  if (load === null) return { items: detail.items, accessorials: detail.accessorials };
  if (load.items.length !== detail.items.length) throw invalidField('load.items', 'invalid');
  return {
    items: detail.items.map((line, index) => ({ ...line, ...load.items[index] })),
    accessorials: [...load.accessorials],
  };
}

/** The same as they shall stand; the places stay. */
export function wanted(row: Pick<Changeable, 'detail'>, body: ShipmentChangeInput): Facts {
  const { references, notes, ready_at, appointment_date } = body;
  return {
    pickup: { ...row.detail.pickup, ...body.pickup },
    delivery: { ...row.detail.delivery, ...body.delivery },
    ...loadOf(row, body.load),
    references,
    notes,
    ready_at,
    appointment_date,
  };
}

/** Compares values whatever the order of their fields, since JSON of the database has its own. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return (one ?? null) === (other ?? null);
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const [left, right] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  return keys.every((key) => same(left?.[key], right?.[key]));
}

/** Parts that differ between two states. */
export function partsChanged(before: Facts, after: Facts): ChangedPart[] {
  return (Object.keys(after) as ChangedPart[]).filter((part) => !same(before[part], after[part]));
}
