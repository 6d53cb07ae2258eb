import { addDays, dayAt } from '@waybill/freight';
import { booksTimeZone, openDisputeStates, workKinds, type Ability, type WorkKind } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import { openStates } from '../../billing/carrier-bills/index.ts';

type Queue = { readonly ability: Ability; readonly rows: (now: Date) => RawBuilder<unknown> };

/** Carrier bills cannot wait in their last days to be contested. */
const lastDays = 14;
const none = sql`NULL::uuid`;
const never = sql`NULL::timestamptz`;
const plain = sql`NULL::boolean`;
/** The end of a calendar day of the books. */
const endOf = (day: RawBuilder<unknown>) => sql`(${day} + 1)::timestamp AT TIME ZONE ${booksTimeZone}`;

/**
 * The open work of each queue as its own page lists it: account, record, what is the matter, since when, by when, whose,
 * and whether it cannot wait (null where all are alike). Each reads an index of open records only, so its cost does not
 * grow with history.
 */
export const queues: Readonly<Record<WorkKind, Queue>> = {
  exceptions: {
    ability: 'staff.shipments.read',
    rows: (now) => sql`SELECT account_id, shipment_id AS id, kind AS about, since, ${never} AS due, owner_id,
        kind IN ('failed_delivery', 'missed_pickup') AS pressing
      FROM shipment_exceptions WHERE (snoozed_until IS NULL OR snoozed_until <= ${now})`,
  },
  bookings: {
    ability: 'staff.bookings.resolve',
    rows: () => sql`SELECT bookings.account_id, bookings.id, '' AS about, unknown_since AS since, ${never} AS due, owner_id,
        needs_staff AS pressing
      FROM bookings LEFT JOIN shipment_exceptions AS open ON open.account_id = bookings.account_id
        AND open.shipment_id = bookings.id AND open.kind = 'unknown_booking'
      WHERE state = 'unknown'`,
  },
  quote_requests: {
    ability: 'staff.quote_requests',
    rows: (now) => sql`SELECT account_id, id, state AS about, created_at AS since, due_at AS due, owner_id,
        due_at < ${now} AS pressing
      FROM quote_requests WHERE state IN ('new', 'in_progress')`,
  },
  chats: {
    ability: 'staff.chats',
    rows: () => sql`SELECT account_id, id, category AS about, waiting_since AS since, ${never} AS due, owner_id,
        owner_id IS NULL AS pressing
      FROM chats WHERE state = 'open' AND waiting_since IS NOT NULL`,
  },
  disputes: {
    ability: 'staff.disputes',
    rows: () => sql`SELECT account_id, id, reason AS about, created_at AS since, ${never} AS due, ${none} AS owner_id,
        ${plain} AS pressing
      FROM disputes WHERE state IN (${sql.join([...openDisputeStates])})`,
  },
  carrier_bills: {
    ability: 'staff.carrier_bills',
    rows: (now) => sql`SELECT shipment_account AS account_id, id, state AS about, received_at AS since,
        ${endOf(sql`contest_until`)} AS due, ${none} AS owner_id,
        contest_until <= ${addDays(dayAt(now, booksTimeZone), lastDays)}::date AS pressing
      FROM carrier_bills WHERE state IN (${sql.join([...openStates])})`,
  },
  incidents: {
    ability: 'staff.incidents',
    rows: () => sql`SELECT ${none} AS account_id, id, operation AS about, first_seen_at AS since, ${never} AS due, owner_id,
        operation = 'book' AS pressing
      FROM api_incidents WHERE resolved_at IS NULL`,
  },
};

/** The queues that a person with these abilities works on. */
export function queuesOf(abilities: ReadonlySet<Ability>): readonly WorkKind[] {
  return workKinds.filter((kind) => abilities.has(queues[kind].ability));
}
