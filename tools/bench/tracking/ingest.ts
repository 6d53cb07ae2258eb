import pg from 'pg';
import { pino } from 'pino';
import { systemContext, type Services } from '../../../apps/server/src/core/context.ts';
import { loginsOf } from '../../../apps/server/src/core/database/logins.ts';
import { openDatabase } from '../../../apps/server/src/core/database/database.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { derivedKeyRing } from '../../../apps/server/src/core/secrets/key-ring.ts';
import { readAllOpen, receive } from '../../../apps/server/src/modules/shipments/carrier-tracking/index.ts';
import { connectionId, proOf } from './rows.ts';

/** Deliveries to bring in: so many shipments in each, each with so many events. */
export type Load = { readonly deliveries: number; readonly shipmentsEach: number; readonly eventsEach: number };

const codes = ['X3', 'AF', 'P1', 'X4', 'P1', 'X4', 'P1', 'X1', 'X6', 'D1'];

/** What carriers' pushes bring, each body in our own shape. `round` makes the events of each round other ones. */
export function bodiesOf(load: Load, round: number): string[] {
  return Array.from({ length: load.deliveries }, (_, delivery) =>
    JSON.stringify(
      Array.from({ length: load.shipmentsEach }, (__, at) => ({
        number: proOf(1 + delivery * load.shipmentsEach + at),
        events: Array.from({ length: load.eventsEach }, (___, step) => ({
          local: `2027-0${1 + round}-${String(1 + step).padStart(2, '0')}T1${step % 10}:15:00`,
          city: 'Manchester',
          state: 'NH',
          text: `TRAILER AT TERMINAL ${step}`,
          scheme: 'edi214',
          code: codes[step % codes.length],
        })),
      })),
    ),
  );
}

export type IngestSite = {
  /** Takes the bodies in and reads them into events. @returns seconds */
  ingest(bodies: readonly string[]): Promise<number>;
  /** Takes the events of the last round out, and inserts just those rows again. @returns seconds */
  insertPlain(): Promise<number>;
  stop(): Promise<void>;
};

const columns = `account_id, shipment_id, id, occurred_at, received_at, time_zone, city, state, latitude, longitude, text,
  scheme, code, reason_code, status, source, fingerprint`;

/** How many rows one plain INSERT has, and how many statements are under way at once; the readers work the same way. */
const [rowsEach, together] = [1000, 4];

async function inTurns<T>(work: readonly T[], one: (of: T) => Promise<void>): Promise<number> {
  const began = performance.now();
  const left = work.values();
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const each of left) await one(each);
    }),
  );
  return (performance.now() - began) / 1000;
}

/** The product's own way from a carrier's push to the shipment, and plain statements beside it, over one database. */
export async function startIngestSite(url: string): Promise<IngestSite> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const database = openDatabase(url, { connections: 10 });
  const plain = new pg.Pool({ connectionString: loginsOf(url).staff, max: together });
  const services = {
    database,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    outside: { keys: derivedKeyRing('a key of this benchmark'), hosts: [], simulators: {} },
  } as unknown as Services;
  const ctx = systemContext(services, 'bench');
  let began = new Date();
  return {
    ingest: async (bodies) => {
      began = new Date();
      const received = await inTurns(bodies, async (body) => {
        await receive(ctx, { source: 'push:signed', connectionId, body });
      });
      const read = await inTurns(Array.from({ length: together }), () => readAllOpen(ctx));
      return received + read;
    },
    insertPlain: async () => {
      const { rows } = await owner.query<{ row: Record<string, unknown> }>(
        'SELECT to_jsonb(tracking_events) AS row FROM tracking_events WHERE received_at >= $1 ORDER BY shipment_id, id',
        [began],
      );
      await owner.query('DELETE FROM tracking_events WHERE received_at >= $1', [began]);
      await owner.query('VACUUM tracking_events');
      const statements: unknown[][] = [];
      const names = columns.split(',').map((name) => name.trim());
      for (let from = 0; from < rows.length; from += rowsEach) {
        const some = rows
          .slice(from, from + rowsEach)
          .map(({ row }): Record<string, unknown> => ({ ...row, id: newId() }));
        statements.push(some.flatMap((row) => names.map((name) => row[name] ?? null)));
      }
      return inTurns(statements, async (values) => {
        const count = values.length / names.length;
        const places = Array.from(
          { length: count },
          (_, row) => `(${names.map((__, at) => `$${row * names.length + at + 1}`).join(',')})`,
        );
        await plain.query(`INSERT INTO tracking_events (${columns}) VALUES ${places.join(',')}`, values);
      });
    },
    stop: async () => {
      await plain.end();
      await database.close();
      await owner.end();
    },
  };
}
