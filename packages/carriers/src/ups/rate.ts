import { z } from 'zod';
import {
  done,
  jsonBody,
  listOf,
  readJson,
  type CarrierMessage,
  type CarrierPlace,
  type CarrierRate,
  type Operation,
  type RateInput,
} from '../kit/index.ts';
import { charges, priceOf } from './charges.ts';
import type { UpsCredentials } from './credentials.ts';
import { compactDate, dateOf, timeOf } from './format.ts';
import { upsManifest } from './manifest.ts';
import { checkLane, checkServices, goesHome, packagesOf, parcelsOf, tenths } from './parcels.ts';
import { alerts, messagesOf, refusalOf } from './refusal.ts';
import { serviceName } from './services.ts';

const days = z.union([z.string(), z.number()]).transform(String);

const rated = charges.extend({
  Service: z.object({ Code: z.string().min(1), Description: z.string().optional() }),
  RatedShipmentAlert: alerts,
  TimeInTransit: z
    .object({
      ServiceSummary: z.object({
        GuaranteedIndicator: z.string().optional(),
        EstimatedArrival: z.object({
          Arrival: z.object({ Date: z.string(), Time: z.string().optional() }),
          BusinessDaysInTransit: days,
        }),
      }),
    })
    .optional(),
  GuaranteedDelivery: z.object({ BusinessDaysInTransit: days.optional() }).optional(),
});

const answer = z.object({
  RateResponse: z.object({ Response: z.object({ Alert: alerts }), RatedShipment: listOf(z.unknown()) }),
});

const place = ({ city, state, postalCode, country }: CarrierPlace) => ({
  AddressLine: [],
  City: city,
  StateProvinceCode: state,
  PostalCode: postalCode.replaceAll(/[^0-9A-Za-z]/g, ''),
  CountryCode: country,
});

/** The request in full. */
function requestOf({ origin, destination, pickupDate, load, services }: RateInput, accountNumber: string) {
  checkLane(origin, destination);
  checkServices(services);
  const parcels = parcelsOf(load, upsManifest.maxParcels);
  const weight = parcels.reduce((total, { weightLb }) => total + Math.round(weightLb * 100), 0) / 100;
  return {
    RateRequest: {
      Request: { SubVersion: '2409' },
      CustomerClassification: { Code: '00' },
      Shipment: {
        Shipper: { ShipperNumber: accountNumber, Address: place(origin) },
        ShipTo: {
          Address: {
            ...place(destination),
            ...(goesHome(destination, services) ? { ResidentialAddressIndicator: '' } : {}),
          },
        },
        ShipFrom: { Address: place(origin) },
        PaymentDetails: { ShipmentCharge: [{ Type: '01', BillShipper: { AccountNumber: accountNumber } }] },
        ShipmentTotalWeight: {
          UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' },
          Weight: tenths(weight),
        },
        Package: packagesOf(parcels, services, 'PackagingType'),
        ShipmentRatingOptions: { NegotiatedRatesIndicator: '' },
        DeliveryTimeInformation: { PackageBillType: '03', Pickup: { Date: compactDate(pickupDate) } },
      },
    },
  };
}

const why = {
  price_disagrees: 'is left out: its charges do not add up to its total',
  currency_unknown: 'is left out: it is priced in a currency no books are kept in',
} as const;

/** One service, or why it is left out. */
function rateOf(value: unknown): { readonly rate: CarrierRate | null; readonly messages: CarrierMessage[] } {
  const read = rated.safeParse(value);
  if (!read.success) {
    const text = `A rate is left out: its shape is unknown at ${read.error.issues[0]?.path.join('.') ?? 'its top'}.`;
    return { rate: null, messages: [{ severity: 'error', code: 'rate_unreadable', text }] };
  }
  const { Service, TimeInTransit, GuaranteedDelivery, RatedShipmentAlert } = read.data;
  const price = priceOf(read.data);
  const name = serviceName(Service.Code, Service.Description);
  if (typeof price === 'string') {
    return { rate: null, messages: [{ severity: 'error', code: price, text: `${name} ${why[price]}.` }] };
  }
  const summary = TimeInTransit?.ServiceSummary;
  const transit = summary?.EstimatedArrival.BusinessDaysInTransit ?? GuaranteedDelivery?.BusinessDaysInTransit ?? '';
  return {
    rate: {
      serviceCode: Service.Code,
      serviceName: name,
      ...price,
      transitDays: /^\d{1,3}$/.test(transit) ? Number(transit) : null,
      deliveryDate: dateOf(summary?.EstimatedArrival.Arrival.Date),
      deliverBy: timeOf(summary?.EstimatedArrival.Arrival.Time)?.slice(0, 5) ?? null,
      carrierQuoteId: null,
      guaranteed: summary?.GuaranteedIndicator !== undefined || GuaranteedDelivery !== undefined,
    },
    messages: messagesOf(RatedShipmentAlert, 'info'),
  };
}

/** Every service with its time in transit; prices agreed with the account where there are any. */
export const rate: Operation<RateInput, readonly CarrierRate[], UpsCredentials> = {
  buildRequest: (input, { accountNumber }) => ({
    server: 'api',
    method: 'POST',
    path: '/rating/v2409/Shoptimeintransit',
    headers: { transactionSrc: 'waybill' },
    body: jsonBody(requestOf(input, accountNumber)),
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const { Response, RatedShipment } = read.value.RateResponse;
    const services = RatedShipment.map(rateOf);
    const messages = [...messagesOf(Response.Alert), ...services.flatMap((each) => each.messages)];
    const once = new Map(messages.map((message) => [JSON.stringify(message), message]));
    return done(
      services.flatMap((each) => each.rate ?? []),
      [...once.values()],
    );
  },
};
