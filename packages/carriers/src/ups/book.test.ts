import { describe, expect, it } from 'vitest';
import type { BookInput } from '../kit/index.ts';
import { book } from './book.ts';
import { bookInput, credentials, receiver, reply, twoBoxes } from './samples.fixture.ts';

type Body = { value: { ShipmentRequest: { Shipment: Record<string, unknown>; LabelSpecification: unknown } } };
const bodyOf = (input: BookInput) => (book.buildRequest(input, credentials).body as Body).value.ShipmentRequest;

const usd = (MonetaryValue: string) => ({ CurrencyCode: 'USD', MonetaryValue });
const label = (Code: string) => ({ ImageFormat: { Code, Description: Code }, GraphicImage: 'XlhB' });

/** The carrier's answer to a shipment of two packages. */
const answer = (change: object = {}) => ({
  ShipmentResponse: {
    Response: { ResponseStatus: { Code: '1', Description: 'Success' }, Alert: [] },
    ShipmentResults: {
      ShipmentCharges: { TotalCharges: usd('31.20') },
      NegotiatedRateCharges: { TotalCharge: usd('24.07') },
      ShipmentIdentificationNumber: '1Z12345E0300000014',
      PackageResults: [
        { TrackingNumber: '1Z12345E0300000014', ShippingLabel: label('ZPL') },
        { TrackingNumber: '1Z12345E0300000023', ShippingLabel: label('ZPL') },
      ],
      ...change,
    },
  },
});
const read = (body: unknown, status = 200) => book.readAnswer(reply(status, body), { ...bookInput, load: twoBoxes });

describe('a request to ship [BOOK-06]', () => {
  it('bears our reference as the first of each package, and in its context', () => {
    const request = book.buildRequest({ ...bookInput, load: twoBoxes }, credentials);
    expect(request).toMatchObject({
      server: 'api',
      method: 'POST',
      path: '/shipments/v2409/ship',
      headers: { transId: '0199a5f07c1e7d549c9e5a3c0f6b2d11', transactionSrc: 'waybill' },
    });
    expect(request.body).toHaveProperty(
      'value.ShipmentRequest.Request.TransactionReference.CustomerContext',
      'W260000017',
    );
    const packages = bodyOf({ ...bookInput, load: twoBoxes }).Shipment['Package'] as { ReferenceNumber: unknown }[];
    expect(packages.map(({ ReferenceNumber }) => ReferenceNumber)).toEqual([
      [{ Value: 'W260000017' }, { Value: 'W260000017-1OF2' }],
      [{ Value: 'W260000017' }, { Value: 'W260000017-2OF2' }],
    ]);
  });

  it('has room for the shipper’s purchase order on a lone package', () => {
    const references = [
      { type: 'file_number', number: 'F1' },
      { type: 'po_number', number: '4500012345' },
    ] as const;
    expect(bodyOf({ ...bookInput, references }).Shipment['Package']).toMatchObject([
      { ReferenceNumber: [{ Value: 'W260000017' }, { Code: 'PO', Value: '4500012345' }] },
    ]);
  });

  it('bills the account and names both ends, with telephones in ten digits', () => {
    const { Shipment } = bodyOf(bookInput);
    expect(Shipment['Shipper']).toEqual({
      Name: 'Granite Works',
      AttentionName: 'Ada Stone',
      Phone: { Number: '6035550100' },
      EMailAddress: 'shipping@example.com',
      ShipperNumber: '12345E',
      Address: {
        AddressLine: ['12 Elm Street', 'Dock 4'],
        City: 'Keene',
        StateProvinceCode: 'NH',
        PostalCode: '03431',
        CountryCode: 'US',
      },
    });
    expect(Shipment['ShipTo']).toMatchObject({
      Name: 'Ben Hill',
      AttentionName: 'Ben Hill',
      Phone: { Number: '4045550199' },
      Address: { PostalCode: '303031234', ResidentialAddressIndicator: '' },
    });
    expect(Shipment['PaymentInformation']).toEqual({
      ShipmentCharge: [{ Type: '01', BillShipper: { AccountNumber: '12345E' } }],
    });
    expect(Shipment['Service']).toEqual({ Code: '03', Description: 'UPS® Ground' });
    expect(Shipment['ShipmentDate']).toBe('20261118');
  });

  it('asks for labels of 4 by 6 inches: ZPL for a thermal printer, else the picture the carrier makes', () => {
    expect(bodyOf(bookInput).LabelSpecification).toMatchObject({
      LabelImageFormat: { Code: 'ZPL' },
      LabelStockSize: { Height: '6', Width: '4' },
    });
    expect(bodyOf({ ...bookInput, labelFormat: 'pdf' }).LabelSpecification).toMatchObject({
      LabelImageFormat: { Code: 'GIF' },
    });
  });

  it('cuts nothing off an address: it is wrapped, or not asked for', () => {
    const long = ['Building 7, The Old Granite Works', 'North Entrance', 'Behind the mill', '12 Elm Street'];
    expect(bodyOf({ ...bookInput, delivery: { ...receiver, streetLines: long } }).Shipment['ShipTo']).toMatchObject({
      Address: {
        AddressLine: ['Building 7, The Old Granite Works,', 'North Entrance, Behind the mill, 12', 'Elm Street'],
      },
    });
    const longer = { ...receiver, streetLines: Array.from({ length: 5 }, () => 'A street with a very long name') };
    expect(() => book.buildRequest({ ...bookInput, delivery: longer }, credentials)).toThrow(
      expect.objectContaining({ code: 'address_too_long' }),
    );
  });

  it('takes only letters and digits as a reference', () => {
    expect(() => book.buildRequest({ ...bookInput, reference: 'W 1/2' }, credentials)).toThrow(
      expect.objectContaining({ code: 'reference_unusable' }),
    );
  });
});

describe('an answer to a shipment', () => {
  it('gives numbers and labels in the order of the packages, and what the account pays', () => {
    expect(read(answer())).toEqual({
      outcome: 'done',
      messages: [],
      result: {
        proNumber: null,
        trackingNumbers: ['1Z12345E0300000014', '1Z12345E0300000023'],
        pickupNumber: null,
        carrierBookingId: '1Z12345E0300000014',
        charged: { amount: 2407, currency: 'USD' },
        labels: [
          { parcel: 0, format: 'zpl', base64: 'XlhB' },
          { parcel: 1, format: 'zpl', base64: 'XlhB' },
        ],
      },
    });
  });

  it('is read where a lone package comes as an object', () => {
    const lone = { TrackingNumber: '1Z12345E0300000014', ShippingLabel: label('GIF') };
    const reading = book.readAnswer(
      reply(200, answer({ PackageResults: lone, NegotiatedRateCharges: undefined })),
      bookInput,
    );
    expect(reading).toMatchObject({
      outcome: 'done',
      result: {
        trackingNumbers: ['1Z12345E0300000014'],
        charged: { amount: 3120 },
        labels: [{ parcel: 0, format: 'gif' }],
      },
    });
  });

  it('stands without a charge or a label that can be read: it is booked all the same', () => {
    const PackageResults = [
      { TrackingNumber: '1Z12345E0300000014', ShippingLabel: label('EPL') },
      { TrackingNumber: '1Z12345E0300000023' },
    ];
    const reading = read(
      answer({ PackageResults, NegotiatedRateCharges: {}, ShipmentCharges: { TotalCharges: usd('?') } }),
    );
    expect(reading).toMatchObject({ outcome: 'done', result: { charged: null, labels: [] } });
  });

  it('is unclear when packages are missing, since nobody knows what was booked', () => {
    expect(read(answer({ PackageResults: [] }))).toMatchObject({ outcome: 'unclear' });
    expect(read({ ShipmentResponse: {} })).toMatchObject({ outcome: 'unclear' });
    expect(read('{"ShipmentResponse"')).toMatchObject({ outcome: 'unclear' });
    expect(read('Internal Server Error', 500)).toMatchObject({ outcome: 'unclear' });
  });

  it('is a refusal in the carrier’s own shape', () => {
    expect(
      read({ response: { errors: [{ code: '120100', message: 'Missing or Invalid shipper number' }] } }, 400),
    ).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: '120100', text: 'Missing or Invalid shipper number' }],
    });
  });
});
