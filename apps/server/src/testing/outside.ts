import {
  simulatedCarriers,
  startSimulator,
  type Simulator,
  type SimulatorDefinition,
  type SimulatorOptions,
} from '@waybill/carriers/simulators';
import type { BookingRequestInput, Quote, QuoteRequestInput, Shipment } from '@waybill/contract';
import { newId } from '../core/ids.ts';
import { connectionById, sealCredentials, type Connection } from '../modules/carriers/gateway/index.ts';
import type { Browser } from './browser.ts';
import { bookingOf, quoteAs } from './journey.ts';
import { fuelWeeks } from '../seed/fuel-weeks.ts';
import { ordinaryMonday, startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** A simulated carrier of a test, with its adapter. */
export type GivenCarrier = {
  readonly adapter: string;
  readonly scac: string;
  readonly mode: 'ltl' | 'parcel';
  readonly environment?: 'simulator' | 'sandbox' | 'production';
  /** Overrides the credentials that the simulator accepts; null for none. */
  readonly credentials?: unknown;
  /** Changes the credentials that the simulator accepts, e.g. who is billed. */
  readonly changeCredentials?: (usual: Readonly<Record<string, unknown>>) => unknown;
  /** In milliseconds by operation. */
  readonly deadlines?: Readonly<Record<string, number>>;
  readonly settleSeconds?: number;
  /** Changes the simulator, e.g. to return nonsense from a route. */
  readonly change?: (definition: SimulatorDefinition) => SimulatorDefinition;
  readonly options?: SimulatorOptions;
};

/** A running simulated carrier, and the server's connection to it. */
export type OutsideCarrier = {
  readonly simulator: Simulator;
  readonly carrierId: string;
  readonly connectionId: string;
  /** The connection as currently stored. */
  connection(): Promise<Connection>;
  /** Calls of an operation received so far. */
  calls(operation: string): Simulator['log']['entries'];
};

export type OutsideServer = TestServer & {
  carrier(scac: string): OutsideCarrier;
};

function standIn(adapter: string) {
  const found = simulatedCarriers.find(({ adapters }) => adapters.includes(adapter));
  if (found === undefined) throw new Error(`No simulator stands in for ${adapter}`);
  return { definition: found.definition, credentials: found.credentials[adapter] };
}

async function lay(server: TestServer, given: GivenCarrier): Promise<{ carrierId: string; connectionId: string }> {
  const { staff } = server.services.database;
  const [connectionId, now] = [newId(), server.clock()];
  const usual = given.credentials === undefined ? standIn(given.adapter).credentials : given.credentials;
  const credentials = given.changeCredentials?.(usual as Readonly<Record<string, unknown>>) ?? usual;
  const sealed = credentials === null ? null : sealCredentials(server.services, connectionId, credentials);
  const { id: carrierId } = await staff
    .insertInto('carriers')
    .values({
      id: newId(),
      scac: given.scac,
      name: `Simulated ${given.scac}`,
      modes: [given.mode],
      created_at: now,
    })
    // A house carrier can be connected too.
    .onConflict((conflict) => conflict.column('scac').doUpdateSet({ scac: given.scac }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await staff
    .insertInto('carrier_connections')
    .values({
      id: connectionId,
      carrier_id: carrierId,
      adapter: given.adapter,
      environment: given.environment ?? 'simulator',
      sealed: sealed?.bytes ?? null,
      key_id: sealed?.keyId ?? null,
      liability: JSON.stringify({ perPoundNew: 500, perPoundUsed: 10, cap: 10_000_000 }),
      deadlines: JSON.stringify(given.deadlines ?? {}),
      settle_seconds: given.settleSeconds ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { carrierId, connectionId };
}

/**
 * A test server with carrier APIs: each carrier is a simulator in this process, on the test's own clock, with a
 * connection of the server.
 */
export async function startOutside(
  given: readonly GivenCarrier[],
  options: TestServerOptions = {},
): Promise<OutsideServer> {
  let clock = () => new Date(options.now ?? ordinaryMonday);
  const simulators = new Map<string, Simulator>();
  const urls: Record<string, string> = {};
  for (const { adapter, scac, change, options: run } of given) {
    const { definition } = standIn(adapter);
    const simulator = await startSimulator(change?.(definition) ?? definition, { clock: () => clock(), ...run });
    simulators.set(scac, simulator);
    urls[`${adapter}:${scac}`] = simulator.url;
  }
  const server = await startTestServer({ ...options, simulators: urls });
  clock = server.clock;
  if (!options.carriers) {
    const weeks = fuelWeeks(server.clock().toISOString().slice(0, 10));
    await server.services.database.staff.insertInto('fuel_prices').values(weeks).execute();
  }
  const laid = new Map<string, OutsideCarrier>();
  for (const carrier of given) {
    const ids = await lay(server, carrier);
    const simulator = simulators.get(carrier.scac) as Simulator;
    laid.set(carrier.scac, {
      ...ids,
      simulator,
      connection: async () => (await connectionById(server.services, ids.connectionId)) as Connection,
      calls: (name) => simulator.log.entries.filter(({ operation }) => operation === name),
    });
  }
  return {
    ...server,
    carrier: (scac) => {
      const found = laid.get(scac);
      if (found === undefined) throw new Error(`No carrier ${scac} runs`);
      return found;
    },
    close: async () => {
      await server.close();
      for (const simulator of simulators.values()) await simulator.close();
    },
  };
}

const box = {
  mode: 'parcel',
  items: [
    {
      description: 'Bathroom vanities, boxed',
      package_type: 'boxes',
      quantity: 1,
      length: { value: 12, unit: 'in' },
      width: { value: 12, unit: 'in' },
      height: { value: 12, unit: 'in' },
      weight: { value: 10, unit: 'lb' },
    },
  ],
  shipment_value: { amount: 10_000, currency: 'USD' },
  insured: false,
} as const;

/** Booking request for the first rate of one carrier: two pallets, or one box. */
export async function bookingWith(
  browser: Browser,
  scac: string,
  mode: GivenCarrier['mode'],
  changes: Partial<QuoteRequestInput> = {},
): Promise<BookingRequestInput> {
  const { id } = await quoteAs(browser, {
    ...(mode === 'parcel' ? { ...box, items: [...box.items] } : {}),
    ...changes,
  });
  const quote = (await browser.get(`/api/quotes/${id}?wait=10`)).body.data as unknown as Quote;
  const rates = quote.rates.filter(({ carrier }) => carrier.scac === scac);
  if (rates.length === 0) throw new Error(`${scac} gave no rate: ${JSON.stringify(quote.without_rate)}`);
  return bookingOf({ ...quote, rates }, { insured: false });
}

/** Books with one carrier. @throws when it is not booked at once */
export async function bookWith(browser: Browser, scac: string, mode: GivenCarrier['mode']): Promise<Shipment> {
  const body = await bookingWith(browser, scac, mode);
  const answer = await browser.post('/api/shipments', body, { 'idempotency-key': crypto.randomUUID() });
  if (answer.status !== 201) throw new Error(`Not booked: ${answer.text}`);
  return answer.body.data as unknown as Shipment;
}
