import { randomUUID } from 'node:crypto';
import { uspsAdapter, type CarrierRequest, type OperationInput, type OperationName } from '@waybill/carriers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeContract, type Contract } from '../../testing/contracts.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import {
  bookInput,
  nashville,
  newOrleans,
  parcelOf,
  pickupInput,
  rateInput,
  servicesOf,
  uspsTestCredentials,
} from '../../testing/usps.ts';
import { startSimulator, uspsSimulator, type Simulator } from '../index.ts';

let now: number;
let simulator: Simulator;
let usps: Talk;

beforeEach(async () => {
  now = Date.parse('2026-11-24T15:00:00Z');
  simulator = await startSimulator(uspsSimulator, { clock: () => new Date(now), hourMs: 3_600_000 });
  usps = talk(uspsAdapter, uspsTestCredentials, simulator.url);
});
afterEach(() => simulator.close());

const later = (hours: number) => (now += hours * 3_600_000);

/** The latest call. */
function last() {
  const call = usps.calls.at(-1);
  if (call === undefined) throw new Error('nothing was asked');
  return call;
}

const value = (request: CarrierRequest) => (request.body?.kind === 'json' ? request.body.value : undefined);
const json = (body: string): unknown => (body === '' ? undefined : JSON.parse(body));

/** What is wrong with the latest call and its answer, by the published file. */
function faults(contract: Contract, path: string, ignored: (fault: string) => boolean = () => false): string[] {
  const { request, reply } = last();
  const asked = request.body === undefined ? [] : contract.request(request.method, path, value(request));
  const answered = contract.answer(request.method, path, reply.status, json(reply.body));
  const names = Object.keys({ ...request.query, ...request.headers, ...signatureOf(request) });
  const missing = contract
    .requiredParameters(request.method, path)
    .filter((parameter) => !parameter.startsWith('path:'))
    .filter((parameter) => !names.some((name) => name.toLowerCase() === parameter.split(':')[1]?.toLowerCase()))
    .map((parameter) => `lacks ${parameter}`);
  return [...asked, ...answered, ...missing].filter((fault) => !ignored(fault));
}

function signatureOf({ tokens }: CarrierRequest) {
  return uspsAdapter.sign(uspsTestCredentials, Object.fromEntries((tokens ?? []).map((name) => [name, 'x'])));
}

async function outcomeOf<O extends OperationName>(operation: O, input: OperationInput<O>) {
  const reading = await usps.ask(operation, input);
  return { outcome: reading.outcome, status: last().reply.status };
}

describeContract('the token of the Postal Service', 'usps/oauth2.derived.openapi.yaml', (contract) => {
  it('keeps to the published file', async () => {
    await usps.send({ server: 'api', method: 'GET', path: '/', tokens: ['bearer'] });
    const [first] = usps.calls;
    expect(contract().request('POST', '/token', first && value(first.request))).toEqual([]);
    expect(contract().answer('POST', '/token', 200, first && json(first.reply.body))).toEqual([]);
    for (const [status, body] of [
      [401, { grant_type: 'client_credentials', client_id: '?', client_secret: '?' }],
      [400, { grant_type: 'password' }],
    ] as const) {
      const request = { server: 'api', method: 'POST', path: '/oauth2/v3/token', tokens: [] } as const;
      const reply = await usps.send({ ...request, body: { kind: 'json', value: body } });
      expect(reply.status).toBe(status);
      expect(contract().answer('POST', '/token', status, json(reply.body))).toEqual([]);
    }
  });
});

describeContract('payments of the Postal Service', 'usps/payments.yaml', (contract) => {
  it.each(['COMMERCIAL', 'CONTRACT'] as const)('keep to the published file: %s', async (priceType) => {
    usps = talk(uspsAdapter, { ...uspsTestCredentials, priceType }, simulator.url);
    await usps.send({ server: 'api', method: 'GET', path: '/' });
    const { request, reply } = usps.calls[1] ?? last();
    expect(reply.status).toBe(200);
    expect(contract().request('POST', '/payment-authorization', value(request))).toEqual([]);
    expect(contract().answer('POST', '/payment-authorization', 200, json(reply.body))).toEqual([]);
  });

  it('are refused as published', async () => {
    const body = { kind: 'json', value: { roles: [{ roleName: 'PAYER' }] } } as const;
    const path = '/payments/v3/payment-authorization';
    const reply = await usps.send({ server: 'api', method: 'POST', path, body, tokens: ['bearer'] });
    expect(reply.status).toBe(400);
    expect(contract().answer('POST', '/payment-authorization', 400, json(reply.body))).toEqual([]);
  });
});

describeContract(
  'prices of the Postal Service',
  'usps/shipping-options.yaml',
  (contract) => {
    const long = { mode: 'parcel', parcels: [parcelOf({ lengthIn: 31, nonRectangular: true })] } as const;
    it.each([
      ['plain', rateInput(), 200],
      ['with a flat-rate box', rateInput({ load: { mode: 'parcel', parcels: [parcelOf({ heightIn: 5 })] } }), 200],
      ['with fees and girth', rateInput({ load: long }), 200],
      ['with extra services', rateInput({ services: servicesOf({ signature: 'adult', declareValue: true }) }), 200],
      ['with ZIP+4', rateInput({ origin: { ...newOrleans, postalCode: '70117-4410' } }), 200],
      ['nowhere', rateInput({ destination: { ...nashville, postalCode: '00000' } }), 400],
      ['in the past', rateInput({ pickupDate: '2026-11-01' }), 400],
    ])('keep to the published file: %s', async (_name, input, status) => {
      expect(await outcomeOf('rate', input)).toMatchObject({ status });
      expect(faults(contract(), '/options/search')).toEqual([]);
    });

    it('keep to the published file: by contract', async () => {
      usps = talk(uspsAdapter, { ...uspsTestCredentials, priceType: 'CONTRACT' }, simulator.url);
      expect(await outcomeOf('rate', rateInput())).toEqual({ outcome: 'done', status: 200 });
      expect(faults(contract(), '/options/search')).toEqual([]);
    });

    it.each([
      ['rate_limited', 429],
      ['unavailable', 503],
    ] as const)('keep to the published file: %s', async (kind, status) => {
      simulator.faults.plan([{ kind, operation: 'rate' }]);
      expect(await outcomeOf('rate', rateInput())).toMatchObject({ status });
      expect(faults(contract(), '/options/search')).toEqual([]);
      expect(status === 429 ? last().reply.headers['retry-after'] : '1').toBe('1');
    });

    it('keep to the published file: without a token', async () => {
      const request = uspsAdapter.operations.rate?.buildRequest(rateInput(), uspsTestCredentials) as CarrierRequest;
      expect((await usps.send({ ...request, tokens: [] })).status).toBe(401);
      expect(faults(contract(), '/options/search')).toEqual([]);
    });
  },
  { dates: true },
);

describeContract(
  'labels of the Postal Service',
  'usps/domestic-labels.yaml',
  (contract) => {
    const key = () => bookInput({ idempotencyKey: randomUUID() });
    const dear = servicesOf({
      signature: 'direct',
      declareValue: true,
      shipmentValue: { amount: 80_000, currency: 'USD' },
    });
    const express = { code: 'PRIORITY_MAIL_EXPRESS', name: '', carrierQuoteId: 'PA/MACHINABLE' };
    it.each([
      ['as a PDF', () => key(), 200],
      ['as ZPL', () => ({ ...key(), labelFormat: 'zpl' as const }), 200],
      ['signed for and insured', () => ({ ...key(), services: dear }), 200],
      ['by Express', () => ({ ...key(), service: express, services: dear }), 200],
      ['a single name', () => ({ ...key(), delivery: { ...nashville, contactName: 'Cher' } }), 200],
      ['too late', () => ({ ...key(), pickupDate: '2026-11-20' }), 400],
      ['nowhere', () => ({ ...key(), delivery: { ...nashville, postalCode: '00000' } }), 400],
    ])('keep to the published file: %s', async (_name, input, status) => {
      expect(await outcomeOf('book', input())).toMatchObject({ status });
      expect(faults(contract(), '/label')).toEqual([]);
    });

    it('keep to it when they are asked for twice, given back, printed again and refused', async () => {
      const input = key();
      await usps.ask('book', input);
      const booked = await usps.ask('book', input);
      expect(faults(contract(), '/label')).toEqual([]);
      const number = booked.outcome === 'done' ? booked.result.carrierBookingId : '';
      const numbers = { proNumber: null, trackingNumbers: [number] };
      await usps.ask('documents', { kind: 'labels', format: 'pdf', ...numbers });
      expect(faults(contract(), '/label-reprint/{trackingNumber}')).toEqual([]);
      const given = { reference: input.reference, idempotencyKey: 'v', carrierBookingId: number, ...numbers };
      for (const status of [200, 400]) {
        expect(await outcomeOf('void', given)).toMatchObject({ status });
        expect(faults(contract(), '/label/{trackingNumber}')).toEqual([]);
      }
      await usps.ask('documents', { kind: 'labels', format: 'pdf', ...numbers });
      expect(last().reply.status).toBe(400);
      expect(faults(contract(), '/label-reprint/{trackingNumber}')).toEqual([]);
    });

    it('keep to it when a refund is asked for', async () => {
      await simulator.close();
      simulator = await startSimulator(uspsSimulator, { clock: () => new Date(now), hourMs: 3_600_000_000 });
      usps = talk(uspsAdapter, uspsTestCredentials, simulator.url);
      const booked = await usps.ask('book', key());
      const number = booked.outcome === 'done' ? booked.result.carrierBookingId : '';
      later(24);
      usps.forgetTokens();
      const given = {
        reference: 'r',
        idempotencyKey: 'v',
        carrierBookingId: number,
        proNumber: null,
        trackingNumbers: [],
      };
      for (const status of [200, 400]) {
        expect(await outcomeOf('void', given)).toMatchObject({ status });
        expect(faults(contract(), '/label/{trackingNumber}')).toEqual([]);
      }
    });

    it('keep to it without who pays', async () => {
      const request = uspsAdapter.operations.book?.buildRequest(key(), uspsTestCredentials) as CarrierRequest;
      expect((await usps.send({ ...request, tokens: ['bearer'] })).status).toBe(401);
      expect(faults(contract(), '/label')).toEqual(['lacks header:X-Payment-Authorization-Token']);
    });
  },
  { dates: true },
);

describeContract('scans of the Postal Service', 'usps/tracking.yaml', (contract) => {
  const path = '/tracking/{trackingNumber}';
  it('keep to the published file from the label to the door', async () => {
    const service = { code: 'PRIORITY_MAIL', name: 'Priority Mail', carrierQuoteId: null };
    for (const input of [
      bookInput({ idempotencyKey: randomUUID(), service }),
      bookInput({ idempotencyKey: randomUUID() }),
    ]) {
      const booked = await usps.ask('book', input);
      const number = booked.outcome === 'done' ? booked.result.carrierBookingId : '';
      for (const hours of [0, 10, 100]) {
        later(hours);
        usps.forgetTokens();
        expect(await outcomeOf('track', { mode: 'parcel', number })).toEqual({ outcome: 'done', status: 200 });
        expect(faults(contract(), path)).toEqual([]);
      }
      now = Date.parse('2026-11-24T15:00:00Z');
      usps.forgetTokens();
      const { request } = last();
      await usps.send({ ...request, query: { expand: 'SUMMARY' } });
      // Whatever is a summary fits the details too, of which the file wants one only.
      expect(faults(contract(), path)).toEqual(['/ must match exactly one schema in oneOf']);
    }
  });

  it('keep to it for a number without a parcel', async () => {
    expect(await outcomeOf('track', { mode: 'parcel', number: '9400111206206406260787' })).toMatchObject({
      status: 404,
    });
    expect(faults(contract(), path)).toEqual([]);
  });
});

describeContract('pickups of the Postal Service', 'usps/carrier-pickup.yaml', (contract) => {
  // The file itself lets no address of a pickup pass (an object without properties of its own, and no others), and no
  // contact (one of two forms, of which each fits the other).
  const impossible = (fault: string) =>
    /pickupAddress must NOT have additional properties/i.test(fault) ||
    /contact\/0 must match exactly one schema/.test(fault);

  it('keep to the published file, but for what nothing can keep to', async () => {
    const input = pickupInput({ date: '2026-11-25', notes: 'Blue gate' });
    const made = await usps.ask('pickup', input);
    expect(faults(contract(), '/carrier-pickup').length).toBeGreaterThan(0);
    expect(faults(contract(), '/carrier-pickup', impossible)).toEqual([]);
    const pickupNumber = made.outcome === 'done' ? made.result.pickupNumber : '';
    const found = await usps.ask('find_pickup', { pickupNumber });
    expect(faults(contract(), '/carrier-pickup/{confirmationNumber}', impossible)).toEqual([]);
    const handle = found.outcome === 'done' ? found.result.handle : null;
    for (const status of [200, 400]) {
      expect(await outcomeOf('cancel_pickup', { pickupNumber, handle, date: input.date })).toMatchObject({ status });
      expect(faults(contract(), '/carrier-pickup/{confirmationNumber}')).toEqual([]);
    }
    await usps.ask('find_pickup', { pickupNumber });
    expect(faults(contract(), '/carrier-pickup/{confirmationNumber}')).toEqual([]);
  });

  it('are refused as published', async () => {
    expect(await outcomeOf('pickup', pickupInput({ date: '2026-11-29' }))).toMatchObject({ status: 400 });
    expect(faults(contract(), '/carrier-pickup', impossible)).toEqual([]);
  });

  it('are offered with the address only, since no answer fits the file', async () => {
    await usps.ask('check_pickup', { party: newOrleans });
    const unfit = (fault: string) => /must (have required property|NOT have additional properties)/.test(fault);
    expect(faults(contract(), '/carrier-pickup/eligibility', unfit)).toEqual([]);
    await usps.ask('check_pickup', { party: { ...newOrleans, streetLines: ['PO Box 12'] } });
    expect(faults(contract(), '/carrier-pickup/eligibility')).toEqual([]);
  });
});

describeContract('addresses of the Postal Service', 'usps/addresses.yaml', (contract) => {
  const asked = { ...nashville, company: 'Crescent Books', postalCode: '37203-1234', country: 'US' as const };
  it.each([
    ['found', asked, 200],
    ['without a unit', { ...asked, streetLines: ['45 Union Tower'] }, 200],
    ['of no delivery point', { ...asked, streetLines: ['1 Nowhere Lane'] }, 200],
    ['several', { ...asked, streetLines: ['100 Main'] }, 404],
    ['not found', { ...asked, streetLines: ['0 Union Street'] }, 404],
    ['of no city', { ...asked, city: 'Atlantis', postalCode: '' }, 404],
    ['of no ZIP code', { ...asked, city: '', postalCode: '' }, 400],
  ])('keep to the published file: %s', async (_name, input, status) => {
    expect(await outcomeOf('address_check', input)).toMatchObject({ status });
    expect(faults(contract(), '/address')).toEqual([]);
  });
});
