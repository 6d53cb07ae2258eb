import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { push } from './push.ts';
import { credentials } from './samples.fixture.ts';

/** The published examples of a pushed event. */
const out = {
  trackingNumber: '1Z204W4R0308071865',
  localActivityDate: '20240423',
  localActivityTime: '091519',
  activityLocation: { city: 'Charlotte', stateProvince: 'NC', postalCode: '30004', country: 'US' },
  activityStatus: { type: 'I', code: 'OT', description: 'Out for Delivery', descriptionCode: 21 },
  scheduledDeliveryDate: '20240423',
  gmtActivityDate: '20240423',
  gmtActivityTime: '131519',
  deliveryTimeDescription: 'end of day',
};

describe('a pushed event', () => {
  it('is read with its place and its local time', () => {
    expect(push.readPush(JSON.stringify(out))).toEqual([
      {
        number: '1Z204W4R0308071865',
        estimatedDelivery: '2024-04-23',
        events: [
          {
            local: '2024-04-23T09:15:19',
            offset: '-04:00',
            city: 'Charlotte',
            state: 'NC',
            postalCode: '30004',
            country: 'US',
            text: 'Out for Delivery',
            scheme: 'parcel',
            code: 'out_for_delivery',
            reasonCode: null,
          },
        ],
      },
    ]);
  });

  it('may say its offset itself, with a full stop', () => {
    const [read] = push.readPush(JSON.stringify({ ...out, gmtOffset: '-05.00' })) ?? [];
    expect(read?.events[0]?.offset).toBe('-05:00');
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '<html>',
    JSON.stringify({ ...out, trackingNumber: 'none' }),
    JSON.stringify({ ...out, localActivityDate: '20240431' }),
    JSON.stringify({ ...out, localActivityTime: '250000' }),
    JSON.stringify({ ...out, activityStatus: null }),
  ])('cannot be read from %j', (body) => {
    expect(push.readPush(body)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        const read = push.readPush(body);
        expect(read === null || read.length === 1).toBe(true);
      }),
    );
  });
});

describe('who it is from', () => {
  const from = (headers: Record<string, string>, known: typeof credentials = credentials) =>
    push.isGenuine({ headers, body: '' }, known);

  it('is told by the credential that was entered at the portal', () => {
    expect(from({ credential: 'sample-webhook-credential' })).toBe(true);
    expect(from({ authorization: 'Bearer sample-webhook-credential' })).toBe(true);
  });

  it('is nobody without it, and nobody at all where none was entered', () => {
    expect(from({})).toBe(false);
    expect(from({ credential: '' })).toBe(false);
    expect(from({ credential: 'sample-webhook-credentia1' })).toBe(false);
    expect(from({ 'user-agent': 'UPSPubSubTrackingService', 'x-api-key': 'sample-client-id' })).toBe(false);
    const { webhookCredential: _none, ...without } = credentials;
    expect(from({ credential: '' }, without)).toBe(false);
    expect(from({ credential: 'sample-webhook-credential' }, without)).toBe(false);
  });
});
