import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsAdapter, type CarrierRequest } from '@waybill/carriers';
import {
  bookInput,
  credentials,
  pickupInput,
  rateInput,
  receiver,
  services,
  twoBoxes,
} from '../../src/ups/samples.fixture.ts';
import { describeContract, type Contract } from '../../testing/contracts.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { startSimulator, upsSimulator, type Simulator } from '../index.ts';

const [clock, hourMs] = [() => new Date('2026-11-18T15:00:00Z'), 3_600_000];
let simulator: Simulator;
let ups: Talk;
beforeAll(async () => {
  simulator = await startSimulator(upsSimulator, { clock, hourMs });
  ups = talk(upsAdapter, credentials, simulator.url);
});
afterAll(() => simulator.close());

const lastCall = () => {
  const { request, reply } = ups.calls.at(-1) ?? {};
  if (request === undefined || reply === undefined) throw new Error('nothing was said');
  return { request, reply, body: request.body?.kind === 'json' ? request.body.value : undefined };
};

/** What the published file finds wrong with the last request and its answer. */
function problems(contract: Contract, method: string, path: string) {
  const { request, reply, body } = lastCall();
  const given = new Set([
    ...Object.keys(request.headers ?? {}).map((name) => `header:${name}`),
    ...Object.keys(request.query ?? {}).map((name) => `query:${name}`),
  ]);
  return {
    status: reply.status,
    request: body === undefined ? [] : contract.request(method, path, body),
    missing: contract.requiredParameters(method, path).filter((name) => !name.startsWith('path:') && !given.has(name)),
    answer: contract.answer(method, path, reply.status, JSON.parse(reply.body)),
  };
}
const right = (status: number) => ({ status, request: [], missing: [], answer: [] });

/** Sends a request as it would be, but with another body. */
const sendAs = (request: CarrierRequest | undefined, value: unknown) =>
  ups.send({ ...(request as CarrierRequest), body: { kind: 'json', value } });
const book = () => upsAdapter.operations.book?.buildRequest(bookInput, credentials);

describeContract('the published rating', 'ups/relaxed/Rating.relaxed.json', (contract) => {
  const check = () => problems(contract(), 'POST', '/rating/{version}/{requestoption}');

  it('takes what is asked and gives what is answered', async () => {
    await ups.ask('rate', rateInput);
    expect(check()).toEqual(right(200));
    await ups.ask('rate', {
      ...rateInput,
      load: twoBoxes,
      services: { ...services, signature: 'adult', declareValue: true },
    });
    expect(check()).toEqual(right(200));
  });

  it('words its refusals as the simulator does', async () => {
    expect((await ups.ask('rate', { ...rateInput, destination: { ...receiver, postalCode: '99501' } })).outcome).toBe(
      'refused',
    );
    expect(check()).toEqual(right(400));
    await sendAs(upsAdapter.operations.rate?.buildRequest(rateInput, credentials), {});
    expect(check()).toMatchObject({ status: 400, answer: [] });
    simulator.faults.plan([{ kind: 'rate_limited', operation: 'rate', times: 1 }]);
    await ups.ask('rate', rateInput);
    expect(check()).toEqual(right(429));
  });
});

describeContract('the published shipping', 'ups/relaxed/Shipping.relaxed.json', (contract) => {
  it.each(['zpl', 'pdf'] as const)(
    'takes a booking with labels as %s, gives it back and voids it',
    async (labelFormat) => {
      const reading = await ups.ask('book', {
        ...bookInput,
        load: twoBoxes,
        labelFormat,
        services: { ...services, signature: 'direct' },
      });
      expect(problems(contract(), 'POST', '/shipments/{version}/ship')).toEqual(right(200));
      if (reading.outcome !== 'done') throw new Error('not booked');
      const { carrierBookingId, trackingNumbers } = reading.result;
      for (const format of ['pdf', 'zpl'] as const) {
        await ups.ask('documents', { kind: 'labels', proNumber: null, trackingNumbers, format });
        // A forward shipment has neither Roadie numbers nor a reference to recover by.
        expect(problems(contract(), 'POST', '/labels/{version}/recovery')).toEqual({
          ...right(200),
          request: [
            "/LabelRecoveryRequest must have required property 'TrackingNumbers'",
            "/LabelRecoveryRequest must have required property 'ReferenceValues'",
          ],
        });
      }
      const path = '/shipments/{version}/void/cancel/{shipmentidentificationnumber}';
      const voided = { ...bookInput, carrierBookingId, proNumber: null, trackingNumbers };
      expect(await ups.ask('void', voided)).toMatchObject({ result: { already: false } });
      expect(problems(contract(), 'DELETE', path)).toEqual(right(200));
      expect(await ups.ask('void', voided)).toMatchObject({ result: { already: true } });
      expect(problems(contract(), 'DELETE', path)).toEqual(right(400));
    },
  );

  it('words its refusals as the simulator does', async () => {
    await sendAs(book(), { ShipmentRequest: {} });
    expect(problems(contract(), 'POST', '/shipments/{version}/ship')).toMatchObject({ status: 400, answer: [] });
    await ups.ask('documents', {
      kind: 'labels',
      proNumber: null,
      trackingNumbers: ['1Z12345E0399999999'],
      format: 'pdf',
    });
    expect(problems(contract(), 'POST', '/labels/{version}/recovery')).toMatchObject({ status: 400, answer: [] });
  });
});

describeContract('the published tracking', 'ups/Tracking.yaml', (contract) => {
  const found = { reference: 'W260000099', mode: 'parcel', sentOn: '2026-11-18', pickupDate: '2026-11-18' } as const;

  it('knows a package by its number and by its reference', async () => {
    const reading = await ups.ask('book', { ...bookInput, reference: 'W260000099' });
    if (reading.outcome !== 'done') throw new Error('not booked');
    await ups.ask('track', { mode: 'parcel', number: reading.result.carrierBookingId });
    expect(problems(contract(), 'GET', '/track/v1/details/{inquiryNumber}')).toEqual(right(200));
    await ups.ask('find', found);
    expect(problems(contract(), 'GET', '/track/v1/reference/details/{referenceNumber}')).toEqual(right(200));
  });

  it('words what it does not know as the simulator does', async () => {
    await ups.ask('track', { mode: 'parcel', number: '1Z12345E0399999999' });
    expect(problems(contract(), 'GET', '/track/v1/details/{inquiryNumber}')).toEqual(right(404));
    await ups.ask('find', { ...found, reference: 'W269999999' });
    expect(problems(contract(), 'GET', '/track/v1/reference/details/{referenceNumber}')).toEqual(right(404));
  });
});

describeContract('the published alerts', 'ups/UPSTrackAlert.yaml', (contract) => {
  const check = () => problems(contract(), 'POST', '/subscription/{type}/package');
  const callbackUrl = 'https://example.com/push';

  it('take a subscription, in whole, in part, and not at all', async () => {
    await ups.ask('subscribe', { numbers: ['1Z12345E0300000014'], callbackUrl });
    expect(check()).toEqual(right(200));
    const broken = ['1Z12345E0300000014', '1Z1234567$8'];
    await ups.ask('subscribe', { numbers: broken, callbackUrl });
    // The broken number is one on purpose.
    expect(check()).toMatchObject({ status: 200, missing: [], answer: [] });
    expect(await ups.ask('subscribe', { numbers: broken.slice(1), callbackUrl })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'VSS210' }],
    });
    expect(check()).toMatchObject({ status: 400, answer: [] });
  });
});

describeContract('the published pickup', 'ups/relaxed/Pickup.relaxed.json', (contract) => {
  it('is made and canceled', async () => {
    const reading = await ups.ask('pickup', pickupInput);
    expect(problems(contract(), 'POST', '/pickupcreation/{version}/pickup')).toEqual(right(200));
    if (reading.outcome !== 'done') throw new Error('no pickup');
    const canceled = { ...reading.result, date: pickupInput.date };
    await ups.ask('cancel_pickup', canceled);
    expect(problems(contract(), 'DELETE', '/shipments/{version}/pickup/{CancelBy}')).toEqual(right(200));
    expect((await ups.ask('cancel_pickup', canceled)).outcome).toBe('refused');
    expect(problems(contract(), 'DELETE', '/shipments/{version}/pickup/{CancelBy}')).toEqual(right(400));
    await ups.ask('pickup', { ...pickupInput, date: '2026-11-15' });
    expect(problems(contract(), 'POST', '/pickupcreation/{version}/pickup')).toEqual(right(400));
  });
});

describeContract('the published address validation', 'ups/AddressValidation.yaml', (contract) => {
  const check = () => problems(contract(), 'POST', '/addressvalidation/{version}/{requestoption}');

  it('takes an address and gives what it makes of it', async () => {
    for (const streetLines of [['7 Peach Lane'], ['Peach Lane']]) {
      await ups.ask('address_check', { ...receiver, streetLines });
      expect(check()).toEqual(right(200));
    }
    await ups.ask('address_check', { ...receiver, state: 'NH' });
    expect(check()).toEqual(right(200));
    await sendAs(upsAdapter.operations.address_check?.buildRequest(receiver, credentials), { XAVRequest: {} });
    expect(check()).toMatchObject({ status: 400, answer: [] });
  });
});

describeContract('the published token', 'ups/OAuthClientCredentials.yaml', (contract) => {
  it('is given for client and secret', async () => {
    ups.forgetTokens();
    await ups.ask('rate', rateInput);
    const { request, reply } = ups.calls.at(-2) ?? {};
    expect(request?.path).toBe('/security/v1/oauth/token');
    expect(
      contract().request('POST', '/security/v1/oauth/token', request?.body?.kind === 'form' ? request.body.fields : {}),
    ).toEqual([]);
    expect(contract().answer('POST', '/security/v1/oauth/token', 200, JSON.parse(reply?.body ?? ''))).toEqual([]);
    const stranger = await fetch(`${simulator.url}/security/v1/oauth/token`, { method: 'POST' });
    expect(stranger.status).toBe(401);
    expect(contract().answer('POST', '/security/v1/oauth/token', 401, await stranger.json())).toEqual([]);
  });
});

describe('a call without a token', () => {
  it('is refused, whatever it asks', async () => {
    const reply = await ups.send({
      server: 'api',
      method: 'GET',
      path: '/track/v1/details/1Z12345E0300000014',
      tokens: [],
    });
    expect(reply.status).toBe(401);
    expect(JSON.parse(reply.body)).toEqual({
      response: { errors: [{ code: '250002', message: 'Invalid Authentication Information.' }] },
    });
  });
});
