import type { endpoints, Params, PublicTracking } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context, Services } from '../../core/context.ts';
import type { Db } from '../../core/database/database.ts';
import type { Wire } from '../../core/http/binding.ts';
import { consume } from '../../core/limits.ts';
import { Refusal } from '../../core/refusal.ts';
import { estimatesOf } from './estimates.ts';
import { eventsOf } from './events.ts';

const columns = [
  'account_id',
  'id',
  'bol_number',
  'status',
  'carrier_name',
  'origin_city',
  'origin_state',
  'destination_city',
  'destination_state',
  'pickup_date',
  'delivery_date',
  'delivered_at',
] as const;

/** The one shipment with this BOL or PRO number; a PRO that two carriers gave out names none. */
async function findByNumber(db: Db, number: string) {
  const rows = await db
    .selectFrom('shipments')
    .select([...columns, sql<string>`detail #>> '{destination,time_zone}'`.as('destination_zone')])
    .where(sql<boolean>`search_numbers @> ARRAY[${number}]::text[]`)
    .where((where) =>
      where.or([
        where('bol_number', '=', number),
        sql<boolean>`upper(regexp_replace(pro_number, '[^A-Za-z0-9]', '', 'g')) = ${number}`,
      ]),
    )
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}

/**
 * What anybody may see who knows a number: status, cities and dates. No names, streets, contents or prices.
 * @throws Refusal not_found
 */
export async function publicTrackingOf(db: Db, number: string): Promise<PublicTracking> {
  const row = await findByNumber(db, number.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  if (row === undefined) throw new Refusal('not_found');
  const key = { account_id: row.account_id, shipment_id: row.id };
  const events = await eventsOf(db, key);
  const estimates = await estimatesOf(db, key);
  return {
    number: row.bol_number,
    status: row.status as PublicTracking['status'],
    carrier_name: row.carrier_name,
    origin: { city: row.origin_city, state: row.origin_state },
    destination: { city: row.destination_city, state: row.destination_state, time_zone: row.destination_zone },
    pickup_date: row.pickup_date,
    delivery_date: row.delivery_date,
    first_delivery_date: estimates.at(-1)?.date ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    events: events.map(({ occurred_at, time_zone, city, state, status, code, reason_code }) => ({
      occurred_at,
      time_zone,
      city,
      state,
      status,
      code,
      reason_code,
    })),
  };
}

/** Look-ups an address may make in a minute; numbers that follow one another must not be harvested. */
const perMinute = 30;

/** Counts a look-up of the public page or its call; the count is shared by all instances. */
export async function countLookUp(services: Services, ip: string): Promise<void> {
  await consume(services, { name: 'public-tracking', key: ip, points: perMinute, seconds: 60 });
}

/** The same for programs. */
export async function showPublicTracking(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.tracking.public> },
  { request }: Wire,
): Promise<{ data: PublicTracking }> {
  await countLookUp(ctx.services, request.ip);
  return { data: await publicTrackingOf(ctx.services.database.staff, params.number) };
}
