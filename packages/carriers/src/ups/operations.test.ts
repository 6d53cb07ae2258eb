import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierOperations, type CarrierReply, type Reading } from '../kit/index.ts';
import { upsAdapter } from './adapter.ts';
import { addressCheck } from './address-check.ts';
import { documents } from './documents.ts';
import { cancelPickup, pickup } from './pickup.ts';
import { bookInput, credentials, pickupInput, rateInput, receiver, reply } from './samples.fixture.ts';
import { subscribe } from './subscribe.ts';
import { token } from './token.ts';
import { voidShipment } from './void.ts';

const ok = { ResponseStatus: { Code: '1', Description: 'Success' } };
const errors = (code: string) => ({ response: { errors: [{ code, message: 'No' }] } });

describe('the adapter', () => {
  it('has the operations it claims, and no others', () => {
    const { capabilities } = upsAdapter.manifest;
    expect(carrierOperations.filter((name) => upsAdapter.operations[name] !== undefined)).toEqual(
      carrierOperations.filter((name) => capabilities.includes(name)),
    );
    expect(upsAdapter.manifest.findByReference).toBe(true);
    // Within 28 days.
    expect(upsAdapter.manifest.voidWindow).toBe(40_320);
  });

  it('knows the published servers, and signs with the token it got', () => {
    expect(upsAdapter.servers(credentials, 'production')).toEqual({
      auth: 'https://onlinetools.ups.com',
      api: 'https://onlinetools.ups.com/api',
    });
    expect(upsAdapter.servers(credentials, 'sandbox')['api']).toBe('https://wwwcie.ups.com/api');
    expect(upsAdapter.sign(credentials, { oauth: 'abc' })).toEqual({ authorization: 'Bearer abc' });
    const { authorization = '' } = upsAdapter.sign(credentials, {});
    expect(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()).toBe(
      'sample-client-id:sample-client-secret',
    );
  });

  it('keeps its secrets out of every request', () => {
    const requests = [
      token.buildRequest(credentials),
      upsAdapter.operations.book?.buildRequest(bookInput, credentials),
      upsAdapter.operations.rate?.buildRequest(rateInput, credentials),
      upsAdapter.operations.subscribe?.buildRequest(
        { numbers: ['1Z12345E0300000014'], callbackUrl: 'https://example.com/push' },
        credentials,
      ),
    ];
    for (const secret of ['sample-client-secret', 'sample-webhook-credential'])
      expect(JSON.stringify(requests)).not.toContain(secret);
  });

  it('takes credentials of the right shape only', () => {
    const { credentials: shape } = upsAdapter.manifest;
    const good = { clientId: 'sample-client-id', clientSecret: 'sample-client-secret', accountNumber: ' 12345e ' };
    expect(shape.parse(good)).toMatchObject({ accountNumber: '12345E' });
    for (const bad of [{ accountNumber: '12345' }, { clientId: 'a b' }, { webhookCredential: 'short' }, { extra: 1 }])
      expect(shape.safeParse({ ...good, ...bad }).success).toBe(false);
  });
});

describe('a token', () => {
  it('is asked for with a form, for the account', () => {
    expect(token.buildRequest(credentials)).toEqual({
      server: 'auth',
      method: 'POST',
      path: '/security/v1/oauth/token',
      headers: { 'x-merchant-id': '12345E' },
      body: { kind: 'form', fields: { grant_type: 'client_credentials' } },
      tokens: [],
    });
  });

  it('comes with its life in seconds, as text', () => {
    const read = (expires_in: unknown) => token.readAnswer(reply(200, { access_token: 'abc', expires_in }));
    expect(read('14399')).toEqual({ outcome: 'done', result: { value: 'abc', lifetimeSeconds: 14_399 }, messages: [] });
    expect(read(3600)).toMatchObject({ result: { lifetimeSeconds: 3600 } });
    expect(read('0')).toMatchObject({ outcome: 'unclear' });
    expect(read('soon')).toMatchObject({ outcome: 'unclear' });
    expect(token.readAnswer(reply(401, errors('10401')))).toMatchObject({ outcome: 'refused' });
  });
});

describe('a void', () => {
  const input = {
    reference: 'W260000017',
    idempotencyKey: 'k',
    carrierBookingId: '1Z12345E0300000014',
    proNumber: null,
    trackingNumbers: [],
  };
  const read = (given: CarrierReply) => voidShipment.readAnswer(given, input);
  const summary = (Code: string) => ({
    VoidShipmentResponse: { Response: ok, SummaryResult: { Status: { Code, Description: 'Voided' } } },
  });

  it('is of the whole shipment', () => {
    expect(voidShipment.buildRequest(input, credentials)).toMatchObject({
      method: 'DELETE',
      path: '/shipments/v2409/void/cancel/1Z12345E0300000014',
    });
    expect(read(reply(200, summary('1')))).toEqual({ outcome: 'done', result: { already: false }, messages: [] });
  });

  it('is as good when it was voided before, and no void when the carrier says so', () => {
    expect(read(reply(400, errors('190117')))).toEqual({ outcome: 'done', result: { already: true }, messages: [] });
    expect(read(reply(400, errors('190101')))).toMatchObject({ outcome: 'refused', messages: [{ code: '190101' }] });
    expect(read(reply(200, summary('0')))).toMatchObject({ outcome: 'refused' });
    expect(read(reply(500, errors('190117')))).toMatchObject({ outcome: 'unclear' });
  });
});

describe('a subscription', () => {
  const input = { numbers: ['1Z1234567891234556', '1Z1234567$8'], callbackUrl: 'https://example.com/push' };

  it('is for up to a hundred numbers, and gives back which were taken', () => {
    const read = (given: unknown) => subscribe.readAnswer(reply(200, given), input);
    expect(subscribe.buildRequest(input, credentials)).toMatchObject({
      path: '/track/v2/subscription/standard/package',
      body: { value: { locale: 'en_US', countryCode: 'US', trackingNumberList: input.numbers } },
    });
    expect(
      read({ validTrackingNumbers: ['1Z1234567891234556'], invalidTrackingNumbers: ['1Z1234567$8'] }),
    ).toMatchObject({ result: { accepted: ['1Z1234567891234556'], declined: ['1Z1234567$8'] } });
    expect(read({})).toMatchObject({ result: { accepted: [], declined: input.numbers } });
  });

  it.each([0, 101])('is not asked for %i numbers', (count) => {
    const numbers = Array.from({ length: count }, () => '1Z1234567891234556');
    expect(() => subscribe.buildRequest({ ...input, numbers }, credentials)).toThrow(
      expect.objectContaining({ code: 'too_many_numbers' }),
    );
  });
});

describe('labels once more', () => {
  const input = { kind: 'labels', proNumber: null, trackingNumbers: ['1Z12345E0300000014'], format: 'pdf' } as const;
  const labels = (...given: [string, string][]) =>
    reply(200, {
      LabelRecoveryResponse: {
        Response: ok,
        LabelResults: given.map(([Code, GraphicImage]) => ({
          LabelImage: { LabelImageFormat: { Code }, GraphicImage },
        })),
      },
    });

  it('are one PDF, or one stream for a thermal printer', () => {
    expect(documents.readAnswer(labels(['PDF', 'JVBERg==']), input)).toMatchObject({
      result: { kind: 'labels', mediaType: 'application/pdf', base64: 'JVBERg==' },
    });
    const zpl = documents.readAnswer(labels(['ZPL', btoa('^XA1^XZ')], ['ZPL', btoa('^XA2^XZ')]), {
      ...input,
      format: 'zpl',
    });
    expect(zpl.outcome === 'done' && atob(zpl.result.base64)).toBe('^XA1^XZ^XA2^XZ');
  });

  it('are not taken in another format, nor what is no base64', () => {
    expect(documents.readAnswer(labels(['GIF', 'R0lG']), input)).toMatchObject({ outcome: 'unclear' });
    expect(documents.readAnswer(labels(), input)).toMatchObject({ outcome: 'unclear' });
    expect(documents.readAnswer(labels(['ZPL', '~'], ['ZPL', '~']), { ...input, format: 'zpl' })).toMatchObject({
      outcome: 'unclear',
    });
    expect(() => documents.buildRequest({ ...input, kind: 'delivery_receipt' }, credentials)).toThrow(
      expect.objectContaining({ code: 'document_unsupported' }),
    );
  });
});

it('no operation throws on any answer', () => {
  const readers: ((given: CarrierReply) => Reading<unknown>)[] = [
    (given) => token.readAnswer(given),
    (given) => voidShipment.readAnswer(given, {} as never),
    (given) => pickup.readAnswer(given, pickupInput),
    (given) => cancelPickup.readAnswer(given, {} as never),
    (given) => subscribe.readAnswer(given, { numbers: [], callbackUrl: '' }),
    (given) => documents.readAnswer(given, { kind: 'labels', format: 'zpl', proNumber: null, trackingNumbers: [] }),
    (given) => addressCheck.readAnswer(given, receiver),
    (given) => upsAdapter.operations.book!.readAnswer(given, bookInput),
    (given) =>
      upsAdapter.operations.find!.readAnswer(given, {
        reference: 'W1',
        mode: 'parcel',
        sentOn: '2026-11-18',
        pickupDate: '2026-11-18',
      }),
    (given) => upsAdapter.operations.track!.readAnswer(given, { mode: 'parcel', number: '1Z' }),
  ];
  const shapes = [
    'trackResponse',
    'shipment',
    'package',
    'response',
    'errors',
    'XAVResponse',
    'Candidate',
    'LabelResults',
  ];
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .dictionary(fc.constantFrom(...shapes), fc.object({ key: fc.constantFrom(...shapes) }))
      .map((each) => JSON.stringify(each)),
  );
  fc.assert(
    fc.property(fc.constantFrom(200, 201, 400, 401, 404, 429, 500), body, (status, text) => {
      for (const read of readers) expect(['done', 'refused', 'unclear']).toContain(read(reply(status, text)).outcome);
    }),
  );
});
