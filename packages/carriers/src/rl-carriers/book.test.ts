import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightBookInput, freightLine } from '../../testing/bookings.ts';
import { rlCredentials, rlSamples } from '../../testing/rl-carriers.ts';
import { replyOf, spoiled } from '../../testing/spoil-freight.ts';
import type { BookInput } from '../kit/index.ts';
import { book } from './book.ts';

type Bill = { BillOfLading: Record<string, unknown>; PickupRequest: Record<string, unknown> };
const bodyOf = (input: BookInput): Bill => {
  const { body } = book.buildRequest(input, rlCredentials);
  return (body?.kind === 'json' ? body.value : {}) as Bill;
};
const read = (body: unknown, status = 200) => book.readAnswer(replyOf(status, body), freightBookInput);

describe('a bill of lading for R+L', () => {
  it('carries our reference, the parties, the freight and the pickup', () => {
    const { BillOfLading, PickupRequest } = bodyOf(freightBookInput);
    expect(BillOfLading).toMatchObject({
      BOLDate: '11/18/2026',
      Shipper: {
        CompanyName: 'Foundation Shipper LLC',
        AddressLine1: '1250 Warehouse Avenue',
        AddressLine2: 'Dock 4',
        CountryCode: 'USA',
        PhoneNumber: '6145550188',
        Attention: 'Dana Ruiz',
      },
      Consignee: { CompanyName: 'Foundation Consignee Inc', City: 'Boston' },
      BillTo: { CompanyName: 'Waybill Freight', ZipOrPostalCode: '07102', PhoneNumber: '9735550142' },
      ReferenceNumbers: { ShipperNumber: '04000000000000017', PONumber: 'PO-10042' },
      SpecialInstructions: 'Call receiving before arrival',
    });
    expect(BillOfLading['HandlingUnits']).toEqual([
      {
        UnitType: 'PLT',
        Dimensions: [{ Count: 2, Length: '48', Width: '40', Height: '45' }],
        Items: [
          {
            IsHazmat: false,
            Pieces: 20,
            PackageType: 'CTN',
            NMFCItemNumber: '123456',
            NMFCSubNumber: '01',
            Class: '70',
            Weight: 1000,
            Description: 'Boxed aluminum radiators',
          },
        ],
      },
    ]);
    expect(PickupRequest).toEqual({
      PickupInformation: {
        PickupDate: '11/18/2026',
        ReadyTime: '10:00 AM',
        CloseTime: '05:00 PM',
        AdditionalInstructions: 'Call receiving before arrival',
      },
    });
  });

  it('has street lines of at most 30 characters', () => {
    const streetLines = ['Warehouse 7 of the Delaware Park']; // 32
    const { BillOfLading } = bodyOf({ ...freightBookInput, pickup: { ...freightBookInput.pickup, streetLines } });
    expect(BillOfLading['Shipper']).toMatchObject({
      AddressLine1: 'Warehouse 7 of the Delaware',
      AddressLine2: 'Park',
    });
    const exact = { ...freightBookInput.pickup, streetLines: ['9'.repeat(31)] };
    expect(bodyOf({ ...freightBookInput, pickup: exact }).BillOfLading['Shipper']).toMatchObject({
      AddressLine1: '9'.repeat(30),
      AddressLine2: '9',
    });
  });

  it('says in its instructions whatever has no field', () => {
    const { BillOfLading } = bodyOf({
      ...freightBookInput,
      service: { code: 'GSDS', name: 'Guaranteed Service', carrierQuoteId: '29098816' },
      delivery: {
        ...freightBookInput.delivery,
        streetLines: ['90 Distribution Way', 'Building 7', 'Gate C', 'behind the silo on the left', 'ask for Kim'],
      },
      references: [{ type: 'release_number', number: 'R-77' }],
      load: {
        mode: 'ltl',
        lines: [
          {
            ...freightLine,
            hazmat: {
              idNumber: 'UN1263',
              properName: 'Paint',
              hazardClass: '3',
              packingGroup: 'II',
              emergencyContact: 'Response Desk',
              emergencyPhone: '8005550199',
            },
          },
        ],
      },
    });
    expect(BillOfLading['ReferenceNumbers']).toEqual({
      ShipperNumber: '04000000000000017',
      RateQuoteNumber: '29098816',
    });
    expect(BillOfLading['SpecialInstructions']).toBe(
      'Guaranteed Service, quote 29098816; Consignee address continued: left ask for Kim; ' +
        'release number: R-77; Hazmat emergency: Response Desk 8005550199; Call receiving before arrival',
    );
    expect(BillOfLading['HandlingUnits']).toMatchObject([
      { Items: [{ IsHazmat: true, Description: 'UN1263, Paint, 3, PG II - Boxed aluminum radiators' }] },
    ]);
  });
});

describe('an answer of R+L to a bill of lading', () => {
  it('brings PRO and pickup number, though its code is 0 [BOOK-06]', () => {
    expect(read(rlSamples.bill)).toEqual({
      outcome: 'done',
      result: {
        proNumber: 'WP7506414',
        trackingNumbers: [],
        pickupNumber: '74201384',
        carrierBookingId: 'WP7506414',
        charged: null,
        labels: [],
      },
      messages: [],
    });
  });

  it('tells when there is a bill but no pickup', () => {
    const reading = read({ ...rlSamples.bill, PickupRequestNumber: null });
    expect(reading).toMatchObject({ outcome: 'done', result: { proNumber: 'WP7506414', pickupNumber: null } });
    expect(reading.messages).toMatchObject([{ severity: 'warning', code: 'pickup_missing' }]);
  });

  it('is a refusal where nothing was made', () => {
    expect(read(rlSamples.billFailure, 400)).toEqual({
      outcome: 'refused',
      messages: [
        {
          severity: 'error',
          code: '400',
          text: 'There must be at least one item in the list (request.BillOfLading.Items)',
        },
      ],
    });
  });

  it.each([
    ['numbers beside a failure', { ...rlSamples.billFailure, PickupRequestNumber: '74201384' }, 400],
    ['a PRO number beside a failure', { ...rlSamples.billFailure, ProNumber: 'WP7506414' }, 400],
    ['no PRO number in a success', { ...rlSamples.bill, ProNumber: ' ' }, 200],
    ['a failure of the server', rlSamples.billFailure, 500],
    ['a page', '<html>', 400],
    ['nothing', '', 200],
  ])('is unclear with %s', (_, body, status) => {
    expect(read(body, status).outcome).toBe('unclear');
  });

  it('never throws, and books only with a number that the answer holds', () => {
    fc.assert(
      fc.property(spoiled(rlSamples.bill), fc.constantFrom(200, 400, 502), (text, status) => {
        const reading = read(text, status);
        if (reading.outcome !== 'done') return;
        expect(status).toBe(200);
        expect(text).toContain(JSON.stringify(reading.result.proNumber).slice(1, -1));
        expect(reading.result.proNumber).not.toBe('');
      }),
      { numRuns: 400 },
    );
  });
});
