import { CannotAsk } from '@waybill/carriers';
import { describe, expect, it } from 'vitest';
import { bookInput, nashville, newOrleans, parcelOf, servicesOf, uspsTestCredentials } from '../../testing/usps.ts';
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
