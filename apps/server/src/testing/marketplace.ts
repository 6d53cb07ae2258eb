import { startSimulator, type Simulator } from '@waybill/carriers/simulators';
import type { MarketplaceOrderRow } from '@waybill/contract';
import { ebaySimulator, simulatedEbayApp } from '../simulators/ebay/index.ts';
import type { Browser } from './browser.ts';
import { ordinaryMonday, startTestServer, type TestServer, type TestServerOptions } from './server.ts';

export const testSeller = { userId: 'seller-1', username: 'harbor-tools' } as const;

/** A fulfillment in the marketplace's records. */
export type SeenFulfillment = {
  readonly orderId: string;
  readonly number: string | null;
  readonly carrier: string | null;
};

export type MarketplaceServer = TestServer & {
  readonly ebay: Simulator;
  /** Calls a control endpoint of the simulator: seller actions and faults. */
  control<T>(method: string, path: string, body?: object): Promise<T>;
  /** Creates orders, by default one hour apart. @returns their numbers */
  order(count: number, given?: { readonly seller?: string; readonly everyMs?: number }): Promise<string[]>;
  fulfillments(): Promise<SeenFulfillment[]>;
  /** Answers the consent page as the seller. @returns parameters of the redirect */
  agree(url: string, answer?: 'agree' | 'decline'): Promise<URLSearchParams>;
  /** Connects an owner's account. @returns the id of the connection */
  connect(owner: Browser): Promise<string>;
  /** Imports until nothing is due for a while. */
  importAll(): Promise<void>;
};

const hour = 3_600_000;

/** A test server registered with a simulated marketplace in this process, on the test's own clock. */
export async function startMarketplace(options: TestServerOptions = {}): Promise<MarketplaceServer> {
  let clock = () => new Date(options.now ?? ordinaryMonday);
  const ebay = await startSimulator(ebaySimulator, { clock: () => clock(), chance: () => 0.5 });
  const server = await startTestServer({
    ...options,
    simulators: { ...options.simulators, ebay: ebay.url },
    marketplaces: { ebay: { ...simulatedEbayApp, environment: 'simulator' } },
  });
  clock = server.clock;
  const control = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${ebay.url}/simulated/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const back = `${server.services.publicUrl}/orders/ebay`;
  await control('PUT', 'ru-names', { name: simulatedEbayApp.redirect, accept: back, decline: back });
  await control('PUT', 'sellers', testSeller);
  const agree: MarketplaceServer['agree'] = async (url, answer = 'agree') => {
    const state = new URL(url).searchParams.get('state') ?? '';
    const form = { redirect_uri: simulatedEbayApp.redirect, state, seller: testSeller.userId, answer };
    const sent = await fetch(`${ebay.url}/oauth2/consent`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return new URL(sent.headers.get('location') ?? '').searchParams;
  };
  const importAll = async () => {
    server.clock.advance(60_000);
    await server.runCron('marketplace.import_due');
    await server.runJobs();
  };
  return {
    ...server,
    ebay,
    control,
    order: (count, { seller = testSeller.userId, everyMs = hour } = {}) => {
      const from = new Date(server.clock().getTime() - count * everyMs).toISOString();
      return control('POST', 'orders', { seller, count, from, everyMs });
    },
    fulfillments: () => control('GET', 'fulfillments'),
    agree,
    connect: async (owner) => {
      const asked = await owner.post('/api/marketplaces/ebay/consent', {});
      const came = await agree(String(asked.body.data?.['url']));
      const { code, state } = Object.fromEntries(came);
      const connected = await owner.post('/api/marketplaces/ebay/connect', { code, state });
      if (connected.status !== 201) throw new Error(`Not connected: ${connected.text}`);
      return String(connected.body.data?.['id']);
    },
    importAll,
    close: async () => {
      await server.close();
      await ebay.close();
    },
  };
}

/** Rows of the order list. */
export async function listedOrders(browser: Browser, query = ''): Promise<MarketplaceOrderRow[]> {
  const answer = await browser.get(`/api/marketplaces/orders?per_page=100${query}`);
  return answer.body.data as unknown as MarketplaceOrderRow[];
}

export type Shop = {
  readonly connectionId: string;
  readonly order: { readonly id: string; readonly external_id: string };
  readonly batchId: string;
};

/** Connects a seller with orders to the browser's account, and quotes one of the orders in a batch. */
export async function addShop(server: MarketplaceServer, by: Browser, pickup: object): Promise<Shop> {
  await server.order(3);
  const connectionId = await server.connect(by);
  await server.runJobs();
  const [order] = await listedOrders(by);
  if (order === undefined) throw new Error('No order came in');
  const batchId = crypto.randomUUID();
  const wanted = { order_ids: [order.id], pickup, pickup_date: '2026-11-18', ready_at: '13:00' };
  await by.post('/api/marketplace-batches', { id: batchId, ...wanted });
  return { connectionId, order, batchId };
}

type Selling = { readonly server: MarketplaceServer; readonly owner: Browser };

/** What happens to orders of a connected seller, and what became of them. */
export function sellerDesk(selling: () => Selling) {
  const seen = async (id: string) =>
    (await selling().owner.get(`/api/marketplaces/orders/${id}`)).body.data as MarketplaceOrderRow;
  /** Links orders to a booking, as the page does before booking. */
  async function linked(orders: readonly MarketplaceOrderRow[], id: string): Promise<void> {
    const wanted = { order_ids: orders.map((order) => order.id) };
    const answer = await selling().owner.put(`/api/marketplaces/shipments/${id}/orders`, wanted);
    if (answer.status !== 200) throw new Error(`Not linked: ${answer.text}`);
  }
  return {
    seen,
    linked,
    toldOf: async ({ external_id: number }: MarketplaceOrderRow) =>
      (await selling().server.fulfillments()).filter(({ orderId }) => orderId === number),
    /** The carrier picks up a shipment. */
    picksUp: async (id: string, status = 'in_transit', number = '1Z 999-AA1'): Promise<void> => {
      await selling()
        .server.services.database.staff.updateTable('shipments')
        .set({ status, tracking_numbers: [`${number} ${id.slice(-6)}`] })
        .where('id', '=', id)
        .execute();
    },
    minutes: async (count: number): Promise<void> => {
      const { server } = selling();
      for (let minute = 0; minute < count; minute += 1) {
        server.clock.advance(60_000);
        await server.runCron('marketplace.tell_due');
      }
    },
    /** Sets when tracking numbers are reported. */
    reportAt: async (time: 'label' | 'pickup'): Promise<void> => {
      const { owner } = selling();
      const { connections } = (await owner.get('/api/marketplaces')).body.data as { connections: { id: string }[] };
      const url = `/api/marketplaces/connections/${connections[0]?.id}`;
      const answer = await owner.send('PATCH', url, { report_at: time });
      if (answer.body.data?.['report_at'] !== time) throw new Error(`Not set: ${answer.text}`);
    },
  };
}
