import { describe, expect, it } from 'vitest';
import { parcelNumberKind } from '@waybill/freight';
import { uspsAdapter, type CarrierRequest } from '@waybill/carriers';
import { bookInput, nashville, parcelOf, rateInput, servicesOf, uspsTestCredentials } from '../../testing/usps.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';

const work = uspsAtWork();

describe('labels', () => {
  it('cost what was quoted, bear a number with its check digit, and come as a PDF of 4 x 6 in [BOOK-06]', async () => {
    const booked = await work.bought();
    expect(booked).toMatchObject({
      charged: { amount: 1385, currency: 'USD' },
      labels: [{ parcel: 0, format: 'pdf' }],
    });
    expect(parcelNumberKind(booked.trackingNumbers[0] ?? '')).toBe('usps_impb');
    const pdf = Buffer.from(booked.labels[0]?.base64 ?? '', 'base64').toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 288(\.0*)? 432(\.0*)?\s*\]/);
    expect(work.simulator.log.entries.find(({ operation }) => operation === 'book')?.facts).toEqual({
      reference: 'WB26112400017',
      booking: booked.trackingNumbers[0],
      created: true,
    });
  });

  it('cost what was quoted with fees, signature and insurance as well', async () => {
    const load = { mode: 'parcel' as const, parcels: [parcelOf({ lengthIn: 31, nonRectangular: true, heightIn: 20 })] };
    const services = servicesOf({
      signature: 'adult',
      declareValue: true,
      shipmentValue: { amount: 90_000, currency: 'USD' },
    });
    const quoted = await work.usps.ask('rate', rateInput({ load, services }));
    if (quoted.outcome !== 'done') throw new Error('no quote');
    expect(quoted.result).toHaveLength(3);
    for (const { serviceCode, serviceName, carrierQuoteId, total } of quoted.result) {
      const service = { code: serviceCode, name: serviceName, carrierQuoteId };
      expect((await work.bought({ ...work.booking(), load, services, service })).charged?.amount).toBe(total);
    }
  });

  it('come as commands for thermal printers', async () => {
    const booked = await work.bought({ ...work.booking(), labelFormat: 'zpl' });
    const zpl = Buffer.from(booked.labels[0]?.base64 ?? '', 'base64').toString('utf8');
    expect(zpl.trimStart().startsWith('^XA')).toBe(true);
    expect(zpl).toContain('WB26112400017');
  });

  it('come in parts to whoever asks for nothing else, and are read the same', async () => {
    const input = work.booking();
    const request = uspsAdapter.operations.book?.buildRequest(input, uspsTestCredentials) as CarrierRequest;
    const { accept: _accept, ...headers } = request.headers as Record<string, string>;
    const reply = await work.usps.send({ ...request, headers });
    expect(reply.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const parts = uspsAdapter.operations.book?.readAnswer(reply, input);
    expect(parts).toEqual(await work.usps.ask('book', input));
  });

  it('are bought once for one key, however often they are asked for', async () => {
    const input = work.booking();
    const first = await work.bought(input);
    work.later(2);
    expect(await work.bought(input)).toEqual(first);
    expect(work.made()).toHaveLength(1);
    // The same booking under another key is another label: the key is all that protects.
    expect((await work.bought()).trackingNumbers).not.toEqual(first.trackingNumbers);
    expect(await work.usps.ask('book', { ...input, reference: 'WB2' })).toMatchObject({
      outcome: 'refused',
      messages: [{ text: expect.stringContaining('used with another request') as string }],
    });
  });

  it.each(['lost_reply', 'truncated'] as const)('are bought once though the answer was spoilt: %s', async (kind) => {
    work.simulator.faults.plan([{ kind, operation: 'book', times: 1 }]);
    const input = work.booking();
    await expect(work.usps.ask('book', input)).rejects.toThrow(/fetch failed|terminated/);
    const booked = await work.bought(input);
    expect(work.made()).toEqual(booked.trackingNumbers);
  });

  it.each([
    ['failure_after_success', 'unclear'],
    ['garbage', 'unclear'],
    ['unavailable', 'unclear'],
    ['rate_limited', 'refused'],
  ] as const)('leave it at that after %s: %s', async (kind, outcome) => {
    work.simulator.faults.plan([{ kind, operation: 'book', times: 1 }]);
    expect((await work.usps.ask('book', work.booking())).outcome).toBe(outcome);
  });

  it.each([
    ['a mailing date too far ahead', bookInput({ pickupDate: '2026-12-02' }), '0 to 7 days'],
    [
      'a state the ZIP code is not in',
      bookInput({ delivery: { ...nashville, state: 'KY' } }),
      'could not be validated',
    ],
    ['a key that is none', bookInput({ idempotencyKey: 'again' }), 'not a UUID'],
    [
      'a rate that is not for this box',
      bookInput({ service: { code: 'PRIORITY_MAIL', name: '', carrierQuoteId: 'CP/MACHINABLE' } }),
      'No rate was found',
    ],
  ])('are refused for %s', async (_name, input, text) => {
    const reading = await work.usps.ask('book', input);
    expect(reading.outcome).toBe('refused');
    expect(reading.messages[0]?.text).toContain(text);
    expect(work.made()).toEqual([]);
  });

  it('are printed again three times', async () => {
    const booked = await work.bought();
    const input = { kind: 'labels', proNumber: null, trackingNumbers: booked.trackingNumbers, format: 'pdf' } as const;
    for (let time = 1; time <= 3; time += 1) {
      expect(await work.usps.ask('documents', input)).toMatchObject({ result: { base64: booked.labels[0]?.base64 } });
    }
    expect(await work.usps.ask('documents', input)).toMatchObject({
      outcome: 'refused',
      messages: [{ text: expect.stringContaining('up to 3 times') as string }],
    });
  });
});
