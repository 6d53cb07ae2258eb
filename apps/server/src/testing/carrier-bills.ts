import type {
  CarrierBill,
  CarrierBillInput,
  ChargeLineWire,
  Quote,
  QuoteRequestInput,
  TakenBill,
} from '@waybill/contract';
import type { Browser } from './browser.ts';
import { bookingOf, ordinaryRequest, quoteAs, type Booked } from './journey.ts';
import type { TestServer } from './server.ts';

/** The default load with some changes. */
export function loadWith(change: Partial<(typeof ordinaryRequest.items)[number]> | object): Partial<QuoteRequestInput> {
  return { items: ordinaryRequest.items.map((line) => ({ ...line, ...change })) };
}

/** Books the default load at the first rate, without insurance, and delivers it. */
export async function shipOrdinary(server: TestServer, browser: Browser): Promise<Booked> {
  const quote = await quoteAs(browser);
  const request = bookingOf(quote, { insured: false });
  const answer = await browser.post('/api/shipments', request, { 'idempotency-key': crypto.randomUUID() });
  if (answer.status !== 201) throw new Error(`Not booked: ${answer.text}`);
  const shipment = answer.body.data as unknown as Booked['shipment'];
  await server.services.database.staff
    .updateTable('shipments')
    .set({ status: 'delivered' })
    .where('id', '=', shipment.id)
    .execute();
  return { shipmentId: shipment.id, quoteId: quote.id, bolNumber: shipment.bol_number, request, shipment };
}

/** A carrier's price for a load by its tariff: the carrier's own lines, and the customer's price. */
export async function tariffPrice(
  server: TestServer,
  browser: Browser,
  of: Booked,
  change: Partial<QuoteRequestInput>,
): Promise<{ readonly cost: readonly ChargeLineWire[]; readonly amount: number; readonly sell: number }> {
  const quote: Quote = await quoteAs(browser, change);
  const rate = quote.rates.find(
    ({ carrier, service }) => carrier.name === of.shipment.carrier_name && service.name === of.shipment.service_name,
  );
  if (rate === undefined) throw new Error('The carrier has no such rate');
  const cost = await server.services.database.staff
    .selectFrom('rate_costs')
    .select(['amount', 'charges'])
    .where('rate_id', '=', rate.id)
    .executeTakeFirstOrThrow();
  return {
    amount: cost.amount,
    cost: cost.charges,
    sell: rate.total_without_insurance.amount,
  };
}

const kinds: Readonly<Record<string, 'freight' | 'discount' | 'fuel' | 'accessorial'>> = {
  item: 'freight',
  deficit: 'freight',
  discount: 'discount',
  minimum: 'discount',
  fuel: 'fuel',
  accessorial: 'accessorial',
  surcharge: 'accessorial',
};

/** A carrier bill with such a price for a shipment. */
export function billOf(
  { shipment }: Booked,
  price: { readonly cost: readonly ChargeLineWire[]; readonly amount: number },
  changes: Partial<CarrierBillInput> = {},
): CarrierBillInput {
  return {
    scac: shipment.scac,
    bill_number: 'INV-1',
    pro_number: shipment.pro_number,
    bol_number: shipment.bol_number,
    billed_on: '2026-11-16',
    total: price.amount,
    lines: price.cost.flatMap(({ kind, code, amount }) => {
      const billed = kinds[kind];
      return billed === undefined ? [] : [{ kind: billed, code, amount: amount.amount }];
    }),
    ...changes,
  };
}

/** Enters a bill as staff. */
export async function takeBillAs(desk: Browser, bill: CarrierBillInput): Promise<TakenBill> {
  const answer = await desk.post('/api/admin/carrier-bills', bill);
  if (answer.status !== 200) throw new Error(`Not taken: ${answer.text}`);
  return answer.body.data as unknown as TakenBill;
}

export async function billAs(desk: Browser, id: string): Promise<CarrierBill> {
  const answer = await desk.get(`/api/admin/carrier-bills/${id}`);
  if (answer.status !== 200) throw new Error(`Not shown: ${answer.text}`);
  return answer.body.data as unknown as CarrierBill;
}
