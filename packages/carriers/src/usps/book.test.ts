import { CannotAsk } from '@waybill/carriers';
import { describe, expect, it } from 'vitest';
import {
  bookInput,
  htmlReply,
  jsonReply,
  nashville,
  newOrleans,
  parcelOf,
  problemReply,
  servicesOf,
  uspsTestCredentials,
} from '../../testing/usps.ts';
import { book } from './book.ts';

const build = (changes: Parameters<typeof bookInput>[0] = {}) =>
  book.buildRequest(bookInput(changes), uspsTestCredentials);
const bodyOf = (changes: Parameters<typeof bookInput>[0] = {}) => {
  const { body } = build(changes);
  return body?.kind === 'json' ? body.value : null;
};

describe('buying a label', () => {
  it('sends the key of the booking, asks for one JSON body, and is signed with both tokens [BOOK-06]', () => {
    const { body: _body, ...head } = build();
    expect(head).toEqual({
      server: 'api',
      method: 'POST',
      path: '/labels/v3/label',
      headers: {
        accept: 'application/vnd.usps.labels+json',
        'x-idempotency-key': '8be4df61-93ca-41d2-aa0d-00e098032b8c',
      },
      tokens: ['bearer', 'payment'],
    });
  });

  it('names both ends, the rate that was quoted, and our reference first', () => {
    expect(bodyOf()).toEqual({
      imageInfo: { imageType: 'PDF', labelType: '4X6LABEL', receiptOption: 'NONE' },
      fromAddress: {
        firstName: 'Nick',
        lastName: 'Fury',
        firm: 'Crescent Books',
        streetAddress: '2700 Chartres Street',
        city: 'New Orleans',
        state: 'LA',
        ZIPCode: '70117',
        phone: '5045550143',
        email: 'nick@example.com',
      },
      toAddress: {
        firstName: 'Sam',
        lastName: 'Wilson',
        streetAddress: '45 Union Street',
        secondaryAddress: 'Apt 4',
        city: 'Nashville',
        state: 'TN',
        ZIPCode: '37202',
        phone: '6155550188',
        email: 'sam@example.com',
      },
      packageDescription: {
        mailClass: 'USPS_GROUND_ADVANTAGE',
        rateIndicator: 'SP',
        processingCategory: 'MACHINABLE',
        weightUOM: 'lb',
        dimensionsUOM: 'in',
        weight: 5,
        length: 10,
        width: 8,
        height: 6,
        hasNonstandardCharacteristics: false,
        mailingDate: '2026-11-24',
        destinationEntryFacilityType: 'NONE',
        extraServices: [],
        customerReference: [
          { referenceNumber: 'WB26112400017', printReferenceNumber: true },
          { referenceNumber: 'PO-7781', printReferenceNumber: true },
        ],
      },
    });
  });

  it.each([
    ['PRIORITY_MAIL', 'direct', [921, 930], true],
    ['PRIORITY_MAIL', 'indirect', [921, 930], false],
    ['PRIORITY_MAIL_EXPRESS', 'direct', [981, 925], true],
    ['PRIORITY_MAIL_EXPRESS', 'adult', [922, 925], true],
  ] as const)('asks %s for a %s signature and insurance', (code, signature, extraServices, physical) => {
    const service = { code, name: code, carrierQuoteId: null };
    expect(bodyOf({ service, services: servicesOf({ signature, declareValue: true }) })).toMatchObject({
      packageDescription: {
        rateIndicator: code === 'PRIORITY_MAIL' ? 'SP' : 'PA',
        extraServices,
        physicalSignatureRequired: physical,
        packageOptions: { packageValue: 200 },
      },
    });
  });

  it('takes the rate ingredients from the quote, and only those', () => {
    const quoted = (carrierQuoteId: string) => ({ service: { code: 'PRIORITY_MAIL', name: '', carrierQuoteId } });
    expect(bodyOf(quoted('DR/NONSTANDARD'))).toMatchObject({
      packageDescription: { rateIndicator: 'DR', processingCategory: 'NONSTANDARD' },
    });
    expect(bodyOf(quoted('FB/MACHINABLE'))).toMatchObject({ packageDescription: { rateIndicator: 'SP' } });
  });

  it('asks for thermal printers by their dots, and keeps four references of thirty characters', () => {
    const references = ['1', '2', '3', 'x'.repeat(40)].map((number) => ({ type: 'file_number' as const, number }));
    const made = bodyOf({ labelFormat: 'zpl', references: references.toReversed() });
    expect(made).toMatchObject({
      imageInfo: { imageType: 'ZPL203DPI' },
      packageDescription: {
        customerReference: [
          { referenceNumber: 'WB26112400017' },
          { referenceNumber: 'x'.repeat(30) },
          { referenceNumber: '3' },
          { referenceNumber: '2' },
        ],
      },
    });
  });

  it('leaves out a telephone and mail address of another form, and lends a single name the company', () => {
    const delivery = { ...nashville, phone: '+44 20 7946 0018', email: 'a b@example', contactName: 'Cher' };
    const { toAddress } = bodyOf({ delivery }) as { toAddress: object };
    expect(toAddress).toEqual({
      firstName: 'Cher',
      lastName: 'Cher',
      streetAddress: '45 Union Street',
      secondaryAddress: 'Apt 4',
      city: 'Nashville',
      state: 'TN',
      ZIPCode: '37202',
    });
    expect(bodyOf({ pickup: { ...newOrleans, contactName: 'Prince' } })).toMatchObject({
      fromAddress: { firstName: 'Prince', lastName: 'Crescent Books' },
    });
  });

  it.each([
    ['an unknown service', { service: { code: 'MEDIA_MAIL', name: 'Media Mail', carrierQuoteId: null } }],
    ['a place abroad', { pickup: { ...newOrleans, country: 'MX' as const } }],
    ['two parcels', { load: { mode: 'parcel' as const, parcels: [parcelOf(), parcelOf()] } }],
    ['too long an address', { delivery: { ...nashville, streetLines: ['1 Main St', 'a'.repeat(30), 'b'.repeat(30)] } }],
    ['an appointment', { services: servicesOf({ accessorials: ['APPT'] }) }],
    ['nobody', { delivery: { ...nashville, contactName: ' ' } }],
  ])('does not ask for %s', (_name, changes) => {
    expect(() => build(changes)).toThrow(CannotAsk);
  });
});

const pdf = Buffer.from('%PDF-1.7 a label').toString('base64');
const zpl = Buffer.from('^XA^FDlabel^FS^XZ').toString('base64');
const trackingNumber = '9200190345678900000013';
/** Amounts as in the published example: 10.99 and 1.23, and 3.99 and 2.99 for extra services. */
const metadata = {
  trackingNumber,
  routingInformation: '42037202',
  postage: 10.99,
  fees: [{ name: 'Fuel Surcharge', SKU: 'FUEL', price: 1.23 }],
  extraServices: [
    { name: 'Certified Mail', SKU: 'C123', price: 3.99 },
    { name: 'Insurance', SKU: 'I123', price: 2.99 },
  ],
  zone: '04',
};
const read = (reply: Parameters<typeof book.readAnswer>[0]) => book.readAnswer(reply, bookInput());

const booked = {
  proNumber: null,
  trackingNumbers: [trackingNumber],
  pickupNumber: null,
  carrierBookingId: trackingNumber,
  charged: { amount: 1920, currency: 'USD' },
  labels: [{ parcel: 0, format: 'pdf', base64: pdf }],
};

function multipart(parts: readonly (readonly [head: string, body: string])[], line = '\r\n', boundary = 'XyZ') {
  const text = parts.map(([head, body]) => `--${boundary}${line}${head}${line}${line}${body}${line}`).join('');
  return {
    status: 200,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${text}--${boundary}--${line}`,
  };
}
const named = (name: string, type = 'application/json') =>
  `Content-Disposition: form-data; name="${name}"; filename="x"\r\nContent-Type: ${type}\r\nContent-Encoding: gzip`;
const wrapped = (pdf.match(/.{1,12}/g) ?? []).join('\r\n');

describe('a label that was bought', () => {
  it('comes as one JSON body: number, charge and image [BOOK-06]', () => {
    expect(read(jsonReply({ ...metadata, labelImage: pdf }))).toEqual({
      outcome: 'done',
      result: booked,
      messages: [],
    });
    expect(read(jsonReply({ labelMetadata: metadata, labelImage: pdf }))).toMatchObject({ result: booked });
  });

  it.each([
    [
      'with named parts',
      multipart([
        [named('labelMetadata'), JSON.stringify(metadata)],
        [named('labelImage'), pdf],
      ]),
    ],
    [
      'with a receipt before the label',
      multipart([
        [named('receiptImage'), zpl],
        [named('labelMetadata'), JSON.stringify(metadata)],
        [named('labelImage', 'application/pdf'), wrapped],
      ]),
    ],
    [
      'with bare line feeds',
      multipart(
        [
          ['Content-Type: application/json', JSON.stringify(metadata)],
          ['X: y', pdf],
        ],
        '\n',
      ),
    ],
    [
      'whose header names no boundary',
      {
        ...multipart([
          [named('labelMetadata'), JSON.stringify(metadata)],
          [named('labelImage'), pdf],
        ]),
        headers: {},
      },
    ],
    [
      'with a quoted boundary and blank lines before it',
      {
        status: 200,
        headers: { 'content-type': 'multipart/mixed; charset=utf-8; boundary="XyZ"' },
        body: `\r\n${
          multipart([
            [named('labelMetadata'), JSON.stringify(metadata, null, 2)],
            [named('labelImage'), pdf],
          ]).body
        }`,
      },
    ],
  ])('comes in parts %s', (_name, reply) => {
    expect(read(reply)).toEqual({ outcome: 'done', result: booked, messages: [] });
  });

  it('knows an image by its beginning, whatever was asked for', () => {
    expect(read(jsonReply({ ...metadata, labelImage: zpl }))).toMatchObject({
      result: { labels: [{ format: 'zpl' }] },
    });
  });

  it.each([
    ['without an image', {}],
    ['with something that is no base64', { labelImage: 'see attachment' }],
  ])('is bought all the same %s', (_name, image) => {
    expect(read(jsonReply({ ...metadata, ...image }))).toMatchObject({
      outcome: 'done',
      result: { ...booked, labels: [] },
      messages: [{ severity: 'warning', code: 'label_missing' }],
    });
    expect(
      read(
        multipart([
          [named('labelMetadata'), JSON.stringify(metadata)],
          [named('receiptImage'), pdf],
        ]),
      ),
    ).toMatchObject({
      result: { labels: [] },
    });
  });

  it('is bought all the same when what it costs cannot be read', () => {
    expect(read(jsonReply({ ...metadata, postage: 'n/a', labelImage: pdf }))).toMatchObject({
      result: { ...booked, charged: null },
      messages: [{ code: 'charge_unknown' }],
    });
  });

  it('is not known to be bought without a number, nor from half an answer', () => {
    const whole = multipart([
      [named('labelMetadata'), JSON.stringify(metadata)],
      [named('labelImage'), pdf],
    ]);
    const cut = { ...whole, body: whole.body.slice(0, whole.body.length - 20) };
    const nameless = jsonReply({ ...metadata, trackingNumber: '' });
    for (const reply of [
      cut,
      nameless,
      htmlReply,
      jsonReply({}),
      { ...whole, body: '' },
      problemReply(502, 'Bad Gateway'),
    ]) {
      expect(read(reply).outcome).toBe('unclear');
    }
    expect(
      read(
        multipart([
          [named('labelMetadata'), '{"trackingNumber":'],
          [named('labelImage'), pdf],
        ]),
      ).outcome,
    ).toBe('unclear');
  });

  it('is refused in the shape of the carrier only', () => {
    expect(read(problemReply(400, 'Bad Request', 'The address could not be validated.'))).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: '00000XX', text: 'Bad Request: The address could not be validated.' }],
    });
    expect(read({ ...htmlReply, status: 400 }).outcome).toBe('unclear');
    expect(read(jsonReply({ fault: { faultstring: 'Invalid key' } }, 401)).outcome).toBe('unclear');
  });
});
