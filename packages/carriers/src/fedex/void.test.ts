import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { account, jsonOf, reply } from '../../testing/fedex.ts';
import { voidShipment } from './void.ts';

const input = {
  reference: 'WB2026110001',
  idempotencyKey: 'k',
  carrierBookingId: '794953535000',
  proNumber: null,
  trackingNumbers: ['794953535000', '794953535011'],
};
const read = (output: object) => voidShipment.readAnswer(reply(200, { output }), input);

describe('canceling a shipment', () => {
  it('cancels all packages by the number of the first', () => {
    const request = voidShipment.buildRequest(input, account);
    expect(request).toMatchObject({ method: 'PUT', path: '/ship/v1/shipments/cancel' });
    expect(jsonOf(request)).toEqual({
      accountNumber: { value: '740561073' },
      emailShipment: false,
      deletionControl: 'DELETE_ALL_PACKAGES',
      trackingNumber: '794953535000',
    });
  });

  it('is done, was done before, or was not done', () => {
    // The published sample of a cancellation.
    const message = 'Shipment is successfully cancelled';
    expect(read({ cancelledShipment: true, cancelledHistory: true, message })).toMatchObject({
      outcome: 'done',
      result: { already: false },
    });
    expect(read({ cancelledShipment: false, cancelledHistory: true })).toMatchObject({ result: { already: true } });
    expect(read({ cancelledShipment: false, message: 'Tendered' })).toMatchObject({
      outcome: 'refused',
      messages: [{ text: 'Tendered' }],
    });
    expect(read({}).outcome).toBe('unclear');
  });
});

describeContract('the cancellation', 'fedex/relaxed/ship.v1.relaxed.json', (contract) => {
  it('keeps to the published file', () => {
    const body = jsonOf(voidShipment.buildRequest(input, account));
    expect(contract().request('PUT', '/ship/v1/shipments/cancel', body)).toEqual([]);
  });
});
