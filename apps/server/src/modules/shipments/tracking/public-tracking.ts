import { bare } from '@waybill/freight';
import { linkDays, type endpoints, type Params, type PublicTracking, type Query } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context, Services } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { consume } from '../../../core/limits.ts';
import { networkOf } from '../../../core/network.ts';
import { sameText } from '../../../core/sessions/csrf-token.ts';
import { Refusal } from '../../../core/refusal.ts';
import { estimatesOf } from './estimates.ts';
import { eventsOf, type ShipmentKey } from './events.ts';

const dayMs = 86_400_000;

const columns = [
  'shipments.account_id',
  'id',
  'bol_number',
  'mode',
  'status',
  'carrier_name',
  'origin_city',
  'origin_state',
  'destination_city',
  'destination_state',
  'pickup_date',
  'delivery_date',
  'delivered_at',
  'pro_number',
  'tracking_numbers',
  'service_name',
  'share_key',
] as const;

/** The only shipment with this BOL or PRO number; null if two carriers use the same PRO. */
async function findByNumber(db: Db, number: string) {
  const rows = await db
    .selectFrom('shipments')
    .leftJoin('account_brands', 'account_brands.account_id', 'shipments.account_id')
    .select([
      ...columns,
      'number_shows',
      sql<string>`detail #>> '{destination,time_zone}'`.as('destination_zone'),
      ...(['origin', 'destination'] as const).flatMap((end) => [
        sql<number | null>`(detail #>> ${sql.lit(`{${end},latitude}`)})::float8`.as(`${end}_latitude`),
        sql<number | null>`(detail #>> ${sql.lit(`{${end},longitude}`)})::float8`.as(`${end}_longitude`),
      ]),
      sql<number>`(detail ->> 'units')::int`.as('units'),
      sql<number>`(detail ->> 'weight_lb')::float8`.as('weight_lb'),
    ])
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

type Row = NonNullable<Awaited<ReturnType<typeof findByNumber>>>;

/** The shipper's link to a shipment's public page, which shows more than the number alone. */
export function publicLink(
  publicUrl: string,
  row: { readonly bol_number: string; readonly share_key: string },
): string {
  return `${publicUrl}/tracking/${row.bol_number}?key=${row.share_key.replaceAll('-', '')}`;
}

/** Whether a key is the shipper's. Compared in constant time. */
function isOwnLink({ share_key: share }: Row, key: string | undefined): boolean {
  return key !== undefined && sameText(key, share.replaceAll('-', ''));
}

/** Whether the additional details of the shipper's link are still shown. */
function isOpen({ delivered_at: delivered }: Row, now: Date): boolean {
  return delivered === null || now.getTime() - delivered.getTime() <= linkDays * dayMs;
}

const tenth = (degrees: number): number => Math.round(degrees * 10) / 10;

/** Coordinates of a city, rounded so that they do not reveal the street or postal code. */
function spotOf(latitude: number | null, longitude: number | null): PublicTracking['origin']['spot'] {
  return latitude === null || longitude === null ? null : { latitude: tenth(latitude), longitude: tenth(longitude) };
}

/** A shipment as its public page shows it, with its account. */
export type PublicShipment = {
  readonly key: ShipmentKey;
  readonly tracking: PublicTracking;
};

/** Look-ups per IP and minute, and by number alone per network and hour, since carriers' numbers are sequential. */
const [perMinute, perHour] = [30, 300] as const;

type LookUp = { readonly ip: string; readonly number: string; readonly key: string | undefined };

/**
 * What anyone with a number may see: status, cities, and dates; no names, streets, contents, or prices. The shipper's
 * link also shows the load, the PRO number, and every earlier date. An account can choose that numbers alone show
 * nothing. Look-ups are rate limited over all instances, except with a valid key.
 * @throws Refusal not_found, too_many_attempts
 */
export async function publicShipment(services: Services, { ip, number, key: link }: LookUp): Promise<PublicShipment> {
  await consume(services, { name: 'public-tracking', key: ip, points: perMinute, seconds: 60 });
  const db = services.database.staff;
  const row = await findByNumber(db, bare(number));
  const own = row !== undefined && isOwnLink(row, link);
  if (!own)
    await consume(services, { name: 'public-tracking-network', key: networkOf(ip), points: perHour, seconds: 3600 });
  if (row === undefined || (row.number_shows === 'nothing' && !own)) throw new Refusal('not_found');
  const key = { account_id: row.account_id, shipment_id: row.id };
  const events = await eventsOf(db, key);
  const estimates = await estimatesOf(db, key);
  const full =
    own && isOpen(row, services.clock())
      ? {
          pro_number: row.pro_number,
          service_name: row.service_name,
          units: row.units,
          weight_lb: row.weight_lb,
          estimates: estimates.map(({ date, set_at }) => ({ date, set_at })),
        }
      : null;
  const carrierNumber = row.pro_number ?? row.tracking_numbers[0] ?? null;
  const tracking = {
    full,
    number: row.bol_number,
    mode: row.mode as PublicTracking['mode'],
    carrier_number: full !== null || bare(carrierNumber ?? '') === bare(number) ? carrierNumber : null,
    status: row.status as PublicTracking['status'],
    carrier_name: row.carrier_name,
    origin: {
      city: row.origin_city,
      state: row.origin_state,
      spot: spotOf(row.origin_latitude, row.origin_longitude),
    },
    destination: {
      city: row.destination_city,
      state: row.destination_state,
      time_zone: row.destination_zone,
      spot: spotOf(row.destination_latitude, row.destination_longitude),
    },
    pickup_date: row.pickup_date,
    delivery_date: row.delivery_date,
    first_delivery_date: estimates.at(-1)?.date ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    events: events.map(({ occurred_at, time_zone, city, state, status, code, reason_code, latitude, longitude }) => ({
      occurred_at,
      time_zone,
      city,
      state,
      spot: spotOf(latitude, longitude),
      status,
      code,
      reason_code,
    })),
  };
  return { key, tracking };
}

/** The same as JSON, with the key of the shipper's link in the query. */
export async function showPublicTracking(
  ctx: Context,
  {
    params,
    query,
  }: {
    readonly params: Params<typeof endpoints.tracking.public>;
    readonly query: Query<typeof endpoints.tracking.public>;
  },
  { request }: Wire,
): Promise<{ data: PublicTracking }> {
  const asked = { ip: request.ip, number: params.number, key: query.key };
  return { data: (await publicShipment(ctx.services, asked)).tracking };
}
