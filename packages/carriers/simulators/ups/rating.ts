import { addBusinessDays, parcelClosures, weekdayOf } from '@waybill/freight';
import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall } from '../kit/index.ts';
import { Refused, refusing, success } from './errors.ts';
import { isRemote, priceOf } from './pricing.ts';
import { address, bodyOf, laneOf, measured, parcel } from './request.ts';
import { services, type Service } from './services.ts';

const request = z.object({
  RateRequest: z.object({
    Shipment: z.object({
      Shipper: z.object({ ShipperNumber: z.string().optional(), Address: address }),
      ShipTo: z.object({ Address: address }),
      ShipFrom: z.object({ Address: address }).optional(),
      Service: z.object({ Code: z.string() }).optional(),
      Package: z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(parcel)),
      ShipmentRatingOptions: z.object({ NegotiatedRatesIndicator: z.unknown().optional() }).optional(),
      DeliveryTimeInformation: z.object({ Pickup: z.object({ Date: z.string() }).optional() }).optional(),
    }),
  }),
});

const dashed = (date: string): string => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;
const compact = (date: string): string => date.replaceAll('-', '');
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

function transitOf({ name, by, air }: Service, days: number, pickup: string) {
  const arrival = addBusinessDays(dashed(pickup), days, { holidays: parcelClosures });
  return {
    PickupDate: pickup,
    PackageBillType: '03',
    ServiceSummary: {
      Service: { Description: name },
      ...(air ? { GuaranteedIndicator: '' } : {}),
      EstimatedArrival: {
        Arrival: { Date: compact(arrival), Time: by },
        BusinessDaysInTransit: String(days),
        Pickup: { Date: pickup, Time: '190000' },
        DayOfWeek: weekdays[weekdayOf(arrival)],
        CustomerCenterCutoff: '180000',
      },
      SaturdayDelivery: '0',
    },
  };
}

const pounds = (weight: number) => ({
  UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' },
  Weight: weight.toFixed(1),
});

/** Rates of one service or of all, with the time in transit where it is asked for. */
export function giveRates(call: SimulatorCall): SimulatorAnswer {
  return refusing(() => {
    const option = (call.params['option'] ?? '').toLowerCase();
    if (!['rate', 'shop', 'ratetimeintransit', 'shoptimeintransit'].includes(option))
      throw new Refused('110004', 'RequestOption has an unsupported value.');
    const { Shipment } = bodyOf(request, call.json).RateRequest;
    const account = Shipment.Shipper.ShipperNumber;
    if (account !== undefined && !/^[A-Z0-9]{6}$/.test(account))
      throw new Refused('111547', 'The Shipper Number is invalid.');
    const to = Shipment.ShipTo.Address;
    const lane = { ...laneOf(Shipment.ShipFrom?.Address ?? Shipment.Shipper.Address, to) };
    if (Shipment.Package.length > 50) throw new Refused('110003', 'Maximum number of packages exceeded (50)');
    const packages = Shipment.Package.map(measured);
    const wanted = services.filter(
      ({ code, toHomes }) =>
        (option.startsWith('shop') || code === (Shipment.Service?.Code ?? '03')) && (toHomes || !lane.home),
    );
    if (wanted.length === 0)
      throw new Refused('111210', 'The requested service is unavailable between the selected locations.');
    const pickup = Shipment.DeliveryTimeInformation?.Pickup?.Date;
    if (pickup !== undefined && !/^\d{8}$/.test(pickup)) throw new Refused('111593', 'Invalid Pickup Date.');
    const agreed = account !== undefined && Shipment.ShipmentRatingOptions?.NegotiatedRatesIndicator !== undefined;
    const RatedShipment = wanted.map((service) => {
      const price = priceOf(service, { ...lane, remote: isRemote(to.PostalCode ?? '') }, packages);
      return {
        Service: { Code: service.code, Description: '' },
        Zone: String(lane.zone).padStart(3, '0'),
        RatedShipmentAlert: [
          { Code: '110971', Description: 'Your invoice may vary from the displayed reference rates' },
        ],
        BillingWeight: pounds(packages.reduce((total, { billedPounds }) => total + billedPounds, 0)),
        ...price.shipment,
        ...(agreed ? { NegotiatedRateCharges: price.negotiated } : {}),
        RatedPackage: price.packages.map(({ weight, billed, ItemizedCharges, ...rest }) => ({
          ...rest,
          ItemizedCharges,
          ...(agreed ? { NegotiatedCharges: { ItemizedCharges } } : {}),
          Weight: weight.toFixed(1),
          BillingWeight: pounds(billed),
        })),
        ...(option.endsWith('timeintransit') && pickup !== undefined
          ? { TimeInTransit: transitOf(service, price.days, pickup) }
          : {}),
        ...(service.air ? { GuaranteedDelivery: { BusinessDaysInTransit: String(price.days) } } : {}),
      };
    });
    return { status: 200, body: { RateResponse: { Response: success(), RatedShipment } } };
  });
}
