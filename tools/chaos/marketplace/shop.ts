import { startSimulator, type Fault, type Simulator } from '@waybill/carriers/simulators';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { openDatabase, type Database } from '../../../apps/server/src/core/database/database.ts';
import { derivedKeyRing } from '../../../apps/server/src/core/secrets/key-ring.ts';
import { seal } from '../../../apps/server/src/core/secrets/seal.ts';
import { ebaySimulator, simulatedEbayApp } from '../../../apps/server/src/simulators/ebay/index.ts';
import { startRunServer, type RunServer } from '../../outside/server.ts';
import { siteSecret, type Site } from '../../outside/site.ts';

const seller = { userId: 'run-seller', username: 'run-seller' } as const;
const permission = 'v^1.1#r^1#permission-of-this-run';
const minute = 60_000;

type Seen = { readonly orderId: string; readonly number: string | null };

/** A seller at the simulated marketplace, whose server can be killed and started again. */
export class Shop {
  readonly ebay: Simulator;
  readonly database: Database;
  readonly #site: Site;
  #server: RunServer;

  private constructor(ebay: Simulator, database: Database, site: Site, server: RunServer) {
    this.ebay = ebay;
    this.database = database;
    this.#site = site;
    this.#server = server;
  }

  /** Opens with so many orders of the last weeks, and a server that begins to import them. */
  static async open(site: Site, orders: number, chance: () => number): Promise<Shop> {
    const ebay = await startSimulator(ebaySimulator, { chance, latencyMs: [5, 60] });
    const database = openDatabase(site.url, { connections: 4 });
    const shop = new Shop(ebay, database, site, undefined as unknown as RunServer);
    await shop.control('PUT', 'sellers', { ...seller, refreshToken: permission });
    await shop.control('PUT', 'plan', { tokenSeconds: 4, repeatEvery: 4 });
    const from = new Date(Date.now() - 60 * minute - orders * minute).toISOString();
    await shop.control('POST', 'orders', { seller: seller.userId, count: orders, from, everyMs: minute });
    await shop.#connect();
    shop.#server = await shop.#start();
    return shop;
  }

  async control<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.ebay.url}/simulated/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  plan(faults: readonly Fault[]): void {
    this.ebay.faults.plan(faults);
  }

  async #connect(): Promise<void> {
    const [id, now] = [newId(), new Date()];
    const { accountId } = this.#site;
    const { staff } = this.database;
    await staff
      .insertInto('marketplace_connections')
      .values({
        account_id: accountId,
        id,
        provider: 'ebay',
        environment: 'simulator',
        seller_id: seller.userId,
        seller: seller.username,
        state: 'active',
        connected_at: now,
        updated_at: now,
        due_at: now,
      })
      .execute();
    const { keyId, bytes } = seal(derivedKeyRing(siteSecret), id, JSON.stringify({ refreshToken: permission }));
    await staff
      .insertInto('marketplace_secrets')
      .values({ account_id: accountId, connection_id: id, sealed: bytes, key_id: keyId })
      .execute();
  }

  #start(): Promise<RunServer> {
    return startRunServer({
      url: this.#site.url,
      simulators: { ebay: this.ebay.url },
      marketplaces: { ebay: { ...simulatedEbayApp, environment: 'simulator' } },
    });
  }

  /**
   * Has something done, and kills the server when it comes to one of these steps; then starts it again.
   * @param passing how often it may come to one before that
   * @returns whether it came to one in time
   */
  async killAt(
    steps: readonly string[],
    { withinMs, passing = 0 }: { readonly withinMs: number; readonly passing?: number },
    act: () => Promise<void> = async () => undefined,
  ): Promise<boolean> {
    this.#server.watch(steps);
    let next = this.#server.nextStep(withinMs);
    await act();
    let struck = (await next) !== null;
    for (let passed = 0; struck && passed < passing; passed += 1) {
      next = this.#server.nextStep(2000);
      this.#server.go();
      // With nothing more to come it has come to its end meanwhile.
      struck = (await next) !== null;
    }
    await this.#server.kill();
    this.#server = await this.#start();
    return struck;
  }

  /** Ids of the orders that are kept, by the marketplace's number; one that is kept twice throws. */
  async kept(): Promise<Map<string, string>> {
    const rows = await this.database.staff
      .selectFrom('marketplace_orders')
      .select(['id', 'external_id'])
      .where('account_id', '=', this.#site.accountId)
      .execute();
    const kept = new Map(rows.map(({ id, external_id: number }) => [number, id]));
    if (kept.size < rows.length) throw new Error(`${rows.length - kept.size} orders are kept twice`);
    return kept;
  }

  /** How many tellings are not told yet. */
  async untold(): Promise<number> {
    const row = await this.database.staff
      .selectFrom('marketplace_tellings')
      .select((of) => of.fn.countAll<number>().as('rows'))
      .where('state', '<>', 'told')
      .executeTakeFirstOrThrow();
    return row.rows;
  }

  /** Has carriers take shipments along that carry these orders, one each. @returns their numbers by order */
  async ship(orders: readonly string[]): Promise<Map<string, string>> {
    const { staff } = this.database;
    const { accountId } = this.#site;
    const carrier = await staff.selectFrom('carriers').select(['id', 'name', 'scac']).executeTakeFirstOrThrow();
    const now = new Date();
    const shipments = orders.map((order) => {
      const id = newId();
      return { id, order, number: `1Z${id.replaceAll('-', '').slice(-16).toUpperCase()}` };
    });
    await staff
      .insertInto('marketplace_order_shipments')
      .values(
        shipments.map(({ id, order }) => ({
          account_id: accountId,
          order_id: order,
          shipment_id: id,
          created_at: now,
        })),
      )
      .execute();
    await staff
      .insertInto('shipments')
      .values(
        shipments.map(({ id, number }) => ({
          account_id: accountId,
          id,
          bol_number: `RUN${number}`,
          tracking_numbers: [number],
          status: 'in_transit',
          mode: 'parcel',
          carrier_id: carrier.id,
          carrier_name: carrier.name,
          scac: carrier.scac,
          service_name: 'Ground',
          origin_city: 'Manchester',
          origin_state: 'NH',
          origin_postal_code: '03103',
          destination_city: 'Chicago',
          destination_state: 'IL',
          destination_postal_code: '60647',
          pickup_date: now.toISOString().slice(0, 10),
          total_amount: 1000,
          currency: 'USD',
          detail: '{}',
          search_numbers: [],
          created_at: now,
        })),
      )
      .execute();
    return new Map(shipments.map(({ order, number }) => [order, number]));
  }

  /** What arrived at the marketplace, by its own number of the order. */
  async arrived(): Promise<Map<string, (string | null)[]>> {
    const seen = await this.control<Seen[]>('GET', 'fulfillments');
    const byOrder = new Map<string, (string | null)[]>();
    for (const { orderId, number } of seen) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), number]);
    return byOrder;
  }

  async close(): Promise<void> {
    await this.#server.kill();
    await this.database.close();
    await this.ebay.close();
  }
}
