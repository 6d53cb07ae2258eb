import { describe, expect, it } from 'vitest';
import { freightPickupInput } from '../../testing/bookings.ts';
import { replyOf } from '../../testing/spoil-freight.ts';
import { tforceCredentials } from '../../testing/tforce.ts';
import { pickup } from './pickup.ts';

describe('a pickup asked for after booking', () => {
  const read = (body: unknown, status = 200) => pickup.readAnswer(replyOf(status, body), freightPickupInput);

  it('names the place, the day and what is picked up', () => {
    expect(pickup.buildRequest(freightPickupInput, tforceCredentials).body).toMatchObject({
      value: {
        pickup: { date: '2026-11-18', time: '10:00:00', openTime: '08:00:00', closeTime: '17:00:00' },
        origin: {
          companyName: 'Foundation Shipper LLC',
          address: { address1: '1250 Warehouse Avenue', address2: 'Dock 4' },
        },
        destination: { postalCode: '02215', country: 'US' },
        lineItems: [{ weight: 1000, weightUnit: 'LBS', pieces: 2, packagingType: 'PLT', hazardous: false }],
        instructions: { pickup: 'Freight is at dock 4' },
      },
    });
  });

  it('is confirmed by a number and code 1, both', () => {
    const confirmed = {
      responseStatus: { code: '1', description: 'Success' },
      transactionReference: { confirmationNumber: 'WBU5337790' },
    };
    expect(read(confirmed)).toMatchObject({ outcome: 'done', result: { pickupNumber: 'WBU5337790', handle: null } });
    expect(read({ ...confirmed, responseStatus: { code: '7', description: 'Late' } }).outcome).toBe('unclear');
    expect(read({ responseStatus: { code: '1' } }).outcome).toBe('unclear');
    expect(read({ responseStatus: { code: '7', description: 'Late' } })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '7', text: 'Late' }],
    });
    expect(read({}).outcome).toBe('unclear');
  });
});
