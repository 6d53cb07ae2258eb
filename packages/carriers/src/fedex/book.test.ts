import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { account, booking, jsonOf, parcel, plain, reply } from '../../testing/fedex.ts';
import { book } from './book.ts';

const input = booking();
const label = (encodedLabel: string) => [{ contentType: 'LABEL', docType: 'PDF', encodedLabel }];

/** An answer as the published file shapes it, for two parcels. */
const shipped = (over: object = {}) =>
  reply(200, {
    transactionId: '624deea6-b709-470c-8c39-4b5511281492',
    output: {
      transactionShipments: [
        {
          masterTrackingNumber: '794953535000',
          serviceType: 'FEDEX_GROUND',
          pieceResponses: [
            { packageSequenceNumber: 2, trackingNumber: '794953535011', packageDocuments: label('Yg==') },
            { packageSequenceNumber: 1, trackingNumber: '794953535000', packageDocuments: label('YQ==') },
          ],
          completedShipmentDetail: {
            shipmentRating: {
              actualRateType: 'PAYOR_ACCOUNT_SHIPMENT',
              shipmentRateDetails: [
                { rateType: 'PAYOR_LIST_SHIPMENT', totalNetCharge: 30, currency: 'USD' },
                { rateType: 'PAYOR_ACCOUNT_SHIPMENT', totalNetCharge: 24.18, currency: 'USD' },
              ],
            },
          },
          ...over,
        },
      ],
      alerts: [
        { code: 'SHIP.RECIPIENT.POSTALCITY.MISMATCH', alertType: 'NOTE', message: 'Recipient Postal-City Mismatch.' },
      ],
    },
  });

describe('shipping parcels', () => {
  it('sends our reference on every package, and as the number of the transaction', () => {
    const request = book.buildRequest(input, account);
    expect(request).toMatchObject({
      method: 'POST',
      path: '/ship/v1/shipments',
      headers: { 'x-customer-transaction-id': 'WB2026110001' },
    });
    const references = [
      { customerReferenceType: 'CUSTOMER_REFERENCE', value: 'WB2026110001' },
      { customerReferenceType: 'P_O_NUMBER', value: 'PO-4711' },
    ];
    expect(jsonOf(request)).toMatchObject({
      labelResponseOptions: 'LABEL',
      accountNumber: { value: '740561073' },
      requestedShipment: {
        shipDatestamp: '2026-11-18',
        serviceType: 'FEDEX_GROUND',
        shipper: { address: { streetLines: ['1550 Union Blvd', 'Suite 302'] } },
        recipients: [{ contact: { companyName: 'Delta Readers', phoneNumber: '9015550199' } }],
        shippingChargesPayment: {
          paymentType: 'SENDER',
          payor: { responsibleParty: { accountNumber: { value: '740561073' } } },
        },
        labelSpecification: { imageType: 'PDF', labelStockType: 'PAPER_4X6' },
        requestedPackageLineItems: [
          { sequenceNumber: 1, weight: { value: 10 }, customerReferences: references },
          { sequenceNumber: 2, weight: { value: 5.25 }, customerReferences: references },
        ],
      },
    });
  });

  it('asks a thermal printer for labels of 4 by 6 inches, and declares the whole value', () => {
    const services = { ...plain, declareValue: true, shipmentValue: { amount: 10_001, currency: 'USD' } } as const;
    expect(jsonOf(book.buildRequest(booking({ labelFormat: 'zpl', services }), account))).toMatchObject({
      requestedShipment: {
        labelSpecification: { imageType: 'ZPLII', labelStockType: 'STOCK_4X6' },
        totalDeclaredValue: { amount: 100.01, currency: 'USD' },
      },
    });
  });

  it('ships forty parcels at once and no more', () => {
    const parcels = (count: number) => Array.from({ length: count }, () => parcel);
    const load = (count: number) => booking({ load: { mode: 'parcel', parcels: parcels(count) } });
    expect(book.buildRequest(load(40), account).path).toBe('/ship/v1/shipments');
    expect(() => book.buildRequest(load(41), account)).toThrow('40 parcels');
  });

  it('gives tracking numbers and labels in the order of the parcels, and what the account pays [BOOK-06]', () => {
    expect(book.readAnswer(shipped(), input)).toEqual({
      outcome: 'done',
      result: {
        proNumber: null,
        trackingNumbers: ['794953535000', '794953535011'],
        pickupNumber: null,
        carrierBookingId: '794953535000',
        charged: { amount: 2418, currency: 'USD' },
        labels: [
          { parcel: 0, format: 'pdf', base64: 'YQ==' },
          { parcel: 1, format: 'pdf', base64: 'Yg==' },
        ],
      },
      messages: [
        { severity: 'info', code: 'SHIP.RECIPIENT.POSTALCITY.MISMATCH', text: 'Recipient Postal-City Mismatch.' },
      ],
    });
  });

  it('says so when a label is missing: the parcels are booked all the same', () => {
    const pieceResponses = [
      { packageSequenceNumber: 1, trackingNumber: '794953535000', packageDocuments: label('YQ==') },
      { packageSequenceNumber: 2, trackingNumber: '794953535011', packageDocuments: [] },
    ];
    expect(book.readAnswer(shipped({ pieceResponses }), input)).toMatchObject({
      outcome: 'done',
      result: { trackingNumbers: ['794953535000', '794953535011'], labels: [{ parcel: 0 }] },
      messages: [{}, { severity: 'error', code: 'label_missing' }],
    });
  });

  it.each([
    ['a parcel short', shipped({ pieceResponses: [{ trackingNumber: '794953535000' }] })],
    [
      'the same number twice',
      shipped({ pieceResponses: [{ trackingNumber: '794953535000' }, { trackingNumber: '794953535000' }] }),
    ],
    ['a number that is none', shipped({ masterTrackingNumber: ['794953535000'] })],
    ['a job that is still running', reply(200, { output: { jobId: 'abc123456' } })],
    ['no shipment', reply(200, { output: { transactionShipments: [] } })],
    ['half an answer', reply(200, '{"output":{"transactionShipments":[{"masterTra')],
    ['a gateway that gave up', reply(504, '<html>Gateway Timeout</html>')],
    ['a failure of its own', reply(500, { errors: [{ code: 'INTERNAL.SERVER.ERROR', message: 'Sorry' }] })],
  ])('leaves open whether anything was booked after %s', (_, given) => {
    expect(book.readAnswer(given, input).outcome).toBe('unclear');
  });

  it('did nothing where FedEx refuses', () => {
    const errors = [
      { code: 'ACCOUNTNUMBER.REGISTRATION.REQUIRED', message: 'Please enter a valid 9-digit FedEx account number' },
    ];
    expect(book.readAnswer(reply(400, { errors }), input)).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'ACCOUNTNUMBER.REGISTRATION.REQUIRED' }],
    });
  });
});

describeContract('the shipping request', 'fedex/relaxed/ship.v1.relaxed.json', (contract) => {
  it('keeps to the published file', () => {
    const services = { ...plain, signature: 'indirect', declareValue: true } as const;
    for (const over of [{}, { services, labelFormat: 'zpl' } as const])
      expect(
        contract().request('POST', '/ship/v1/shipments', jsonOf(book.buildRequest(booking(over), account))),
      ).toEqual([]);
  });
});
