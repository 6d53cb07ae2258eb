import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightBookInput, freightLine } from '../../testing/bookings.ts';
import { replyOf, spoiled } from '../../testing/spoil-freight.ts';
import { tforceCredentials, tforceSamples } from '../../testing/tforce.ts';
import type { BookInput } from '../kit/index.ts';
import { book } from './book.ts';

const input: BookInput = {
  ...freightBookInput,
  service: { code: '308', name: 'TForce Freight LTL', carrierQuoteId: null },
};
const bodyOf = (booking: BookInput) => {
  const { body } = book.buildRequest(booking, tforceCredentials);
  return body?.kind === 'json' ? (body.value as Record<string, unknown>) : {};
};
const read = (body: unknown, status = 200) => book.readAnswer(replyOf(status, body), input);

describe('a bill of lading for TForce', () => {
  it('carries our reference, the parties, the freight and the pickup', () => {
    expect(bodyOf(input)).toMatchObject({
      requestOptions: { serviceCode: '308', pickupDate: '2026-11-18' },
      shipFrom: {
        name: 'Foundation Shipper LLC',
        contact: 'Dana Ruiz',
        phone: { number: '6145550188' },
        isResidential: false,
        address: { addressLine: '1250 Warehouse Avenue Dock 4', postalCode: '43015', country: 'US' },
      },
      payment: { payer: { name: 'Waybill Freight', address: { addressLine: '1 Harbor Street' } }, billingCode: '30' },
      references: [
        { number: '04000000000000017', type: 'BL' },
        { number: 'PO-10042', type: 'PO' },
      ],
      handlingUnitOne: { quantity: 2, typeCode: 'PLT' },
      instructions: { handling: 'Call receiving before arrival' },
      pickupRequest: {
        pickup: { date: '2026-11-18', time: '10:00:00', openTime: '08:00:00', closeTime: '17:00:00' },
        requester: { companyName: 'Foundation Shipper LLC' },
      },
      documents: { image: [{ type: '30', label: { numberOfStickers: 2 } }] },
    });
    expect(bodyOf(input)).not.toHaveProperty('handlingUnitTwo');
  });

  it('keeps to the lengths TForce takes and loses nothing of an address', () => {
    const body = bodyOf({
      ...input,
      delivery: {
        ...input.delivery,
        company: 'Smith & Sons <Industrial> Supply of Massachusetts',
        streetLines: ['4400 Martin Luther King Junior Boulevard', 'Building 7'],
      },
      load: { mode: 'ltl', lines: [freightLine, { ...freightLine, packageType: 'drums', quantity: 3 }] },
    });
    expect(body).toMatchObject({
      shipTo: {
        name: 'Smith and Sons Industrial Supply of',
        address: { addressLine: '4400 Martin Luther King Junior' },
      },
      instructions: { delivery: 'Address continued: Boulevard Building 7' },
      handlingUnitOne: { quantity: 2, typeCode: 'PLT' },
      handlingUnitTwo: { quantity: 3, typeCode: 'OTH' },
    });
  });
});

describe('an answer of TForce to a bill of lading', () => {
  it('brings PRO, pickup number, price and labels [BOOK-06]', () => {
    const reading = read(tforceSamples.bill);
    expect(reading).toEqual({
      outcome: 'done',
      result: {
        proNumber: '020968290',
        trackingNumbers: [],
        pickupNumber: 'WBU43159139',
        carrierBookingId: '46176429',
        // 2,413.00 - 1,809.75 + 169 + 45 + 74.50 + 207 + 175 + 255.78 + 22 = 1,551.53
        charged: { amount: 155_153, currency: 'USD' },
        labels: [{ parcel: null, format: 'pdf', base64: 'JVBERi0=' }],
      },
      messages: [{ severity: 'warning', code: '853', text: 'FBR853: DESTINATION IS A RURAL POINT' }],
    });
  });

  it('is a booking as soon as there is a PRO number, whatever is wrong beside it', () => {
    const { detail } = tforceSamples.bill;
    const reading = read({
      ...tforceSamples.bill,
      detail: {
        ...detail,
        rateDetail: 'none',
        pickup: { responseStatus: { code: '9', description: 'Closed' } },
        documents: [],
      },
    });
    expect(reading).toMatchObject({
      outcome: 'done',
      result: { proNumber: '020968290', pickupNumber: null, charged: null, labels: [] },
      messages: [{ code: 'pickup_missing' }, { severity: 'warning', code: '9', text: 'Closed' }],
    });
  });

  it.each([
    ['its validation', tforceSamples.validation, 400],
    ['its gateway', tforceSamples.gateway, 400],
    ['its services', tforceSamples.business, 200],
    ['its summary', { summary: { code: 'ERR9', message: 'Account on hold' }, detail: null }, 200],
  ])('is refused in the shape of %s', (_, body, status) => {
    expect(read(body, status).outcome).toBe('refused');
  });

  it.each([
    [
      'a success without a PRO number',
      { ...tforceSamples.bill, detail: { ...tforceSamples.bill.detail, pro: '' } },
      200,
    ],
    ['a success without a detail', { summary: tforceSamples.bill.summary, detail: null }, 200],
    ['a detail that is a list', { ...tforceSamples.bill, detail: [] }, 200],
    ['a broken server', tforceSamples.validation, 503],
    ['a page', '<html>', 200],
  ])('is unclear with %s', (_, body, status) => {
    expect(read(body, status).outcome).toBe('unclear');
  });

  it('never throws, and takes no failure for a booking', () => {
    fc.assert(
      fc.property(spoiled(tforceSamples.bill), fc.constantFrom(200, 200, 400, 500), (text, status) => {
        const reading = read(text, status);
        if (reading.outcome !== 'done') return;
        expect(status).toBe(200);
        const { detail } = JSON.parse(text) as { detail: { pro: string } };
        expect(reading.result.proNumber).toBe(detail.pro.trim());
      }),
      { numRuns: 400 },
    );
  });
});
