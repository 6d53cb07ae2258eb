import { describe, expect, it } from 'vitest';
import { bookInput, htmlReply, jsonReply, problemReply } from '../../testing/usps.ts';
import { book } from './book.ts';

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
