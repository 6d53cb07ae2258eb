import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reply } from '../../testing/fedex.ts';
import { messagesOf, readOutput, refusalOf } from './answer.ts';

// The samples of the published files.
const mismatch = {
  transactionId: '624deea6-b709-470c-8c39-4b5511281492',
  customerTransactionId: 'AnyCo_order123456789',
  errors: [
    {
      code: 'ACCOUNT.NUMBER.MISMATCH',
      message:
        'When payment Type is SENDER, ShippingChargesPayment Payor AccountNumber should match the shipper account number.',
    },
  ],
};
const unavailable = {
  transactionId: '08f37269-2fcf-4a52-8f02-01c8349d143f',
  errors: [{ code: 'SERVICE.UNAVAILABLE.ERROR', message: 'The service is currently unavailable.' }],
};

describe('what FedEx answers instead of a result', () => {
  it('is a refusal in its own words', () => {
    expect(refusalOf(reply(400, mismatch))).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: 'ACCOUNT.NUMBER.MISMATCH', text: mismatch.errors[0]?.message }],
    });
  });

  it.each([401, 403])('keeps the code of a refused caller (%i)', (status) => {
    const body = { transactionId: 'x', errors: [{ code: 'NOT.AUTHORIZED.ERROR', message: 'Access token expired.' }] };
    expect(refusalOf(reply(status, body))).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'NOT.AUTHORIZED.ERROR' }],
    });
  });

  it.each([
    ['its own failure of 503', 503, unavailable],
    ['its own failure of 500', 500, mismatch],
    ['its error shape with 200', 200, mismatch],
    ['a page of HTML', 400, '<html><body>Bad Request</body></html>'],
    ['nothing', 502, ''],
    ['a list of no errors', 400, { errors: [] }],
    ['an error without a code', 400, { errors: [{ message: 'no' }] }],
    ['a result and errors at once', 400, { ...mismatch, output: {} }],
  ])('leaves open what was done after %s', (_, status, body) => {
    expect(refusalOf(reply(status, body)).outcome).toBe('unclear');
  });
});

describe('readOutput', () => {
  const shape = z.object({ code: z.string() });

  it('hands out what a good answer holds', () => {
    expect(readOutput(reply(200, { output: { code: 'a' } }), shape)).toEqual({ ok: true, value: { code: 'a' } });
  });

  it('is unclear about a shape it does not know, naming where', () => {
    const read = readOutput(reply(200, { output: { code: 7 } }), shape);
    expect(read).toMatchObject({
      reading: { outcome: 'unclear', messages: [{ text: expect.stringContaining('code') as unknown }] },
    });
  });
});

describe('messagesOf', () => {
  it('tells notes from warnings and passes over what is none', () => {
    expect(
      messagesOf([
        { code: 'A', alertType: 'NOTE', message: 'Shipper Postal-City Mismatch.' },
        { code: 'B', alertType: 'WARNING' },
        {},
      ]),
    ).toEqual([
      { severity: 'info', code: 'A', text: 'Shipper Postal-City Mismatch.' },
      { severity: 'warning', code: 'B', text: 'B' },
    ]);
  });
});
