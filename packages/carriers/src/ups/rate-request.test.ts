import { describe, expect, it } from 'vitest';
import { CannotAsk, type RateInput } from '../kit/index.ts';
import { rate } from './rate.ts';
import { box, credentials, rateInput, sender, services, twoBoxes } from './samples.fixture.ts';

describe('a request for rates', () => {
  const body = (input: RateInput) => {
    const request = rate.buildRequest(input, credentials);
    expect(request).toMatchObject({ server: 'api', method: 'POST', path: '/rating/v2409/Shoptimeintransit' });
    return (request.body as { value: { RateRequest: { Shipment: Record<string, unknown> } } }).value.RateRequest
      .Shipment;
  };

  it('asks for every service with the time in transit and the prices of the account', () => {
    expect(body(rateInput)).toEqual({
      Shipper: {
        ShipperNumber: '12345E',
        Address: { AddressLine: [], City: 'Keene', StateProvinceCode: 'NH', PostalCode: '03431', CountryCode: 'US' },
      },
      ShipTo: {
        Address: {
          AddressLine: [],
          City: 'Atlanta',
          StateProvinceCode: 'GA',
          PostalCode: '303031234',
          CountryCode: 'US',
          ResidentialAddressIndicator: '',
        },
      },
      ShipFrom: {
        Address: { AddressLine: [], City: 'Keene', StateProvinceCode: 'NH', PostalCode: '03431', CountryCode: 'US' },
      },
      PaymentDetails: { ShipmentCharge: [{ Type: '01', BillShipper: { AccountNumber: '12345E' } }] },
      ShipmentTotalWeight: { UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' }, Weight: '9.4' },
      Package: [
        {
          PackagingType: { Code: '02', Description: 'Customer Supplied Package' },
          Dimensions: {
            UnitOfMeasurement: { Code: 'IN', Description: 'Inches' },
            Length: '12.25',
            Width: '10',
            Height: '8',
          },
          PackageWeight: { UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' }, Weight: '9.4' },
        },
      ],
      ShipmentRatingOptions: { NegotiatedRatesIndicator: '' },
      DeliveryTimeInformation: { PackageBillType: '03', Pickup: { Date: '20261118' } },
    });
  });

  it('says nothing of a home where the place is a business', () => {
    expect(body({ ...rateInput, destination: sender })['ShipTo']).not.toHaveProperty(
      'Address.ResidentialAddressIndicator',
    );
  });

  it('names signatures, odd shapes and a declared value package by package', () => {
    const packages = body({
      ...rateInput,
      load: { mode: 'parcel', parcels: [box, { ...box, nonRectangular: true }, { ...box, additionalHandling: true }] },
      services: { ...services, signature: 'adult', declareValue: true },
    })['Package'] as { PackageServiceOptions: unknown }[];
    // 250.01 among three: 83.33 twice, and what is left to the first.
    expect(packages.map((each) => each.PackageServiceOptions)).toEqual(
      ['83.35', '83.33', '83.33'].map((MonetaryValue) => ({
        DeliveryConfirmation: { DCISType: '3' },
        DeclaredValue: { CurrencyCode: 'USD', MonetaryValue },
      })),
    );
    expect(packages.map((each) => 'AdditionalHandlingIndicator' in each)).toEqual([false, true, true]);
  });

  it.each([
    ['accessorial_unsupported', { services: { ...services, accessorials: ['LGDEL'] } }],
    ['signature_unsupported', { services: { ...services, signature: 'indirect' } }],
    ['lane_unsupported', { destination: { ...sender, country: 'CA', state: 'ON', postalCode: 'M5V 2T6' } }],
    ['mode_unsupported', { load: { mode: 'ltl', lines: [] } }],
    ['too_many_parcels', { load: { mode: 'parcel', parcels: Array.from({ length: 51 }, () => box) } }],
    ['hazardous_unsupported', { load: { mode: 'parcel', parcels: [{ ...box, hazmat: { idNumber: 'UN1263' } }] } }],
    [
      'declared_value_too_high',
      { services: { ...services, declareValue: true, shipmentValue: { amount: 5_000_001, currency: 'USD' } } },
    ],
  ])('is not made: %s', (code, change) => {
    expect(() => rate.buildRequest({ ...rateInput, ...(change as object) }, credentials)).toThrow(CannotAsk);
    expect(() => rate.buildRequest({ ...rateInput, ...(change as object) }, credentials)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it('takes the extra services that are a matter of the place', () => {
    const asked = { ...rateInput, destination: sender, services: { ...services, accessorials: ['RESPU', 'RESDEL'] } };
    expect(body(asked as RateInput)['ShipTo']).toHaveProperty('Address.ResidentialAddressIndicator', '');
  });

  it('a load of several parcels is asked for at once', () => {
    const shipment = body({ ...rateInput, load: twoBoxes });
    expect(shipment['Package']).toHaveLength(2);
    // 9.31 and 71 pounds, up to whole tenths.
    expect(shipment['ShipmentTotalWeight']).toMatchObject({ Weight: '80.4' });
  });
});
