import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightBookInput } from '../../testing/bookings.ts';
import { ebolSample } from '../../testing/ebol.ts';
import { replyOf, spoiled } from '../../testing/spoil-freight.ts';
import { book } from './book.ts';
import { change } from './change.ts';
import { resultCodesIn } from './result-codes.ts';
import { voidBill } from './void.ts';

const bill = { carrierBookingId: '123456-7', proNumber: '123456-7' };
const booked = (body: unknown, status = 200, ownPro: string | null = null) =>
  book.readAnswer(replyOf(status, body), { ...freightBookInput, ownPro });
const changed = (body: unknown, status = 200) =>
  change.readAnswer(replyOf(status, body), { ...freightBookInput, ...bill });
const voided = (body: unknown, status = 200) =>
  voidBill.readAnswer(replyOf(status, body), { ...bill, reference: 'R', idempotencyKey: 'K', trackingNumbers: [] });

describe('an answer to a new bill', () => {
  it('brings the PRO number and labels [BOOK-06]', () => {
    expect(booked(ebolSample)).toEqual({
      outcome: 'done',
      result: {
        proNumber: 'PRO1234',
        trackingNumbers: [],
        pickupNumber: null,
        carrierBookingId: 'PRO1234',
        charged: null,
        labels: [{ parcel: null, format: 'pdf', base64: 'JVBERi0xLjcK' }],
      },
      messages: [],
    });
  });

  it('is a booking with a warning too', () => {
    const messageStatus = { status: 'WARNING', code: '20000000', message: 'Check the class.', resolution: 'Call us.' };
    const reading = booked({
      ...ebolSample,
      messageStatus,
      images: 'none',
      resultStatusCodes: ['1300 - No label today'],
    });
    expect(reading).toMatchObject({ outcome: 'done', result: { proNumber: 'PRO1234', labels: [] } });
    expect(reading.messages).toEqual([
      { severity: 'warning', code: '20000000', text: 'Check the class. Call us.' },
      { severity: 'error', code: '1300', text: 'No label today' },
    ]);
  });

  it('is refused by a list of codes, or by a status of FAIL', () => {
    expect(booked(['300 - Failure Data Error origin.name', '100 - Informational'], 400)).toMatchObject({
      outcome: 'refused',
      messages: [
        { severity: 'error', code: '300', text: 'Failure Data Error origin.name' },
        { severity: 'info', code: '100' },
      ],
    });
    const messageStatus = { status: 'FAIL', code: '30000000', message: 'Unknown account.' };
    expect(booked({ ...ebolSample, messageStatus })).toMatchObject({
      outcome: 'refused',
      messages: [{ severity: 'error', code: '30000000', text: 'Unknown account.' }],
    });
    expect(booked([600], 401).outcome).toBe('refused');
  });

  it('is no refusal where our own number is taken: the bill may be there already', () => {
    expect(booked(['1400 - Failure Duplicate Pro 12301004'], 400, '12301004')).toMatchObject({
      outcome: 'unclear',
      messages: [{ code: '1400' }],
    });
    expect(booked(['1400 - Failure Duplicate Pro'], 400).outcome).toBe('refused');
  });

  it.each([
    ['an image that was not made', ['1200 - Failure BoL PDF Image Not Created'], 400],
    ['an empty list', [], 400],
    ['a list of information', [100, 200], 400],
    ['a broken server', ['300 - Failure'], 500],
    ['a page', '<html>', 400],
    ['an unknown address', '', 404],
    ['no PRO number', { ...ebolSample, referenceNumbers: { pro: '' } }, 200],
    ['a status nobody published', { ...ebolSample, messageStatus: { status: 'QUEUED' } }, 200],
    ['a list', [], 200],
  ])('is unclear with %s', (_, body, status) => {
    expect(booked(body, status).outcome).toBe('unclear');
  });

  it('never throws, and books only under a number that the answer holds', () => {
    fc.assert(
      fc.property(spoiled(ebolSample), fc.constantFrom(200, 200, 400, 404, 500), (text, status) => {
        const reading = booked(text, status);
        if (reading.outcome !== 'done') return;
        const { referenceNumbers } = JSON.parse(text) as typeof ebolSample;
        expect([status, reading.result.proNumber]).toEqual([200, referenceNumbers.pro.trim()]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('an answer to a change', () => {
  it('keeps the number the bill has, where the answer names none', () => {
    const { referenceNumbers: _, ...rest } = ebolSample;
    expect(changed(rest)).toMatchObject({ outcome: 'done', result: { proNumber: '123456-7' } });
    expect(changed(ebolSample)).toMatchObject({ outcome: 'done', result: { proNumber: 'PRO1234' } });
  });

  it('may be that there is no such bill', () => {
    expect(changed('', 404)).toMatchObject({ outcome: 'refused', messages: [{ code: '404' }] });
    expect(changed('<html>', 404).outcome).toBe('unclear');
    expect(changed([300], 400)).toMatchObject({ outcome: 'refused', messages: [{ code: '300', text: 'Data error' }] });
  });
});

describe('an answer to a void', () => {
  it('is good without a body, and where the bill is gone already', () => {
    expect(voided('')).toMatchObject({ outcome: 'done', result: { already: false } });
    expect(voided(ebolSample)).toMatchObject({ outcome: 'done', result: { already: false } });
    expect(voided('', 404)).toMatchObject({ outcome: 'done', result: { already: true } });
  });

  it('is believed neither from a page nor from a failure', () => {
    expect(voided('<html>').outcome).toBe('unclear');
    expect(voided('<html>', 404).outcome).toBe('unclear');
    expect(voided('', 503).outcome).toBe('unclear');
    expect(voided({ messageStatus: { status: 'FAIL', message: 'In transit' } }).outcome).toBe('refused');
    expect(voided(['600 - Failure Carrier Specific Error In transit'], 400).outcome).toBe('refused');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(spoiled(ebolSample), fc.constantFrom(200, 400, 404, 500), (text, status) => {
        expect(['done', 'refused', 'unclear']).toContain(voided(text, status).outcome);
        expect(['done', 'refused', 'unclear']).toContain(changed(text, status).outcome);
      }),
    );
  });
});

describe('status codes', () => {
  it.each([
    ['a number', 1500, '1500', 'Unknown reason'],
    ['a text', '700 - Failure Outside Ship Window Monday', '700', 'Failure Outside Ship Window Monday'],
    ['a text that is a number', '1600', '1600', 'Shipper closed'],
    ['an object', { code: 300, message: 'Bad ZIP' }, '300', 'Bad ZIP'],
    ['an object with words only', { message: 'Bad ZIP' }, '600', 'Bad ZIP'],
  ])('are read from %s', (_, entry, code, text) => {
    expect(resultCodesIn([entry])).toEqual([{ severity: 'error', code, text }]);
  });

  it('are nothing else', () => {
    expect(resultCodesIn([null, {}, 'Bad ZIP', [300], true])).toEqual([]);
    expect(resultCodesIn({ code: '300' })).toEqual([]);
  });
});
