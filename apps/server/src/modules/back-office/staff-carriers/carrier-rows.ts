import { booksTimeZone, type StaffCarrier, type StaffCarrierRow } from '@waybill/contract';
import { zoned } from '@waybill/freight';
import { sql } from 'kysely';
import type { Services } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { breakerState, gatewayOf } from '../../carriers/gateway/index.ts';
import { summaryOf, type Counted } from './call-figures.ts';
import { logoOf } from './carrier-info.ts';

const dayMs = 24 * 3_600_000;

function rows(db: Db | Tx, today: string) {
  return db
    .selectFrom('carriers as carrier')
    .leftJoin('carrier_logos as logo', 'logo.carrier_id', 'carrier.id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('tariffs')
          .select(['version', 'effective_from', 'effective_until'])
          .whereRef('tariffs.carrier_id', '=', 'carrier.id')
          .where('effective_from', '<=', today)
          .where((is) => is.or([is('effective_until', 'is', null), is('effective_until', '>=', today)]))
          .orderBy('effective_from', 'desc')
          .orderBy('version', 'desc')
          .limit(1)
          .as('current'),
      (join) => join.onTrue(),
    )
    .select([
      'carrier.id',
      'carrier.name',
      'carrier.scac',
      'carrier.modes',
      'carrier.active',
      'carrier.phone',
      'carrier.pickup_notes',
      'carrier.freight_terms',
      'carrier.bill_to_account',
      'logo.digest',
      'logo.width',
      'logo.height',
      'current.version',
      'current.effective_from',
      'current.effective_until',
      (of) =>
        of
          .selectFrom('tariffs')
          .select((each) => each.fn.min('effective_from').as('next'))
          .whereRef('tariffs.carrier_id', '=', 'carrier.id')
          .where('effective_from', '>', today)
          .as('next_from'),
      (of) =>
        of
          .exists(
            of
              .selectFrom('tariffs')
              .select(sql`1`.as('one'))
              .whereRef('tariffs.carrier_id', '=', 'carrier.id'),
          )
          .$castTo<boolean>()
          .as('has_tariff'),
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** Today in the time zone of tariffs. */
export function todayOf(now: Date): string {
  return zoned(now.getTime(), booksTimeZone).date;
}

type Connection = {
  readonly id: string;
  readonly carrier_id: string;
  readonly enabled: boolean;
  readonly updated_at: Date;
};

const severity = ['closed', 'half_open', 'open'] as const;

/** The worst breaker state of the enabled connections; null if there are none. */
function worstBreaker(services: Services, connections: readonly Connection[]): StaffCarrierRow['breaker'] {
  const states = connections
    .filter(({ enabled }) => enabled)
    .map(({ id, updated_at: at }) => breakerState(gatewayOf(services).guardOf({ id, version: at.toISOString() })));
  return states.toSorted((one, other) => severity.indexOf(other) - severity.indexOf(one))[0] ?? null;
}

/** Calls of the last 24 hours, by carrier. */
async function countedToday(db: Db | Tx, now: Date): Promise<ReadonlyMap<string, Counted[]>> {
  const found = await db
    .selectFrom('carrier_call_figures as figure')
    .innerJoin('carrier_connections as connection', 'connection.id', 'figure.connection_id')
    .select(['connection.carrier_id', 'figure.outcome', 'figure.step'])
    .select((of) => of.fn.sum<number>('figure.calls').as('calls'))
    .where('figure.slot', '>', new Date(now.getTime() - dayMs))
    .groupBy(['connection.carrier_id', 'figure.outcome', 'figure.step'])
    .execute();
  const byCarrier = new Map<string, Counted[]>();
  for (const { carrier_id: id, outcome, step, calls } of found)
    byCarrier.set(id, [...(byCarrier.get(id) ?? []), { outcome, step, calls }]);
  return byCarrier;
}

function wire(
  services: Services,
  row: Row,
  connections: readonly Connection[],
  counted: readonly Counted[],
): StaffCarrierRow {
  const { version, effective_from: from, effective_until: until } = row;
  return {
    id: row.id,
    name: row.name,
    scac: row.scac,
    modes: row.modes,
    active: row.active,
    logo: logoOf(row),
    has_tariff: row.has_tariff,
    connections: connections.length,
    tariff: version === null || from === null ? null : { version, effective_from: from, effective_until: until },
    next_from: row.next_from,
    breaker: worstBreaker(services, connections),
    ...summaryOf(counted),
  };
}

async function connectionsOf(db: Db | Tx): Promise<Connection[]> {
  return db.selectFrom('carrier_connections').select(['id', 'carrier_id', 'enabled', 'updated_at']).execute();
}

/** Every carrier. There are hundreds at most. */
export async function everyCarrier(services: Services, db: Db, now: Date): Promise<StaffCarrierRow[]> {
  const [found, connections, counted] = await Promise.all([
    rows(db, todayOf(now)).execute(),
    connectionsOf(db),
    countedToday(db, now),
  ]);
  return found.map((row) =>
    wire(
      services,
      row,
      connections.filter(({ carrier_id: id }) => id === row.id),
      counted.get(row.id) ?? [],
    ),
  );
}

/** Whether records use the carrier's SCAC, so that it can no longer change. */
export async function isScacUsed(db: Db | Tx, carrierId: string): Promise<boolean> {
  const { used } = await db
    .selectNoFrom((of) =>
      of
        .or([
          of.exists(of.selectFrom('tariffs').select('id').where('carrier_id', '=', carrierId)),
          of.exists(of.selectFrom('carrier_connections').select('id').where('carrier_id', '=', carrierId)),
          of.exists(of.selectFrom('shipments').select('id').where('carrier_id', '=', carrierId)),
        ])
        .$castTo<boolean>()
        .as('used'),
    )
    .executeTakeFirstOrThrow();
  return used;
}

/** One carrier with everything staff manage. @throws Refusal not_found */
export async function showCarrier(services: Services, db: Db | Tx, id: string, now: Date): Promise<StaffCarrier> {
  const row = await rows(db, todayOf(now)).where('carrier.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const profile = await db.selectFrom('carrier_profiles').selectAll().where('carrier_id', '=', id).executeTakeFirst();
  const connections = (await connectionsOf(db)).filter(({ carrier_id: of }) => of === id);
  const counted = (await countedToday(db, now)).get(id) ?? [];
  const open = await db
    .selectFrom('quote_rates as rate')
    .innerJoin('quotes as quote', (join) =>
      join.onRef('quote.account_id', '=', 'rate.account_id').onRef('quote.id', '=', 'rate.quote_id'),
    )
    .select((of) => of.fn.count<number>('quote.id').distinct().as('quotes'))
    .where('rate.carrier_id', '=', id)
    .where('quote.expires_at', '>', now)
    .where('quote.booked_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { standing_reason: reason, standing_at: at, standing_by: by } = profile ?? {};
  return {
    ...wire(services, row, connections, counted),
    phone: row.phone,
    contacts: (profile?.contacts ?? []) as StaffCarrier['contacts'],
    notes: profile?.notes ?? null,
    pickup_notes: row.pickup_notes,
    freight_terms: row.freight_terms as StaffCarrier['freight_terms'],
    bill_to_account: row.bill_to_account,
    version: profile?.version ?? 0,
    scac_fixed: await isScacUsed(db, id),
    open_quotes: open.quotes,
    updated_at: profile?.updated_at.toISOString() ?? null,
    updated_by: profile?.updated_by ?? null,
    standing: reason && at && by ? { reason, at: at.toISOString(), by } : null,
  };
}
