import type { Money } from '@waybill/freight';
import { z } from 'zod';
import {
  done,
  jsonBody,
  listOf,
  readJson,
  unclear,
  type Booked,
  type BookInput,
  type CarrierLabel,
  type Operation,
} from '../kit/index.ts';
import { totalOf } from './charges.ts';
import type { UpsCredentials } from './credentials.ts';
import { compactDate, named } from './format.ts';
import { upsManifest } from './manifest.ts';
import { checkLane, checkServices, goesHome, packagesOf, parcelsOf } from './parcels.ts';
import { partyOf } from './party.ts';
import { referencesOf } from './references.ts';
import { alerts, messagesOf, refusalOf } from './refusal.ts';

const money = z.object({ CurrencyCode: z.string(), MonetaryValue: z.union([z.string(), z.number()]) });

const answer = z.object({
  ShipmentResponse: z.object({
    Response: z.object({ Alert: alerts }),
    ShipmentResults: z.object({
      ShipmentCharges: z.object({ TotalCharges: money, TotalChargesWithTaxes: money.optional() }).optional(),
      NegotiatedRateCharges: z
        .object({ TotalCharge: money.optional(), TotalChargesWithTaxes: money.optional() })
        .optional(),
      ShipmentIdentificationNumber: z.string().min(1),
      PackageResults: listOf(
        z.object({
          TrackingNumber: z.string().min(1),
          ShippingLabel: z
            .object({ ImageFormat: z.object({ Code: z.string() }), GraphicImage: z.string().min(1) })
            .optional(),
        }),
      ),
    }),
  }),
});
type Results = z.output<typeof answer>['ShipmentResponse']['ShipmentResults'];

/** The carrier gives thermal labels as ZPL, and GIF where a picture is wanted; it makes a PDF afterwards only. */
const formats = {
  zpl: {
    LabelImageFormat: { Code: 'ZPL', Description: 'ZPL' },
    LabelStockSize: { Height: '6', Width: '4' },
  },
  pdf: {
    LabelImageFormat: { Code: 'GIF', Description: 'GIF' },
    HTTPUserAgent: 'Mozilla/4.5',
    LabelStockSize: { Height: '6', Width: '4' },
  },
} as const;

function requestOf(input: BookInput, accountNumber: string) {
  checkLane(input.pickup, input.delivery);
  checkServices(input.services);
  const parcels = parcelsOf(input.load, upsManifest.maxParcels);
  const [from, to] = [partyOf(input.pickup), partyOf(input.delivery)];
  const home = goesHome(input.delivery, input.services) ? { ResidentialAddressIndicator: '' } : {};
  return {
    ShipmentRequest: {
      Request: {
        RequestOption: 'nonvalidate',
        SubVersion: '2409',
        TransactionReference: { CustomerContext: input.reference },
      },
      Shipment: {
        Description: (parcels[0]?.description ?? '').slice(0, 35) || 'Merchandise',
        Shipper: { ...from, ShipperNumber: accountNumber },
        ShipTo: { ...to, Address: { ...to.Address, ...home } },
        ShipFrom: from,
        PaymentInformation: { ShipmentCharge: [{ Type: '01', BillShipper: { AccountNumber: accountNumber } }] },
        ShipmentRatingOptions: { NegotiatedRatesIndicator: '' },
        Service: { Code: input.service.code, Description: input.service.name.slice(0, 35) },
        ShipmentDate: compactDate(input.pickupDate),
        Package: packagesOf(parcels, input.services, 'Packaging').map((each, index) => ({
          ...each,
          ReferenceNumber: referencesOf(input, index, parcels.length),
        })),
      },
      LabelSpecification: formats[input.labelFormat],
    },
  };
}

function chargedOf({ ShipmentCharges, NegotiatedRateCharges }: Results): Money | null {
  const { TotalCharge, TotalChargesWithTaxes } = NegotiatedRateCharges ?? {};
  const given = TotalCharge === undefined ? ShipmentCharges : { TotalCharges: TotalCharge, TotalChargesWithTaxes };
  const total = given === undefined ? null : totalOf(given);
  return total === 'currency_unknown' ? null : total;
}

const labelFormats: Readonly<Record<string, CarrierLabel['format']>> = { GIF: 'gif', PNG: 'png', ZPL: 'zpl' };

function labelsOf({ PackageResults }: Results): CarrierLabel[] {
  return PackageResults.flatMap(({ ShippingLabel }, parcel) => {
    const format = labelFormats[ShippingLabel?.ImageFormat.Code.toUpperCase() ?? ''];
    return ShippingLabel === undefined || format === undefined
      ? []
      : [{ parcel, format, base64: ShippingLabel.GraphicImage }];
  });
}

/**
 * Books a shipment of any number of packages. Our reference travels as the first reference number of each package
 * and is what `find` looks for; there is no idempotency key, so a second call is a second shipment.
 */
export const book: Operation<BookInput, Booked, UpsCredentials> = {
  buildRequest: (input, { accountNumber }) => ({
    server: 'api',
    method: 'POST',
    path: '/shipments/v2409/ship',
    headers: named(input.idempotencyKey.replaceAll('-', '')),
    body: jsonBody(requestOf(input, accountNumber)),
  }),
  readAnswer: (reply, { load }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const { Response, ShipmentResults: results } = read.value.ShipmentResponse;
    const expected = load.mode === 'parcel' ? load.parcels.length : 0;
    if (results.PackageResults.length !== expected)
      return unclear(`UPS answered with ${results.PackageResults.length} packages of ${expected}`);
    return done(
      {
        proNumber: null,
        trackingNumbers: results.PackageResults.map(({ TrackingNumber }) => TrackingNumber),
        pickupNumber: null,
        carrierBookingId: results.ShipmentIdentificationNumber,
        charged: chargedOf(results),
        labels: labelsOf(results),
      },
      messagesOf(Response.Alert),
    );
  },
};
