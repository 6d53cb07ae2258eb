import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightBookInput, freightLine } from '../../testing/bookings.ts';
import { describeContract } from '../../testing/contracts.ts';
import { project44Credentials, project44Samples } from '../../testing/project44.ts';
import { replyOf, spoiled } from '../../testing/spoil-freight.ts';
import type { BookInput, CarrierRequest, VoidInput } from '../kit/index.ts';
import { book } from './book.ts';
import { voidShipment } from './void.ts';

const input: BookInput = {
  ...freightBookInput,
  service: { code: 'STD', name: 'Standard', carrierQuoteId: 'Q60310001' },
};
const wanted: VoidInput = {
  reference: '04000000000000017',
  idempotencyKey: '0192f0c1-2b3c-7d4e-8f50-617283940518',
  carrierBookingId: 'PU830101',
  proNumber: '7105440011',
  trackingNumbers: [],
};
const jsonOf = ({ body }: CarrierRequest): unknown => (body?.kind === 'json' ? body.value : undefined);
const bodyOf = (asked: BookInput) => jsonOf(book.buildRequest(asked, project44Credentials));
const voidBody = (asked: VoidInput) => jsonOf(voidShipment.buildRequest(asked, project44Credentials));
const read = (body: unknown, status = 200) => book.readAnswer(replyOf(status, body), input, project44Credentials);
const { confirmation } = project44Samples;
const only = (...types: readonly string[]) => ({
  shipmentIdentifiers: confirmation.shipmentIdentifiers.filter(({ type }) => types.includes(type)),
});

describe('a dispatch through project44', () => {
  it('carries our number as the bill of lading, and those of the customer', () => {
    expect(bodyOf(input)).toMatchObject({
      shipmentIdentifiers: [
        { type: 'BILL_OF_LADING', value: '04000000000000017', primaryForType: true, source: 'CUSTOMER' },
        { type: 'PURCHASE_ORDER', value: 'PO-10042' },
      ],
    });
    expect(bodyOf({ ...input, references: [{ type: 'hawb', number: 'H-1' }] })).toMatchObject({
      shipmentIdentifiers: [{ type: 'BILL_OF_LADING' }, { type: 'CUSTOMER_REFERENCE', value: 'H-1' }],
    });
  });

  it('names the carrier, its quote, both ends and who pays', () => {
    expect(bodyOf(input)).toMatchObject({
      carrierCode: 'SAIA',
      capacityProviderQuoteNumber: 'Q60310001',
      originLocation: {
        address: { addressLines: ['1250 Warehouse Avenue', 'Dock 4'], postalCode: '43015' },
        contact: { companyName: 'Foundation Shipper LLC', phoneNumber: '6145550188', phoneNumberCountryCode: '1' },
      },
      destinationLocation: { contact: { email: 'receiving@example.com' } },
      requesterLocation: { address: { city: 'Newark' }, contact: { phoneNumber: '9735550142' } },
      directionOverride: 'THIRD_PARTY',
    });
  });

  it('brings the pickup by local hours, and says nothing of the day of delivery', () => {
    expect(bodyOf(input)).toMatchObject({
      pickupWindow: { date: '2026-11-18', startTime: '10:00', endTime: '17:00' },
      deliveryWindow: { startTime: '08:00', endTime: '17:00' },
      pickupNote: 'Call receiving before arrival',
    });
    expect((bodyOf(input) as { deliveryWindow: object }).deliveryWindow).not.toHaveProperty('date');
  });

  it('books a level above standard by the number of its quote only', () => {
    const service = { code: 'GUR', name: 'Guaranteed', carrierQuoteId: null };
    expect(() => bodyOf({ ...input, service })).toThrow('Guaranteed can be booked with the number of its quote only');
    expect(bodyOf({ ...input, service: { ...service, carrierQuoteId: 'Q2' } })).toMatchObject({
      capacityProviderQuoteNumber: 'Q2',
    });
    expect(bodyOf({ ...input, service: { ...service, code: 'STD' } })).not.toHaveProperty(
      'capacityProviderQuoteNumber',
    );
  });

  it('names whom to call about hazardous freight', () => {
    const hazmat = {
      idNumber: 'UN1263',
      properName: 'Paint',
      hazardClass: '3',
      packingGroup: null,
      emergencyContact: 'Infotrac',
      emergencyPhone: '1-800-535-5053',
    } as const;
    const load = { mode: 'ltl', lines: [{ ...freightLine, hazmat }] } as const;
    expect(bodyOf({ ...input, load })).toMatchObject({
      emergencyContact: { contactName: 'Infotrac', phoneNumber: '8005355053' },
      lineItems: [{ hazmatDetail: { packingGroup: 'NONE' } }],
    });
  });
});

describe('a confirmation of project44', () => {
  it("has the carrier's own numbers", () => {
    expect(read(confirmation)).toEqual({
      outcome: 'done',
      result: {
        proNumber: '7105440011',
        trackingNumbers: [],
        pickupNumber: 'PU830101',
        carrierBookingId: 'PU830101',
        charged: null,
        labels: [],
      },
      messages: [],
    });
  });

  it('may lack one of them, and says so', () => {
    expect(read(only('PICKUP'))).toMatchObject({
      outcome: 'done',
      result: { proNumber: null, carrierBookingId: 'PU830101' },
      messages: [{ severity: 'warning', code: 'pro_missing' }],
    });
    expect(read(only('PRO'))).toMatchObject({
      outcome: 'done',
      result: { pickupNumber: null, carrierBookingId: '7105440011' },
      messages: [{ severity: 'warning', code: 'pickup_missing' }],
    });
  });

  it('with nothing but our own number tells nothing', () => {
    expect(read(only('BILL_OF_LADING')).outcome).toBe('unclear');
    expect(read({ shipmentIdentifiers: [{ type: 'PRO', value: ' ' }] }).outcome).toBe('unclear');
  });

  it('is refused by its own error, and unclear where the carrier was given up on', () => {
    expect(read(project44Samples.apiError, 400).outcome).toBe('refused');
    expect(read({ ...project44Samples.apiError, httpStatusCode: 408 }, 408).outcome).toBe('unclear');
    expect(read('Internal Server Error', 500).outcome).toBe('unclear');
    expect(read('', 200).outcome).toBe('unclear');
  });
});

describe('a spoiled confirmation of project44', () => {
  it('never throws, and takes no failure for a booking', () => {
    fc.assert(
      fc.property(spoiled(confirmation), fc.constantFrom(200, 200, 400, 500), (text, status) => {
        const reading = read(text, status);
        if (reading.outcome !== 'done') return;
        expect(status).toBe(200);
        const { shipmentIdentifiers } = JSON.parse(text) as typeof confirmation;
        const { proNumber, pickupNumber, carrierBookingId } = reading.result;
        const given = shipmentIdentifiers.map(({ type, value }) => `${type} ${value.trim()}`);
        const own = [`PRO ${proNumber ?? ''}`, `PICKUP ${pickupNumber ?? ''}`].filter((one) => !one.endsWith(' '));
        expect(given).toEqual(expect.arrayContaining(own));
        expect([proNumber, pickupNumber]).toContain(carrierBookingId);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a cancellation through project44', () => {
  const readVoid = (body: unknown, status = 200) => voidShipment.readAnswer(replyOf(status, body), wanted);

  it('names every number the shipment has', () => {
    const ofShipment = { shipmentIdentifiers: [{ type: 'BILL_OF_LADING', value: '04000000000000017' }] };
    expect(voidBody(wanted)).toEqual({
      capacityProviderAccountGroup: { code: 'Default', accounts: [{ code: 'SAIA' }] },
      shipmentIdentifiers: [
        ...ofShipment.shipmentIdentifiers,
        { type: 'PRO', value: '7105440011' },
        { type: 'PICKUP', value: 'PU830101' },
      ],
    });
    expect(voidBody({ ...wanted, carrierBookingId: '04000000000000017', proNumber: null })).toMatchObject(ofShipment);
    expect(voidBody({ ...wanted, carrierBookingId: '7105440011' })).toMatchObject({
      shipmentIdentifiers: [{ type: 'BILL_OF_LADING' }, { type: 'PRO' }],
    });
  });

  it('is done, refused, or disputed', () => {
    expect(readVoid(project44Samples.cancelled)).toMatchObject({ outcome: 'done', result: { already: false } });
    expect(readVoid({})).toMatchObject({ outcome: 'done' });
    expect(readVoid(project44Samples.apiError, 400).outcome).toBe('refused');
    expect(readVoid({ infoMessages: [{ severity: 'ERROR', message: 'Already picked up' }] })).toEqual({
      outcome: 'unclear',
      messages: [{ severity: 'error', code: 'void_disputed', text: 'Already picked up' }],
    });
  });
});

describeContract('a dispatch of project44', 'project44/project44-ltl.v4.derived.openapi.yaml', (contract) => {
  it('keeps to the published file', () => {
    expect(contract().request('POST', '/api/v4/ltl/dispatchedshipments', bodyOf(input))).toEqual([]);
    expect(contract().answer('POST', '/api/v4/ltl/dispatchedshipments', 200, confirmation)).toEqual([]);
    expect(contract().request('POST', '/api/v4/ltl/shipments/cancellations', voidBody(wanted))).toEqual([]);
  });
});
