import type { BookInput, FreightLine } from '../kit/index.ts';
import { usDate, usTime } from '../ltl/clock.ts';
import {
  decimal,
  declaredDollars,
  descriptionOf,
  emergencyLines,
  freightLines,
  nmfcParts,
  whole,
} from '../ltl/load.ts';
import type { RlCredentials } from './manifest.ts';
import { rlInnerPackage, rlPackages } from './package-types.ts';
import { rlBillTo, rlParty, streetRest } from './party.ts';
import { rlServices } from './services.ts';

function itemOf(line: FreightLine) {
  const { item, sub } = nmfcParts(line.nmfc);
  return {
    IsHazmat: line.hazmat !== null,
    Pieces: line.pieces,
    PackageType: line.pieces === line.quantity ? rlPackages[line.packageType] : rlInnerPackage,
    ...(item === null ? {} : { NMFCItemNumber: item }),
    ...(sub === null ? {} : { NMFCSubNumber: sub }),
    Class: line.freightClass,
    Weight: whole(line.weightLb),
    Description: descriptionOf(line),
  };
}

function unitOf(line: FreightLine) {
  return {
    UnitType: rlPackages[line.packageType],
    Dimensions: [
      {
        Count: line.quantity,
        Length: String(whole(line.lengthIn)),
        Width: String(whole(line.widthIn)),
        Height: String(whole(line.heightIn)),
      },
    ],
    Items: [itemOf(line)],
  };
}

/** Everything that has no field of its own: a guaranteed service by its quote, further numbers, notes. */
function instructionsOf(input: BookInput, lines: readonly FreightLine[]): string {
  const { service, pickup, delivery, references, notes } = input;
  const further = references.filter(({ type }) => type !== 'po_number');
  const [pickupRest, deliveryRest] = [streetRest(pickup), streetRest(delivery)];
  return [
    ...(service.code === 'STD' ? [] : [`${service.name}, quote ${service.carrierQuoteId ?? 'not given'}`]),
    ...(pickupRest === '' ? [] : [`Shipper address continued: ${pickupRest}`]),
    ...(deliveryRest === '' ? [] : [`Consignee address continued: ${deliveryRest}`]),
    ...further.map(({ type, number }) => `${type.replaceAll('_', ' ')}: ${number}`),
    ...emergencyLines(lines),
    ...(notes === null || notes === '' ? [] : [notes]),
  ].join('; ');
}

/**
 * The bill of lading and its pickup in one. Our reference is its number and travels as `ShipperNumber`; the quote
 * number binds it to the service level that was chosen.
 */
export function billOfLadingOf(input: BookInput, credentials: RlCredentials) {
  const lines = freightLines(input.load, 'R+L Carriers');
  const declared = declaredDollars(input.services, 'R+L Carriers');
  const order = input.references.find(({ type }) => type === 'po_number');
  const instructions = instructionsOf(input, lines);
  return {
    BillOfLading: {
      BOLDate: usDate(input.pickupDate),
      Shipper: rlParty(input.pickup),
      Consignee: rlParty(input.delivery),
      BillTo: rlBillTo(credentials),
      HandlingUnits: lines.map(unitOf),
      ...(declared === null ? {} : { DeclaredValue: { Amount: decimal(declared), Per: 'Shipment' } }),
      ...(instructions === '' ? {} : { SpecialInstructions: instructions }),
      ReferenceNumbers: {
        ShipperNumber: input.reference,
        ...(input.service.carrierQuoteId === null ? {} : { RateQuoteNumber: input.service.carrierQuoteId }),
        ...(order === undefined ? {} : { PONumber: order.number }),
      },
      AdditionalServices: rlServices(input.services.accessorials),
    },
    PickupRequest: {
      PickupInformation: {
        PickupDate: usDate(input.pickupDate),
        ReadyTime: usTime(input.readyAt),
        CloseTime: usTime(input.pickup.closesAt),
        ...(input.notes === null || input.notes === '' ? {} : { AdditionalInstructions: input.notes }),
      },
    },
    GenerateUniversalPro: false,
  };
}
