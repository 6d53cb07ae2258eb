import { addDays, ups1z } from '@waybill/freight';
import { z } from 'zod';
import {
  labelGif,
  labelZpl,
  localTime,
  zoneOfState,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorState,
} from '../kit/index.ts';
import { Refused, refusing, success } from './errors.ts';
import { labelOf } from './label.ts';
import { isRemote, priceOf } from './pricing.ts';
import { packages, references, shipments, type Place, type Shipment } from './records.ts';
import { address, bodyOf, laneOf, measured, parcel, type Address, type Measured } from './request.ts';
import { serviceOf } from './services.ts';

const party = z.object({ Name: z.string().min(1), Address: address });

const request = z.object({
  ShipmentRequest: z.object({
    Request: z.object({
      RequestOption: z.string(),
      TransactionReference: z.object({ CustomerContext: z.string().optional() }).optional(),
    }),
    Shipment: z.object({
      Shipper: party.extend({ ShipperNumber: z.string() }),
      ShipTo: party,
      ShipFrom: party.optional(),
      PaymentInformation: z.unknown().optional(),
      ShipmentRatingOptions: z.object({ NegotiatedRatesIndicator: z.unknown().optional() }).optional(),
      Service: z.object({ Code: z.string() }),
      ShipmentDate: z.string().optional(),
      Package: z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(parcel)),
    }),
    LabelSpecification: z.object({ LabelImageFormat: z.object({ Code: z.string() }) }),
  }),
});

/** Numbers of some services name the signature too. */
const signed: Readonly<Record<string, string>> = { '032': '42', '033': 'A8', '013': 'A2' };

function place(name: string, given: Address): Place {
  return {
    name,
    street: given.AddressLine.join(', '),
    city: (given.City ?? '').toUpperCase(),
    state: given.StateProvinceCode ?? '',
    zip: given.PostalCode ?? '',
  };
}

/** The day it ships: today at its origin, or one of the seven days after. */
function shipDate(asked: string | undefined, origin: Address, now: Date): string {
  const today = localTime(now, zoneOfState(origin.StateProvinceCode ?? '')).date;
  if (asked === undefined) return today.replaceAll('-', '');
  const date = `${asked.slice(0, 4)}-${asked.slice(4, 6)}-${asked.slice(6)}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date < today || date > addDays(today, 7))
    throw new Refused('128063', 'ShipmentDate must be from today up to 7 days in the future.');
  return asked;
}

function checkEnds({ Shipper, ShipTo, Service }: z.output<typeof request>['ShipmentRequest']['Shipment']): void {
  if (!/^[A-Z0-9]{6}$/.test(Shipper.ShipperNumber)) throw new Refused('120100', 'Missing or Invalid shipper number');
  if (Shipper.Address.AddressLine.length === 0) throw new Refused('120102', 'Missing/Invalid shipper address line 1');
  if (ShipTo.Address.AddressLine.length === 0) throw new Refused('120202', 'Missing/Invalid ShipTo AddressLine1');
  if (ShipTo.Address.AddressLine.some((line) => line.length > 35))
    throw new Refused('120202', 'Missing/Invalid ShipTo AddressLine1');
  if (serviceOf(Service.Code) === null) throw new Refused('120500', 'Missing/Invalid Service/Code');
}

function book(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const { Request, Shipment: asked, LabelSpecification } = bodyOf(request, call.json).ShipmentRequest;
  checkEnds(asked);
  const from = asked.ShipFrom ?? asked.Shipper;
  const lane = laneOf(from.Address, asked.ShipTo.Address);
  if (asked.Package.length > 50) throw new Refused('120020', 'Max packages per shipment exceeded.');
  if (asked.Package.some(({ ReferenceNumber }) => ReferenceNumber.length > 2))
    throw new Refused('120544', 'No more than 2 Package/ReferenceNumber can be given per package');
  const sizes = asked.Package.map(measured);
  const service = serviceOf(asked.Service.Code);
  if (service === null || (lane.home && !service.toHomes))
    throw new Refused('120124', 'The requested service is unavailable between the selected locations');
  const format = LabelSpecification.LabelImageFormat.Code.toUpperCase();
  if (format !== 'ZPL' && format !== 'GIF') throw new Refused('120651', 'Invalid label image format.');
  const pickupDate = shipDate(asked.ShipmentDate, from.Address, call.now);
  const account = asked.Shipper.ShipperNumber;
  const price = priceOf(service, { ...lane, remote: isRemote(asked.ShipTo.Address.PostalCode ?? '') }, sizes);
  const numberOf = ({ signature }: Measured): string => {
    const body = `${account}${signed[`${service.code}${signature ?? ''}`] ?? service.code}`;
    return ups1z(`${body}${String(state.next('package')).padStart(7, '0')}`);
  };
  const booked = asked.Package.map((each, index) => ({
    number: numberOf(sizes[index] as Measured),
    references: each.ReferenceNumber.map(({ Value }) => Value),
    weight: (sizes[index] as Measured).pounds.toFixed(1),
    signature: (sizes[index] as Measured).signature,
  }));
  const id = booked[0]?.number ?? '';
  const shipment: Shipment = {
    id,
    account,
    service: service.code,
    bookedAt: call.now.getTime(),
    pickupDate,
    days: price.days,
    from: place(from.Name, from.Address),
    to: place(asked.ShipTo.Name, asked.ShipTo.Address),
    packages: booked,
    voidedAt: null,
  };
  // The shipment last: whoever finds it finds its packages and references too.
  for (const { number } of booked) state.put(packages, number, { shipment: id });
  for (const value of new Set(booked.flatMap((each) => each.references)))
    state.put(references, value, { shipments: [...(state.get(references, value)?.shipments ?? []), id] });
  state.put(shipments, id, shipment);
  const agreed = asked.ShipmentRatingOptions?.NegotiatedRatesIndicator !== undefined;
  const reference = booked[0]?.references[0] ?? null;
  return {
    status: 200,
    log: { reference, booking: id, created: true },
    body: {
      ShipmentResponse: {
        Response: success(Request.TransactionReference?.CustomerContext),
        ShipmentResults: {
          ShipmentCharges: price.shipment,
          ...(agreed ? { NegotiatedRateCharges: { TotalCharge: price.negotiated.TotalCharge } } : {}),
          BillingWeight: {
            UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' },
            Weight: sizes.reduce((total, { billedPounds }) => total + billedPounds, 0).toFixed(1),
          },
          ShipmentIdentificationNumber: id,
          PackageResults: booked.map(({ number }, index) => ({
            TrackingNumber: number,
            BaseServiceCharge: price.packages[index]?.BaseServiceCharge,
            ServiceOptionsCharges: price.packages[index]?.ServiceOptionsCharges,
            ItemizedCharges: price.packages[index]?.ItemizedCharges,
            ShippingLabel: {
              ImageFormat: { Code: format, Description: format },
              GraphicImage: format === 'ZPL' ? labelZpl(labelOf(shipment, index)) : labelGif(labelOf(shipment, index)),
            },
          })),
        },
      },
    },
  };
}

/** Books a shipment; the carrier publishes no way to tell a repeated call from a second shipment. */
export function ship(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  return refusing(() => book(call, state));
}
