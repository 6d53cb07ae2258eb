import { describe, expect, it } from 'vitest';
import { freightBookInput, freightLine } from '../../testing/bookings.ts';
import { ebolCredentials } from '../../testing/ebol.ts';
import type { BookInput } from '../kit/index.ts';
import { book } from './book.ts';
import { change } from './change.ts';
import { ebolManifest } from './manifest.ts';
import { sign } from './sign.ts';
import { voidBill } from './void.ts';

const bodyOf = (input: BookInput, credentials = ebolCredentials) => {
  const { body } = book.buildRequest(input, credentials);
  return (body?.kind === 'json' ? body.value : {}) as Record<string, Record<string, unknown>>;
};
const withServices = (asked: Partial<BookInput['services']>): BookInput => ({
  ...freightBookInput,
  services: { ...freightBookInput.services, ...asked },
});

describe('an electronic bill of lading', () => {
  it('carries our reference, the parties and the freight', () => {
    const body = bodyOf(freightBookInput);
    expect(body).toMatchObject({
      version: '2.1.0',
      bol: {
        function: 'Create',
        requestedPickupDate: '2026-11-18T10:00:00.000',
        isTest: false,
        requestorRole: 'Third Party',
        specialInstructions: 'Call receiving before arrival',
      },
      referenceNumbers: { bol: ['04000000000000017'], po: [{ number: 'PO-10042' }] },
      payment: { terms: 'Third Party' },
      shipmentTotals: { netWeight: 1000, handlingUnits: 2 },
      origin: {
        name: 'Foundation Shipper LLC',
        address1: '1250 Warehouse Avenue',
        address2: 'Dock 4',
        country: 'USA',
        contact: { phone: '6145550188', name: 'Dana Ruiz' },
      },
      billTo: { account: '554238', name: 'Waybill Freight', contact: { phone: '9735550142' } },
    });
    expect(body['referenceNumbers']).not.toHaveProperty('pro');
    expect(body['commodities']).toEqual({
      lineItemLayout: 'Nested',
      handlingUnits: [
        {
          count: 2,
          type: 'PAT',
          weight: 1000,
          weightUnit: 'Pounds',
          length: 48,
          width: 40,
          height: 45,
          dimensionsUnit: 'Inches',
          stackable: false,
          lineItems: [
            {
              description: 'Boxed aluminum radiators',
              weight: 1000,
              weightUnit: 'Pounds',
              pieces: 20,
              packagingType: 'PCS',
              classification: '70',
              nmfc: '123456',
              nmfcSub: '01',
              hazardous: false,
              stackable: false,
            },
          ],
        },
      ],
      lineItems: [],
    });
  });

  it('describes hazardous freight and whom to call', () => {
    const hazmat = {
      idNumber: 'UN1263',
      properName: 'Paint',
      hazardClass: '3',
      packingGroup: 'II',
      emergencyContact: 'Manny Delgato',
      emergencyPhone: '+1 777 555 8899',
    } as const;
    const body = bodyOf({ ...freightBookInput, load: { mode: 'ltl', lines: [{ ...freightLine, hazmat }] } });
    expect(body['accessorials']).toEqual({
      codes: ['HAZ'],
      hazardousDetails: { emergencyContact: { name: 'Manny Delgato', phone: '7775558899' } },
    });
    expect(body['commodities']).toMatchObject({
      handlingUnits: [
        {
          lineItems: [
            {
              hazardous: true,
              hazardousDescription: 'UN1263, Paint, 3, PG II',
              hazardousDetails: { class: '3', unnaNumber: 'UN1263', propername: 'Paint', packingGroup: '2' },
            },
          ],
        },
      ],
    });
  });

  it('asks for services with what each has to be told', () => {
    const body = bodyOf(
      withServices({ accessorials: ['LGPU', 'RESDEL', 'TSPU', 'SORT', 'OVR08'], declareValue: true }),
    );
    expect(body['accessorials']).toEqual({
      codes: ['LFTP', 'RES', 'LTDAP', 'SRT', 'OVR', 'FVC'],
      sortAndSegregateDetails: { pieces: 20 },
      fullValueCoverageDetails: { monetaryValue: '2500.00', currency: 'USD' },
      limitedAccessType: { origin: 'Tradeshow' },
    });
  });

  it('is not made with an appointment, whose date nobody knows yet', () => {
    expect(() => bodyOf(withServices({ accessorials: ['APPT'] }))).toThrow('only with its date');
  });

  it('declares its value at a border', () => {
    const body = bodyOf({
      ...freightBookInput,
      delivery: { ...freightBookInput.delivery, country: 'CA', state: 'ON', postalCode: 'K1A 0B1' },
    });
    expect(body['shipmentTotals']).toMatchObject({ declaredValue: 2500, currency: 'USD' });
    expect(body['destination']).toMatchObject({ country: 'CAN', postalCode: 'K1A0B1' });
  });
});

describe('a PRO number of our block', () => {
  it('goes with the bill as it was drawn; without one the carrier assigns it', () => {
    expect(bodyOf({ ...freightBookInput, ownPro: '12301015' })['referenceNumbers']).toMatchObject({ pro: '12301015' });
    expect(bodyOf(freightBookInput)['referenceNumbers']).not.toHaveProperty('pro');
  });
});

describe('calls about a bill', () => {
  const bill = { carrierBookingId: '123456-7', proNumber: '123456-7' };

  it('change it under its number', () => {
    const request = change.buildRequest({ ...freightBookInput, ...bill }, ebolCredentials);
    expect(request).toMatchObject({
      method: 'PUT',
      path: '/bol/v1/app/123456-7',
      body: { value: { referenceNumbers: { pro: '123456-7' } } },
    });
  });

  it('void it', () => {
    const input = {
      reference: 'R',
      idempotencyKey: 'K',
      trackingNumbers: [],
      carrierBookingId: 'A/1',
      proNumber: null,
    };
    expect(voidBill.buildRequest(input, ebolCredentials)).toMatchObject({
      method: 'DELETE',
      path: '/bol/v1/app/A%2F1',
    });
  });

  it('are signed as the carrier wants it', () => {
    expect(sign(ebolCredentials)).toEqual({ authorization: 'Bearer a-token-that-stays' });
    expect(sign({ ...ebolCredentials, auth: 'api_key', keyHeader: 'X-Api-Key' })).toEqual({
      'x-api-key': 'a-token-that-stays',
    });
    // RFC 7617 gives this pair as its example.
    expect(sign({ ...ebolCredentials, auth: 'basic', user: 'test', secret: '123£' })).toEqual({
      authorization: 'Basic dGVzdDoxMjPCow==',
    });
  });

  it('need what their kind of sign needs', () => {
    const accepts = (other: object) => ebolManifest.credentials.safeParse({ ...ebolCredentials, ...other }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ auth: 'basic' })).toBe(false);
    expect(accepts({ auth: 'basic', user: 'waybill' })).toBe(true);
    expect(accepts({ auth: 'api_key' })).toBe(false);
    expect(accepts({ scac: 'toolong' })).toBe(false);
    expect(accepts({ baseUrl: 'ftp://ltl.example.com' })).toBe(false);
  });
});
