import type {
  ConvertRequestInput,
  DeskRequest,
  EquipmentUsed,
  SalesRequest,
  SendRateConfirmationInput,
  SendTruckloadInput,
  TruckloadQuote,
  TruckloadRequestInput,
} from '@waybill/contract';
import type { Browser } from './browser.ts';
import { bookingOf } from './journey.ts';
import { answerAs, ordinaryAnswer } from './sales.ts';
import type { TestServer } from './server.ts';

/** Id of an equipment type by code. */
export async function equipmentId(browser: Browser, code: string): Promise<string> {
  const all = (await browser.get('/api/equipment-types')).body.data as unknown as EquipmentUsed[];
  const found = all.find((one) => one.code === code);
  if (found === undefined) throw new Error(`No equipment ${code}`);
  return found.id;
}

/** Twenty pallets of 1,500 lb from Manchester, NH to Chicago, IL, on the Wednesday after `ordinaryMonday`. */
export function ordinaryTruckload(
  equipment: string,
  changes: Partial<TruckloadRequestInput> = {},
): TruckloadRequestInput {
  return {
    id: crypto.randomUUID(),
    equipment_id: equipment,
    origin: { postal_code: '03103' },
    destination: { postal_code: '60647' },
    pickup_date: '2026-11-18',
    items: [
      {
        description: 'Bottled water',
        package_type: 'pallets',
        quantity: 20,
        length: { value: 48, unit: 'in' },
        width: { value: 40, unit: 'in' },
        height: { value: 60, unit: 'in' },
        weight: { value: 30_000, unit: 'lb' },
      },
    ],
    shipment_value: { amount: 2_000_000, currency: 'USD' },
    ...changes,
  };
}

/** Quotes a truckload. */
export async function quoteTruckloadAs(
  browser: Browser,
  changes: Partial<TruckloadRequestInput> = {},
  // A temperature requires a refrigerated trailer.
  code = changes.temperature ? 'R53' : 'V53',
): Promise<TruckloadQuote> {
  const body = ordinaryTruckload(await equipmentId(browser, code), changes);
  const answer = await browser.post('/api/truckload/quotes', body);
  if (answer.status !== 201) throw new Error(`No truckload quote: ${answer.text}`);
  return answer.body.data as unknown as TruckloadQuote;
}

/** Contact and further details for the sales desk. */
export function ordinarySend(changes: Partial<SendTruckloadInput> = {}): SendTruckloadInput {
  return {
    id: crypto.randomUUID(),
    contact: { name: 'Rosa Medina', email: 'rosa@buyer.example', phone: '312-555-0142' },
    notes: 'Dock high only.',
    ...changes,
  };
}

/** Sends a truckload quote to the sales desk. */
export async function sendTruckloadAs(
  browser: Browser,
  quoteId: string,
  changes: Partial<SendTruckloadInput> = {},
): Promise<SalesRequest> {
  const answer = await browser.post(`/api/truckload/quotes/${quoteId}/request`, ordinarySend(changes));
  if (answer.status !== 201) throw new Error(`Not sent: ${answer.text}`);
  return answer.body.data as unknown as SalesRequest;
}

/** A truckload with one offer of the desk. */
export async function offeredTruckload(
  customer: Browser,
  desk: Browser,
  changes: Partial<TruckloadRequestInput> = {},
): Promise<DeskRequest> {
  const { id } = await sendTruckloadAs(customer, (await quoteTruckloadAs(customer, changes)).id);
  return answerAs(desk, id, { offers: ordinaryAnswer(1).offers.map((offer) => ({ ...offer, insurance: null })) });
}

/** The token of the latest mailed link to a page. */
export async function mailedToken(
  server: TestServer,
  page: 'truckload-confirmation' | 'carrier/loads',
): Promise<string> {
  await server.runJobs();
  const texts = server.mails.map(({ text }) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1]);
  const token = texts.findLast((one) => one !== undefined);
  if (token === undefined) throw new Error(`No mail with a link to ${page}`);
  return token;
}

/** Booking request of the desk for the customer: both ends of the default load. */
export function conversionOf(rateId: string, changes: Partial<ConvertRequestInput> = {}): ConvertRequestInput {
  const { pickup, delivery, ready_at } = bookingOf({ id: '', rates: [] } as never);
  return { id: crypto.randomUUID(), rate_id: rateId, pickup, delivery, ready_at, ...changes };
}

/** A rate confirmation for an unknown carrier. */
export function ordinaryConfirmation(changes: Partial<SendRateConfirmationInput> = {}): SendRateConfirmationInput {
  return {
    id: crypto.randomUUID(),
    carrier_name: 'Placeholder Trucking',
    scac: 'PLTK',
    contact_name: 'Sam Doe',
    email: 'dispatch@placeholder.example',
    cost: 148_000,
    instructions: 'Two load bars.',
    expires_at: '2026-11-17T22:00:00.000Z',
    ...changes,
  };
}

/** A truckload that was requested, offered, confirmed by the mailed link, and booked by the desk. */
export async function bookedTruckload(
  server: TestServer,
  customer: Browser,
  desk: Browser,
  changes: Partial<TruckloadRequestInput> = {},
): Promise<DeskRequest> {
  const { id } = await offeredTruckload(customer, desk, changes);
  const token = await mailedToken(server, 'truckload-confirmation');
  const said = await desk.post(`/api/truckload-confirmations/${token}`, { decision: 'confirm', name: 'Rosa Medina' });
  if (said.status !== 200) throw new Error(`Not confirmed: ${said.text}`);
  const seen = (await desk.get(`/api/admin/quote-requests/${id}`)).body.data as unknown as DeskRequest;
  const body = conversionOf(seen.accepted?.rate_id ?? '');
  const booked = await desk.post(`/api/admin/quote-requests/${id}/shipment`, body);
  if (booked.status !== 200) throw new Error(`Not booked: ${booked.text}`);
  return booked.body.data as unknown as DeskRequest;
}

/** The token of a rate confirmation that was just sent for a shipment. */
export async function sentToCarrier(
  server: TestServer,
  desk: Browser,
  shipmentId: string,
  changes: Partial<SendRateConfirmationInput> = {},
): Promise<string> {
  const url = `/api/admin/shipments/${shipmentId}/rate-confirmations`;
  const sent = await desk.post(url, ordinaryConfirmation(changes));
  if (sent.status !== 201) throw new Error(`Not sent: ${sent.text}`);
  return mailedToken(server, 'carrier/loads');
}
