import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { account, rateInput, booking, collierville, jsonOf, parcel, plain } from '../../testing/fedex.ts';
import type { RateInput } from '../kit/index.ts';
import { rate } from './rate.ts';

const ask = (over: Partial<RateInput> = {}) => jsonOf(rate.buildRequest({ ...rateInput(booking()), ...over }, account));

describe('asking FedEx for rates', () => {
  it('names the account, the lane, the day and each parcel, sides rounded up to inches', () => {
    const request = rate.buildRequest(rateInput(booking()), account);
    expect(request).toMatchObject({ server: 'api', method: 'POST', path: '/rate/v1/rates/quotes', tokens: ['api'] });
    expect(jsonOf(request)).toEqual({
      accountNumber: { value: '740561073' },
      rateRequestControlParameters: { returnTransitTimes: true, rateSortOrder: 'SERVICENAMETRADITIONAL' },
      requestedShipment: {
        shipper: {
          address: {
            city: 'Harrison',
            stateOrProvinceCode: 'AR',
            postalCode: '72601',
            countryCode: 'US',
            residential: false,
          },
        },
        recipient: {
          address: {
            city: 'Collierville',
            stateOrProvinceCode: 'TN',
            postalCode: '38017',
            countryCode: 'US',
            residential: false,
          },
        },
        shipDateStamp: '2026-11-18',
        pickupType: 'CONTACT_FEDEX_TO_SCHEDULE',
        packagingType: 'YOUR_PACKAGING',
        rateRequestType: ['ACCOUNT'],
        totalPackageCount: 2,
        requestedPackageLineItems: [
          {
            groupPackageCount: 1,
            weight: { units: 'LB', value: 10 },
            dimensions: { length: 13, width: 10, height: 8, units: 'IN' },
          },
          {
            groupPackageCount: 1,
            weight: { units: 'LB', value: 5.25 },
            dimensions: { length: 13, width: 10, height: 8, units: 'IN' },
          },
        ],
      },
    });
  });

  it('tells of homes, signatures, odd shapes and a declared value', () => {
    const services = {
      ...plain,
      signature: 'adult',
      declareValue: true,
      shipmentValue: { amount: 10_001, currency: 'USD' },
    } as const;
    const load = { mode: 'parcel', parcels: [{ ...parcel, nonRectangular: true }, parcel] } as const;
    const destination = { ...collierville, siteType: 'residential' } as const;
    expect(ask({ services, load, destination })).toMatchObject({
      requestedShipment: {
        recipient: { address: { residential: true } },
        requestedPackageLineItems: [
          {
            declaredValue: { amount: 50.01, currency: 'USD' },
            packageSpecialServices: {
              specialServiceTypes: ['SIGNATURE_OPTION', 'NON_STANDARD_CONTAINER'],
              signatureOptionType: 'ADULT',
            },
          },
          { declaredValue: { amount: 50, currency: 'USD' }, packageSpecialServices: { signatureOptionType: 'ADULT' } },
        ],
      },
    });
  });

  it('lets what follows from a place pass, and asks for nothing FedEx does not publish', () => {
    expect(ask({ services: { ...plain, accessorials: ['RESDEL', 'NYC'] } })).toEqual(ask());
    expect(() => ask({ services: { ...plain, accessorials: ['INDEL'] } })).toThrow('INDEL');
    const hazmat = {
      idNumber: 'UN1263',
      properName: 'Paint',
      hazardClass: '3',
      packingGroup: 'II',
      emergencyContact: 'Chemtrec',
      emergencyPhone: '8005550100',
    } as const;
    expect(() => ask({ load: { mode: 'parcel', parcels: [{ ...parcel, hazmat }] } })).toThrow('hazardous');
    expect(() => ask({ load: { mode: 'ltl', lines: [] } })).toThrow('parcels');
    expect(() => ask({ destination: { ...collierville, country: 'CA' } })).toThrow('customs');
  });
});

describeContract('the rate request', 'fedex/relaxed/rates-transit-times.v1.relaxed.json', (contract) => {
  it('keeps to the published file', () => {
    const full = { ...plain, signature: 'direct', declareValue: true } as const;
    const odd = { mode: 'parcel', parcels: [{ ...parcel, additionalHandling: true }] } as const;
    for (const body of [ask(), ask({ services: full, load: odd })])
      expect(contract().request('POST', '/rate/v1/rates/quotes', body)).toEqual([]);
  });
});
