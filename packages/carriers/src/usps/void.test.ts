import { describe, expect, it } from 'vitest';
import { htmlReply, jsonReply, problemReply, uspsTestCredentials } from '../../testing/usps.ts';
import { voidLabel } from './void.ts';

const trackingNumber = '9262593519935271903671';
const input = {
  reference: 'WB1',
  idempotencyKey: 'k',
  carrierBookingId: trackingNumber,
  proNumber: null,
  trackingNumbers: [trackingNumber],
};
const read = (reply: Parameters<typeof voidLabel.readAnswer>[0]) => voidLabel.readAnswer(reply, input);

describe('giving a label back', () => {
  it('names it, and who paid for it', () => {
    expect(voidLabel.buildRequest(input, uspsTestCredentials)).toEqual({
      server: 'api',
      method: 'DELETE',
      path: `/labels/v3/label/${trackingNumber}`,
      tokens: ['bearer', 'payment'],
    });
  });

  it('is done when it is canceled, and when a refund is asked for', () => {
    expect(read(jsonReply({ trackingNumber, status: 'CANCELED' }))).toEqual({
      outcome: 'done',
      result: { already: false },
      messages: [],
    });
    expect(read(jsonReply({ trackingNumber, status: 'DISPUTED', disputeId: '103789' }))).toMatchObject({
      outcome: 'done',
      messages: [{ severity: 'warning', code: 'DISPUTED', text: 'A refund was asked for, number 103789' }],
    });
  });

  it('had been done before when a refund was asked for today', () => {
    const detail = 'A refund request for this order has already been submitted today';
    expect(read(problemReply(400, 'Bad Request', detail))).toEqual({
      outcome: 'done',
      result: { already: true },
      messages: [{ severity: 'warning', code: '00000XX', text: `Bad Request: ${detail}` }],
    });
  });

  it('is not known when there is no such order: canceled before, or of another customer', () => {
    expect(read(problemReply(400, 'Bad Request', 'Order not found'))).toMatchObject({
      outcome: 'unclear',
      messages: [{ code: 'order_not_found' }],
    });
  });

  it('is refused once the parcel is under way', () => {
    const reply = problemReply(400, 'Bad Request', 'A refund request for this order cannot be submitted');
    expect(read(reply).outcome).toBe('refused');
  });

  it('is unclear when the answer does not tell', () => {
    for (const reply of [htmlReply, jsonReply({ status: 'PENDING' }), problemReply(503, 'Order not found')]) {
      expect(read(reply).outcome).toBe('unclear');
    }
  });
});
