import { reply } from './samples.fixture.ts';

export const usd = (MonetaryValue: string) => ({ CurrencyCode: 'USD', MonetaryValue });

/** A service as the carrier rates it: 21.50 carriage, 3.98 fuel, 6.45 home, 6.60 signature. */
export const ground = {
  Service: { Code: '03', Description: '' },
  RatedShipmentAlert: [{ Code: '110971', Description: 'Your invoice may vary from the displayed reference rates' }],
  BaseServiceCharge: usd('21.50'),
  TransportationCharges: usd('25.48'),
  ServiceOptionsCharges: usd('13.05'),
  ItemizedCharges: [
    { Code: '375', ...usd('3.98') },
    { Code: '270', Description: 'Residential Surcharge', ...usd('6.45') },
  ],
  TotalCharges: usd('38.53'),
  RatedPackage: [{ ItemizedCharges: [{ Code: '120', Description: 'Signature Required', ...usd('6.60') }] }],
  TimeInTransit: {
    PickupDate: '20261118',
    ServiceSummary: {
      Service: { Description: 'UPS Ground' },
      EstimatedArrival: { Arrival: { Date: '20261120', Time: '230000' }, BusinessDaysInTransit: '2' },
    },
  },
};
/** An answer with these services. */
export const answered = (RatedShipment: unknown, Response: object = {}) =>
  reply(200, { RateResponse: { Response, RatedShipment } });
