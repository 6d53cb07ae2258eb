import { countedUpTo, type endpoints, type ExceptionRow, type Query } from '@waybill/contract';
import { bare } from '@waybill/freight';
import { sql } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';
import { exceptionRowOf, type ExceptionRecord } from './exception-row.ts';

type ListQuery = Query<typeof endpoints.exceptions.list>;

function conditions(ctx: Context, asked: ListQuery) {
  const now = ctx.now();
  const number = bare(asked.search ?? '');
  return sql.join(
    [
      asked.snoozed === 'only'
        ? sql`open.snoozed_until > ${now}`
        : sql`(open.snoozed_until IS NULL OR open.snoozed_until <= ${now})`,
      ...(asked.kind ? [sql`open.kind = ${asked.kind}`] : []),
      ...(asked.account_id ? [sql`open.account_id = ${asked.account_id}::uuid`] : []),
      ...(asked.owner === 'me' ? [sql`open.owner_id = ${signedIn(ctx).userId}::uuid`] : []),
      ...(asked.owner === 'nobody' ? [sql`open.owner_id IS NULL`] : []),
      ...(asked.scac ? [sql`shipment.scac = ${asked.scac.toUpperCase()}`] : []),
      ...(number === ''
        ? []
        : [sql`(shipment.search_numbers @> ARRAY[${number}]::text[] OR booking.reference = ${asked.search ?? ''})`]),
    ],
    sql` AND `,
  );
}

/** The shipment or the booking that an exception is about. */
const subjects = sql`
  LEFT JOIN shipments AS shipment ON open.kind <> 'unknown_booking'
    AND shipment.account_id = open.account_id AND shipment.id = open.shipment_id
  LEFT JOIN bookings AS booking ON open.kind = 'unknown_booking'
    AND booking.account_id = open.account_id AND booking.id = open.shipment_id`;

/** One page of open exceptions, longest waiting first, and their number. */
export async function listExceptions(ctx: Context, asked: ListQuery): Promise<{ rows: ExceptionRow[]; total: number }> {
  const where = conditions(ctx, asked);
  const direction = asked.sort === '-since' ? sql`DESC` : sql`ASC`;
  const subject = asked.scac || asked.search ? subjects : sql``;
  const page = sql`
    SELECT open.* FROM shipment_exceptions AS open ${subject} WHERE ${where}
    ORDER BY open.since ${direction}, open.shipment_id ${direction}, open.kind
    LIMIT ${asked.per_page} OFFSET ${(asked.page - 1) * asked.per_page}`;
  const { rows } = await sql<ExceptionRecord>`
    SELECT open.shipment_id AS id, open.kind, open.since, open.snoozed_until, owner.id AS owner_id, owner.name AS owner_name,
      account.id AS account_id, account.name AS account_name,
      coalesce(shipment.bol_number, booking.reference, '') AS number, shipment.pro_number, shipment.status,
      coalesce(shipment.mode, quote.request ->> 'mode', 'ltl') AS mode,
      coalesce(shipment.carrier_name, carrier.name, '') AS carrier_name, coalesce(shipment.scac, carrier.scac, '') AS scac,
      carrier.phone, shipment.pickup_date AS shipment_pickup, quote.pickup_date AS quote_pickup, shipment.delivery_date,
      shipment.detail -> 'origin' AS shipment_origin, shipment.detail -> 'destination' AS shipment_destination,
      quote.origin AS quote_origin, quote.destination AS quote_destination,
      shipment.detail -> 'pickup' AS pickup, shipment.detail -> 'delivery' AS delivery,
      promise.delivery_date AS promised, booking.reason, booking.sent_at,
      said.text, said.code, said.reason_code, said.city, said.state, said.occurred_at, said.time_zone, note.text AS note,
      poll.connection_id IS NOT NULL AS can_ask, request.*
    FROM (${page}) AS open
      JOIN accounts AS account ON account.id = open.account_id
      LEFT JOIN users AS owner ON owner.id = open.owner_id
      ${subjects}
      LEFT JOIN quotes AS quote ON quote.account_id = booking.account_id AND quote.id = booking.quote_id
      LEFT JOIN carrier_connections AS connection ON connection.id = booking.connection_id
      LEFT JOIN carriers AS carrier ON carrier.id = coalesce(shipment.carrier_id, connection.carrier_id)
      LEFT JOIN tracking_polls AS poll ON poll.account_id = shipment.account_id AND poll.shipment_id = shipment.id
      LEFT JOIN LATERAL (SELECT delivery_date FROM delivery_estimates AS estimate
        WHERE estimate.account_id = open.account_id AND estimate.shipment_id = open.shipment_id
          AND named_by = 'booking' ORDER BY set_at LIMIT 1) AS promise ON true
      LEFT JOIN LATERAL (SELECT text, code, reason_code, city, state, occurred_at, time_zone FROM tracking_events AS event
        WHERE event.account_id = open.account_id AND event.shipment_id = open.shipment_id
        ORDER BY occurred_at DESC, id DESC LIMIT 1) AS said ON true
      LEFT JOIN LATERAL (SELECT text FROM shipment_notes AS written
        WHERE written.account_id = open.account_id AND written.shipment_id = open.shipment_id
        ORDER BY id DESC LIMIT 1) AS note ON true
      LEFT JOIN LATERAL (SELECT id AS request_id, asked.kind AS request_kind, request ->> 'date' AS request_date,
          request ->> 'pickupNumber' AS request_number, asked.created_at AS request_at,
          (SELECT left(string_agg(one ->> 'text', ' '), 300) FROM jsonb_array_elements(messages) AS one) AS request_said
        FROM carrier_requests AS asked
        WHERE open.kind = 'unclear_pickup' AND asked.account_id = open.account_id
          AND asked.shipment_id = open.shipment_id AND asked.kind <> 'void' AND asked.state = 'unknown'
        ORDER BY asked.created_at LIMIT 1) AS request ON true
    ORDER BY open.since ${direction}, open.shipment_id ${direction}, open.kind
  `.execute(ctx.db);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM (
      SELECT 1 FROM shipment_exceptions AS open ${subject} WHERE ${where} LIMIT ${countedUpTo + 1}
    ) AS counted
  `.execute(ctx.db);
  return { rows: rows.map(exceptionRowOf), total: counted.rows[0]?.total ?? 0 };
}
