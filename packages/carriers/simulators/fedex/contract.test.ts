import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeContract, type Contract } from '../../testing/contracts.ts';
import {
  account,
  rateInput,
  booking,
  collierville,
  freightAccount,
  freightBooking,
  harrison,
  plain,
} from '../../testing/fedex.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { fedex } from '../../src/fedex/adapter.ts';
import { fedexFreight } from '../../src/fedex-freight/adapter.ts';
import type { BookInput, Operation, PickupInput } from '../../src/kit/index.ts';
import { startSimulator, type Simulator } from '../kit/index.ts';
import { fedexSimulator } from './definition.ts';

const hourMs = 1000;
let now = Date.parse('2026-11-17T15:00:00Z');
let simulator: Simulator;
let parcels: Talk;
let freight: Talk;

beforeAll(async () => {
  simulator = await startSimulator(fedexSimulator, { clock: () => new Date(now), hourMs });
  parcels = talk(fedex, account, simulator.url);
  freight = talk(fedexFreight, freightAccount, simulator.url);
});
afterAll(() => simulator.close());

/** Problems of the last answer, by the published file. */
function problems(client: Talk, contract: Contract, method: string, path: string, status: number): string[] {
  const { reply } = client.calls.at(-1)!;
  expect(reply.status).toBe(status);
  return contract.answer(method, path, status, JSON.parse(reply.body));
}

/** Sends a request without one of its parts, which the carrier must refuse. */
async function without<I>(client: Talk, operation: Operation<I, unknown, never>, input: I, part: string, who: unknown) {
  const request = operation.buildRequest(input, who as never);
  const value = request.body?.kind === 'json' ? (request.body.value as Record<string, unknown>) : {};
  const { [part]: _, ...rest } = value;
  return client.send({ ...request, body: { kind: 'json', value: rest } });
}

const pickupOf = ({ load, service, pickup, delivery }: BookInput): PickupInput => ({
  reference: 'WB2026110001',
  idempotencyKey: 'k',
  party: pickup,
  destination: delivery,
  date: '2026-11-18',
  readyAt: '10:00',
  closesAt: '17:00',
  load,
  serviceCode: service.code,
  proNumber: null,
  trackingNumbers: [],
  notes: null,
});

describeContract('simulated tokens', 'fedex/authorization.v1.json', (contract) => {
  it('are answered as published, also when refused', async () => {
    const source = fedex.tokens['api']!;
    await parcels.send(source.buildRequest(account));
    expect(problems(parcels, contract(), 'POST', '/oauth/token', 200)).toEqual([]);
    await parcels.send(source.buildRequest({ ...account, clientId: '' }));
    expect(problems(parcels, contract(), 'POST', '/oauth/token', 401)).toEqual([]);
  });
});

describeContract('simulated rates', 'fedex/relaxed/rates-transit-times.v1.relaxed.json', (contract) => {
  const path = '/rate/v1/rates/quotes';
  it('are answered as published, also when refused', async () => {
    const services = { ...plain, signature: 'adult', declareValue: true } as const;
    await parcels.ask('rate', rateInput(booking({ services, delivery: { ...collierville, residential: true } })));
    expect(problems(parcels, contract(), 'POST', path, 200)).toEqual([]);
    const { rate } = fedex.operations;
    await without(parcels, rate!, rateInput(booking()), 'requestedShipment', account);
    expect(problems(parcels, contract(), 'POST', path, 400)).toEqual([]);
    await parcels.send({ ...rate!.buildRequest(rateInput(booking()), account), tokens: [] });
    expect(problems(parcels, contract(), 'POST', path, 401)).toEqual([]);
  });

  it('fail as published', async () => {
    for (const [kind, status] of [['unavailable', 503]] as const) {
      simulator.faults.plan([{ kind, operation: 'rate', times: 1 }]);
      expect(await parcels.ask('rate', rateInput(booking()))).toMatchObject({ outcome: 'unclear' });
      expect(problems(parcels, contract(), 'POST', path, status)).toEqual([]);
    }
  });

  it('understand the smallest published request', async () => {
    const sample = {
      accountNumber: { value: '740561073' },
      requestedShipment: {
        shipper: { address: { postalCode: 65247, countryCode: 'US' } },
        recipient: { address: { postalCode: '75063', countryCode: 'US' } },
        pickupType: 'DROPOFF_AT_FEDEX_LOCATION',
        rateRequestType: ['ACCOUNT', 'LIST'],
        requestedPackageLineItems: [{ groupPackageCount: 2, weight: { units: 'LB', value: '10' } }],
      },
    };
    const request = { server: 'api', method: 'POST', path, body: { kind: 'json', value: sample } } as const;
    const reply = await parcels.send({ ...request, tokens: ['api'] });
    expect(problems(parcels, contract(), 'POST', path, 200)).toEqual([]);
    expect(reply.body).toContain('"rateType":"LIST"');
  });
});

describeContract('simulated shipping', 'fedex/relaxed/ship.v1.relaxed.json', (contract) => {
  const path = '/ship/v1/shipments';
  it('is answered as published, also when refused, and so is a cancellation', async () => {
    const read = await parcels.ask('book', booking());
    expect(problems(parcels, contract(), 'POST', path, 200)).toEqual([]);
    const carrierBookingId = read.outcome === 'done' ? read.result.carrierBookingId : '';
    for (const over of [
      { service: { code: 'NO_SUCH_SERVICE', name: '', carrierQuoteId: null } },
      { pickup: { ...harrison, phone: '12' } },
    ]) {
      await parcels.ask('book', booking(over));
      expect(problems(parcels, contract(), 'POST', path, 400)).toEqual([]);
    }
    const voided = { reference: 'r', idempotencyKey: 'k', proNumber: null, trackingNumbers: [] };
    for (const [id, status] of [
      [carrierBookingId, 200],
      [carrierBookingId, 200],
      ['1', 400],
    ] as const) {
      await parcels.ask('void', { ...voided, carrierBookingId: id });
      expect(problems(parcels, contract(), 'PUT', `${path}/cancel`, status)).toEqual([]);
    }
  });
});

describeContract('simulated tracking', 'fedex/track.v1.json', (contract) => {
  it('is answered as published, by number and by reference', async () => {
    const read = await parcels.ask('book', booking({ reference: 'WB2026110077' }));
    const number = read.outcome === 'done' ? read.result.trackingNumbers[0]! : '';
    now += 300 * hourMs;
    for (const each of [number, '794953535000']) {
      await parcels.ask('track', { mode: 'parcel', number: each });
      expect(problems(parcels, contract(), 'POST', '/track/v1/trackingnumbers', 200)).toEqual([]);
    }
    await parcels.ask('track', { mode: 'parcel', number: '' });
    expect(problems(parcels, contract(), 'POST', '/track/v1/trackingnumbers', 400)).toEqual([]);
    for (const reference of ['WB2026110077', 'WB0']) {
      await parcels.ask('find', { reference, mode: 'parcel', sentOn: '2026-11-17', pickupDate: '2026-11-18' });
      expect(problems(parcels, contract(), 'POST', '/track/v1/referencenumbers', 200)).toEqual([]);
    }
  });
});

describeContract('simulated pickups', 'fedex/relaxed/pickup-request.v1.relaxed.json', (contract) => {
  const path = '/pickup/v1/pickups';
  it('are answered as published, also when refused', async () => {
    const input = pickupOf(booking({ service: { code: 'FEDEX_2_DAY', name: '', carrierQuoteId: null } }));
    const read = await parcels.ask('pickup', input);
    expect(problems(parcels, contract(), 'POST', path, 200)).toEqual([]);
    await parcels.ask('pickup', { ...input, date: '2026-11-01' });
    expect(problems(parcels, contract(), 'POST', path, 400)).toEqual([]);
    const { pickupNumber, handle } = read.outcome === 'done' ? read.result : { pickupNumber: '', handle: null };
    await parcels.ask('cancel_pickup', { pickupNumber, handle, date: '2026-11-18' });
    expect(problems(parcels, contract(), 'PUT', `${path}/cancel`, 200)).toEqual([]);
    await parcels.ask('cancel_pickup', { pickupNumber, handle: 'FDXE', date: '2026-11-18' });
    expect(problems(parcels, contract(), 'PUT', `${path}/cancel`, 400)).toEqual([]);
    await parcels.ask('cancel_pickup', { pickupNumber: 'none', handle: 'FDXG', date: '2026-11-18' });
    expect(problems(parcels, contract(), 'PUT', `${path}/cancel`, 404)).toEqual([]);
  });
});

describeContract('simulated address checks', 'fedex/relaxed/address-validation.v1.relaxed.json', (contract) => {
  it('are answered as published, also when nothing is found', async () => {
    const { company, city, state, postalCode, country } = harrison;
    for (const [line, status] of [
      ['1 Plaza Way', 200],
      ['Nowhere', 400],
    ] as const) {
      await parcels.ask('address_check', { company, streetLines: [line], city, state, postalCode, country });
      expect(problems(parcels, contract(), 'POST', '/address/v1/addresses/resolve', status)).toEqual([]);
    }
  });
});

describeContract('simulated freight', 'fedex/relaxed/freight-ltl.v1.relaxed.json', (contract) => {
  it('is answered as published, also when refused', async () => {
    await freight.ask('rate', rateInput(freightBooking()));
    expect(problems(freight, contract(), 'POST', '/rate/v1/freight/rates/quotes', 200)).toEqual([]);
    await freight.ask('book', freightBooking());
    expect(problems(freight, contract(), 'POST', '/ship/v1/freight/shipments', 200)).toEqual([]);
    const read = await freight.ask('pickup', pickupOf(freightBooking()));
    expect(problems(freight, contract(), 'POST', '/pickup/v1/freight/pickups/', 200)).toEqual([]);
    const pickupNumber = read.outcome === 'done' ? read.result.pickupNumber : '';
    await freight.ask('cancel_pickup', { pickupNumber, handle: null, date: '2026-11-18' });
    expect(problems(freight, contract(), 'PUT', '/pickup/v1/freight/pickups/cancel/', 200)).toEqual([]);

    const { rate, book, pickup } = fedexFreight.operations;
    const part = 'freightRequestedShipment';
    await without(freight, rate!, rateInput(freightBooking()), part, freightAccount);
    expect(problems(freight, contract(), 'POST', '/rate/v1/freight/rates/quotes', 400)).toEqual([]);
    await without(freight, book!, freightBooking(), part, freightAccount);
    expect(problems(freight, contract(), 'POST', '/ship/v1/freight/shipments', 400)).toEqual([]);
    await without(freight, pickup!, pickupOf(freightBooking()), 'originDetail', freightAccount);
    expect(problems(freight, contract(), 'POST', '/pickup/v1/freight/pickups/', 400)).toEqual([]);
  });
});
