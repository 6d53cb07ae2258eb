import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { applyEvents, type TrackingEvent } from '@waybill/freight';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { pushKey } from '../../../apps/server/src/modules/shipments/carrier-tracking/index.ts';
import { signInAt, type RunPerson } from '../../outside/person.ts';
import { startRunServer, type RunServer } from '../../outside/server.ts';
import { siteSecret, type Site } from '../../outside/site.ts';
import { Reporter, type Message } from './reporter.ts';

export type Left = {
  readonly confirmed: number;
  readonly lost: number;
  readonly doubled: number;
  readonly unread: number;
  readonly wrong: number;
  readonly miscounted: number;
};

type Given = { readonly shipments: number; readonly random: () => number };
type Stored = { readonly id: string; readonly text: string; readonly at: Date; readonly code: string };

const fill = `
  INSERT INTO shipments (account_id, id, bol_number, pro_number, status, mode, carrier_id, carrier_name, scac, service_name,
    origin_city, origin_state, origin_postal_code, destination_city, destination_state, destination_postal_code,
    pickup_date, total_amount, currency, detail, search_numbers, created_at, connection_id)
  SELECT $1::uuid, gen_random_uuid(), 'WBC' || n, 'PRO' || n, 'pending', 'ltl', carrier_id, 'Simulated 1', 'SIMA', 'Standard',
    'Manchester', 'NH', '03103', 'Chicago', 'IL', '60647', DATE '2026-11-18', 100, 'USD',
    jsonb_build_object('origin', $2::jsonb, 'destination', $2::jsonb, 'transit_days', 3), ARRAY['WBC' || n, 'PRO' || n],
    now(), id
  FROM carrier_connections, generate_series(1, $3::int) AS n`;
const place = { city: 'Manchester', state: 'NH', time_zone: 'America/New_York', latitude: 42.97, longitude: -71.45 };

/** A server that is killed and started again while carriers report. */
export class TrackingRun {
  readonly #site: Site;
  readonly #client: pg.Client;
  readonly #reporter: Reporter;
  readonly #connection: string;
  readonly #confirmed: Message[] = [];
  readonly #again: Message[] = [];
  #server: RunServer;
  #person: RunPerson;

  private constructor(
    site: Site,
    given: { client: pg.Client; reporter: Reporter; connection: string },
    running: { server: RunServer; person: RunPerson },
  ) {
    this.#site = site;
    this.#client = given.client;
    this.#reporter = given.reporter;
    this.#connection = given.connection;
    this.#server = running.server;
    this.#person = running.person;
  }

  static async start(site: Site, { shipments, random }: Given): Promise<TrackingRun> {
    const client = new pg.Client({ connectionString: site.url });
    await client.connect();
    await client.query(fill, [site.accountId, JSON.stringify(place), shipments]);
    // Staff bring the files: the one person of the site becomes staff.
    await client.query(`UPDATE users SET account_id = NULL, account_role = NULL`);
    await client.query(`INSERT INTO user_roles SELECT id, 'fpg_ops', now() FROM users`);
    const { rows } = await client.query<{ id: string }>('SELECT id FROM carrier_connections');
    const server = await startRunServer({ url: site.url, simulators: {} });
    const person = await signInAt(server.address);
    const reporter = new Reporter(shipments, random);
    return new TrackingRun(site, { client, reporter, connection: rows[0]?.id ?? '' }, { server, person });
  }

  /** Sends so many messages, a few at a time; those nobody confirmed are kept, to be sent again as carriers do. */
  async send(count: number): Promise<void> {
    const messages = [...this.#again.splice(0), ...Array.from({ length: count }, () => this.#reporter.next())];
    const left = messages.values();
    const one = async () => {
      for (const message of left) await this.#sendOne(message);
    };
    await Promise.all([one(), one(), one(), one()]);
  }

  async #sendOne(message: Message): Promise<void> {
    const confirmed = await (message.kind === 'push' ? this.#push(message) : this.#upload(message)).catch(() => false);
    (confirmed ? this.#confirmed : this.#again).push(message);
  }

  async #push({ body }: Message): Promise<boolean> {
    const key = pushKey({ secret: siteSecret }, this.#connection);
    const [id, at] = [randomUUID(), new Date()];
    const answer = await fetch(`${this.#server.address}/api/push/${this.#connection}/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(key).sign(id, at, body),
      },
      body,
    });
    return answer.status === 204;
  }

  async #upload({ body }: Message): Promise<boolean> {
    const sent = { file_name: 'status.edi', content: body };
    const answer = await this.#person.post(this.#server.address, '/api/admin/tracking/edi-214', sent);
    await answer.arrayBuffer();
    return answer.status === 200;
  }

  /** Messages without an answer, and deliveries that nobody has read yet. */
  async openWork(): Promise<number> {
    return this.#reporter.made - this.#confirmed.length - this.#again.length + (await this.#unread());
  }

  async #unread(): Promise<number> {
    const { rows } = await this.#client.query<{ open: number }>(
      'SELECT count(*)::int AS open FROM tracking_deliveries WHERE processed_at IS NULL',
    );
    return rows[0]?.open ?? 0;
  }

  /** `kill -9` and a new start over the same database. */
  async restart(): Promise<void> {
    await this.#server.kill();
    this.#server = await startRunServer({ url: this.#site.url, simulators: {} });
  }

  /** Sends what was never confirmed until it is. */
  async sendMissing(): Promise<void> {
    for (let tries = 0; tries < 20 && this.#again.length > 0; tries += 1) await this.send(0);
  }

  async untilRead(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (performance.now() < until && (await this.#unread()) > 0) await pause(250);
  }

  /** Compares what was confirmed with what is there. */
  async settle(): Promise<Left> {
    const { rows: stored } = await this.#client.query<Stored>(
      `SELECT shipment.bol_number AS id, occurred_at AS at, code, CASE source WHEN 'edi214' THEN lower(city) || ' ' || code ||
         to_char(occurred_at AT TIME ZONE 'America/New_York', ' DDHH24MI') ELSE text END AS text
       FROM tracking_events JOIN shipments AS shipment ON shipment.id = shipment_id`,
    );
    const keyOf = ({ id, text }: { id: string; text: string }) => `${id} ${text}`;
    const kept = new Map<string, number>();
    for (const row of stored) kept.set(keyOf(row), (kept.get(keyOf(row)) ?? 0) + 1);
    const wanted = new Set(this.#confirmed.flatMap(({ reports }) => reports.map(keyOf)));
    return {
      confirmed: wanted.size,
      lost: [...wanted].filter((key) => !kept.has(key)).length,
      doubled: [...kept.values()].filter((times) => times > 1).length,
      unread: await this.#unread(),
      wrong: await this.#wrong(stored),
      miscounted: await this.#miscounted(),
    };
  }

  async #wrong(stored: readonly Stored[]): Promise<number> {
    const { rows } = await this.#client.query<{ id: string; status: string }>(
      'SELECT bol_number AS id, status FROM shipments',
    );
    return rows.filter(({ id, status }) => {
      const own = stored.filter((event) => event.id === id);
      const events = own.map(({ at, code }): TrackingEvent => ({ at: at.getTime(), scheme: 'edi214', code }));
      return applyEvents(events).status !== status;
    }).length;
  }

  async #miscounted(): Promise<number> {
    const { rows } = await this.#client.query<{ wrong: number }>(
      `SELECT count(*)::int AS wrong FROM (SELECT status, sum(shipments) AS kept FROM
         (SELECT status, shipments FROM shipment_counts UNION ALL SELECT status, shipments FROM shipment_count_changes) AS a
         GROUP BY status) AS kept
       FULL JOIN (SELECT status, count(*) AS there FROM shipments GROUP BY status) AS there USING (status)
       WHERE coalesce(kept, 0) <> coalesce(there, 0)`,
    );
    return rows[0]?.wrong ?? -1;
  }

  async stop(): Promise<void> {
    await this.#server.kill();
    await this.#client.end();
  }
}
