import { freightClasses, packageTypes } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import {
  rateInput,
  collierville,
  freightAccount,
  freightBooking,
  harrison,
  jsonOf,
  pallet,
  plain,
  reply,
} from '../../testing/fedex.ts';
import type { BookInput, CarrierHazmat, PickupInput } from '../kit/index.ts';
import { fedexFreight } from './adapter.ts';
import { book } from './book.ts';
import { classOf, packagingOf, pickupPackagingOf } from './lines.ts';
import { cancelPickup, pickup } from './pickup.ts';
import { rate } from './rate.ts';

const paint: CarrierHazmat = {
  idNumber: 'UN1263',
  properName: 'Paint',
  hazardClass: '3',
  packingGroup: 'II',
  emergencyContact: 'Chemtrec',
  emergencyPhone: '1-800-555-0100',
};
const lines = [pallet, { ...pallet, quantity: 1, weightLb: 250, stackable: false, nmfc: null, hazmat: paint }];
const services = { ...plain, accessorials: ['LGDEL'], declareValue: true } as const;
const full = freightBooking({ load: { mode: 'ltl', lines }, services, notes: 'Dock 4' });
const quote = (input: BookInput) => jsonOf(rate.buildRequest(rateInput(input), freightAccount));
const bill = (input: BookInput) => jsonOf(book.buildRequest(input, freightAccount));

describe('asking FedEx Freight for rates', () => {
  it('bills the freight account as a third party, and names each line with its class', () => {
    expect(quote(full)).toMatchObject({
      accountNumber: { value: '740561073' },
      rateRequestControlParameters: { returnTransitTimes: true },
      freightRequestedShipment: {
        shipper: { address: { postalCode: '72601' } },
        recipient: { address: { postalCode: '38017' } },
        shipDateStamp: '2026-11-18',
        rateRequestType: ['ACCOUNT'],
        shippingChargesPayment: {
          paymentType: 'THIRD_PARTY',
          payor: { responsibleParty: { accountNumber: { value: '510087020' } } },
        },
        freightShipmentDetail: {
          role: 'SHIPPER',
          accountNumber: { value: '510087020' },
          fedExFreightBillingContactAndAddress: { address: { streetLines: ['1202 Chalet Ln'], city: 'Harrison' } },
          totalHandlingUnits: 3,
          declaredValuePerUnit: { amount: 166.67, currency: 'USD' },
          lineItem: [
            {
              id: 'line1',
              description: 'School text books',
              handlingUnits: 2,
              pieces: 40,
              subPackagingType: 'PALLET',
              freightClass: 'CLASS_077_5',
              nmfcCode: '161560-02',
              weight: { units: 'LB', value: 1000 },
              dimensions: { length: 48, width: 40, height: 52, units: 'IN' },
            },
            { id: 'line2', hazardousMaterials: 'HAZARDOUS_MATERIALS', weight: { units: 'LB', value: 250 } },
          ],
        },
        requestedPackageLineItems: [
          { groupPackageCount: 2, associatedFreightLineItems: [{ id: 'line1' }] },
          { groupPackageCount: 1, associatedFreightLineItems: [{ id: 'line2' }] },
        ],
        freightShipmentSpecialServices: { specialServiceTypes: ['LIFTGATE_DELIVERY', 'DANGEROUS_GOODS'] },
      },
    });
    expect(quote(freightBooking())).not.toHaveProperty('freightRequestedShipment.freightShipmentSpecialServices');
  });

  it('takes no parcels, and no border', () => {
    expect(() => quote(freightBooking({ load: { mode: 'parcel', parcels: [] } }))).toThrow('no parcels');
    expect(() => quote(freightBooking({ delivery: { ...collierville, country: 'MX' } }))).toThrow('customs');
  });

  it('writes all classes and packages in published words', () => {
    expect(freightClasses.map(classOf)).toContain('CLASS_092_5');
    expect(classOf('50')).toBe('CLASS_050');
    expect(classOf('500')).toBe('CLASS_500');
    expect(packageTypes.map(packagingOf).every((word) => /^[A-Z]+$/.test(word))).toBe(true);
    expect([packagingOf('totes'), pickupPackagingOf('totes')]).toEqual(['TOTEBIN', 'TOTE_BIN']);
    expect([packagingOf('pieces'), pickupPackagingOf('pieces'), pickupPackagingOf('drums')]).toEqual([
      'PIECES',
      'PIECE',
      'DRUM',
    ]);
  });
});

describe('a bill of lading', () => {
  it('carries our reference as its number, and the hazardous description in the order of the law', () => {
    expect(bill(full)).toMatchObject({
      freightRequestedShipment: {
        serviceType: 'FEDEX_FREIGHT_PRIORITY',
        recipient: { deliveryInstructions: 'Dock 4' },
        freightShipmentDetail: {
          printedReferences: [
            { printedReferenceType: 'BILL_OF_LADING', value: 'WB2026110001' },
            { printedReferenceType: 'PO_NUMBER', value: 'PO-4711' },
          ],
          lineItem: [
            { description: 'School text books' },
            { description: 'UN1263, Paint, 3, PG II; School text books; do not stack' },
          ],
          hazardousMaterialsOfferor: 'Ozark Book Supply',
          hazardousMaterialsEmergencyContactNumber: { areaCode: '800', localNumber: '5550100' },
        },
      },
    });
    expect(bill(freightBooking())).not.toHaveProperty(
      'freightRequestedShipment.freightShipmentDetail.hazardousMaterialsOfferor',
    );
  });

  const shipped = (over: object) => reply(200, { output: { transactionShipments: [over] } });

  it('brings the freight bill number, the charge and labels, but not FedEx own paper among them [BOOK-06]', () => {
    const document = { docType: 'PDF', encodedLabel: 'YQ==' };
    const answer = shipped({
      masterTrackingNumber: '4300000001',
      shipmentDocuments: [
        { ...document, contentType: 'BILL_OF_LADING' },
        { ...document, contentType: 'LABEL' },
      ],
      completedShipmentDetail: {
        shipmentRating: {
          shipmentRateDetails: [{ rateType: 'PAYOR_ACCOUNT_SHIPMENT', totalNetCharge: 996.59, currency: 'USD' }],
        },
      },
    });
    expect(book.readAnswer(answer, full)).toEqual({
      outcome: 'done',
      messages: [],
      result: {
        proNumber: '4300000001',
        trackingNumbers: [],
        pickupNumber: null,
        carrierBookingId: '4300000001',
        charged: { amount: 99_659, currency: 'USD' },
        labels: [{ parcel: null, format: 'pdf', base64: 'YQ==' }],
      },
    });
  });

  it('prefers the number that is one of freight', () => {
    const masterTrackingId = { trackingIdType: 'FREIGHT', trackingNumber: 4300000002 };
    const answer = shipped({ masterTrackingNumber: '794860507720', completedShipmentDetail: { masterTrackingId } });
    expect(book.readAnswer(answer, full)).toMatchObject({ result: { proNumber: '4300000002', charged: null } });
  });

  it.each([
    ['no number', shipped({})],
    ['half an answer', reply(200, '{"output":')],
    ['a failure after success', reply(500, 'Internal Server Error')],
  ])('may have been issued after %s', (_, answer) => {
    expect(book.readAnswer(answer, full).outcome).toBe('unclear');
  });
});

const pickupInput: PickupInput = {
  reference: 'WB2026110001',
  idempotencyKey: 'k',
  party: harrison,
  destination: collierville,
  date: '2026-11-18',
  readyAt: '10:00',
  closesAt: '16:30',
  load: full.load,
  serviceCode: 'FEDEX_FREIGHT_PRIORITY',
  proNumber: '4300000001',
  trackingNumbers: [],
  notes: 'Dock 4',
};

describe('a pickup of freight', () => {
  it('names the freight bill, the service and each line', () => {
    expect(jsonOf(pickup.buildRequest(pickupInput, freightAccount))).toMatchObject({
      associatedAccountNumber: { value: '740561073' },
      originDetail: { readyDateTimestamp: '2026-11-18T10:00:00', customerCloseTime: '16:30:00' },
      remarks: 'WB2026110001 Dock 4',
      freightPickupDetail: {
        payment: 'THIRD_PARTY',
        role: 'SHIPPER',
        lineItems: [
          {
            trackingNumber: { trackingNumber: '4300000001' },
            service: 'FEDEX_FREIGHT_PRIORITY',
            totalHandlingUnits: 2,
            packaging: 'PALLET',
            pieces: 40,
            weight: { units: 'LB', value: 1000 },
            destination: { city: 'Collierville', postalCode: '38017', countryCode: 'US' },
          },
          { totalHandlingUnits: 1 },
        ],
      },
    });
  });

  it('brings its number, and is called off with a reason [BOOK-06]', () => {
    const output = { pickupConfirmationCode: '20201012COS455402' };
    expect(pickup.readAnswer(reply(200, { output }), pickupInput)).toMatchObject({
      result: { pickupNumber: '20201012COS455402', handle: null },
    });
    const off = { pickupNumber: '20201012COS455402', handle: null, date: '2020-10-12' };
    expect(jsonOf(cancelPickup.buildRequest(off, freightAccount))).toEqual({
      associatedAccountNumber: { value: '740561073' },
      pickupConfirmationCode: '20201012COS455402',
      scheduledDate: '2020-10-12',
      reason: 'Canceled by the shipper',
      contactName: 'Waybill Freight Desk',
    });
    expect(cancelPickup.readAnswer(reply(200, { output }), off)).toMatchObject({ result: { already: false } });
  });
});

describe('what FedEx Freight is known to do', () => {
  it('has no cancellation of a bill of lading, and looks it up by the freight account', () => {
    expect(fedexFreight.operations.void).toBeUndefined();
    expect(fedexFreight.manifest).toMatchObject({ voidWindow: 0, findByReference: true, idempotency: 'none' });
    expect(Object.keys(fedexFreight.operations).toSorted()).toEqual(fedexFreight.manifest.capabilities.toSorted());
    const find = { reference: 'WB1', mode: 'ltl', sentOn: '2026-11-17', pickupDate: '2026-11-18' } as const;
    expect(jsonOf(fedexFreight.operations.find!.buildRequest(find, freightAccount))).toMatchObject({
      referencesInformation: { type: 'BILL_OF_LADING', accountNumber: '510087020', carrierCode: 'FXFR' },
    });
  });
});

describeContract('freight requests', 'fedex/relaxed/freight-ltl.v1.relaxed.json', (contract) => {
  it('keep to the published file', () => {
    for (const input of [full, freightBooking(), freightBooking({ labelFormat: 'zpl' })]) {
      expect(contract().request('POST', '/rate/v1/freight/rates/quotes', quote(input))).toEqual([]);
      expect(contract().request('POST', '/ship/v1/freight/shipments', bill(input))).toEqual([]);
    }
    for (const packageType of packageTypes) {
      const load = { mode: 'ltl', lines: [{ ...pallet, packageType }] } as const;
      expect(contract().request('POST', '/rate/v1/freight/rates/quotes', quote(freightBooking({ load })))).toEqual([]);
      const body = jsonOf(pickup.buildRequest({ ...pickupInput, load }, freightAccount));
      expect(contract().request('POST', '/pickup/v1/freight/pickups/', body)).toEqual([]);
    }
    const off = cancelPickup.buildRequest({ pickupNumber: '1', handle: null, date: '2026-11-18' }, freightAccount);
    expect(contract().request('PUT', '/pickup/v1/freight/pickups/cancel/', jsonOf(off))).toEqual([]);
  });
});
