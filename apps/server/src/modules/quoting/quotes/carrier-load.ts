import type { CarrierLoad, CarrierPlace, FreightLine, Parcel, RateInput } from '@waybill/carriers';
import type { ItemWire, Place, QuoteRequest } from '@waybill/contract';
import { lengthTicks, massTicks, ticksToInches, ticksToPounds, type PreparedLoad } from '@waybill/freight';
import { linesByUnit, type UnitLine } from './lines-by-unit.ts';

/** Converts loads and places to the units of carrier APIs: inches and pounds. */

const hundredth = (value: number): number => Math.round(value * 100) / 100;
const inches = ({ value, unit }: ItemWire['length']): number =>
  hundredth(ticksToInches(lengthTicks({ value, unit }, 'length')));
const pounds = ({ value, unit }: ItemWire['weight']): number =>
  hundredth(ticksToPounds(massTicks({ value, unit }, 'weight')));

function hazmatOf({ hazardous, hazmat }: ItemWire): FreightLine['hazmat'] {
  if (!hazardous || hazmat === null) return null;
  return {
    idNumber: hazmat.id_number,
    properName: hazmat.proper_name,
    hazardClass: hazmat.hazard_class,
    packingGroup: hazmat.packing_group,
    emergencyContact: hazmat.emergency_contact,
    emergencyPhone: hazmat.emergency_phone,
  };
}

function freightLine({ line, freightClass }: UnitLine): FreightLine {
  return {
    description: line.description,
    packageType: line.package_type,
    quantity: line.quantity,
    pieces: line.pieces ?? line.quantity,
    lengthIn: inches(line.length),
    widthIn: inches(line.width),
    heightIn: inches(line.height),
    weightLb: pounds(line.weight),
    freightClass,
    nmfc: line.nmfc,
    stackable: line.stackable,
    hazmat: hazmatOf(line),
  };
}

/** Splits an item into its boxes. Its weight is the total, divided evenly and rounded up to 0.01 lb. */
function parcelsOf(line: ItemWire): Parcel[] {
  const each: Parcel = {
    description: line.description,
    lengthIn: inches(line.length),
    widthIn: inches(line.width),
    heightIn: inches(line.height),
    weightLb: Math.ceil((pounds(line.weight) / line.quantity) * 100) / 100,
    additionalHandling: line.additional_handling,
    nonRectangular: line.non_rectangular,
    hazmat: hazmatOf(line),
  };
  return Array.from({ length: line.quantity }, () => each);
}

/** The load for a carrier API. LTL uses the classes that the shipper saw. */
export function carrierLoad(request: Pick<QuoteRequest, 'mode' | 'items'>, load: PreparedLoad): CarrierLoad {
  const classes = load.classes.map(({ freightClass }) => freightClass);
  const lines = linesByUnit(request.items, classes);
  if (request.mode === 'parcel') return { mode: 'parcel', parcels: lines.flatMap(({ line }) => parcelsOf(line)) };
  return { mode: 'ltl', lines: lines.map(freightLine) };
}

/** A place for a carrier API. */
export function carrierPlace(place: Place, siteType: QuoteRequest['origin']['site_type']): CarrierPlace {
  return {
    country: place.country,
    postalCode: place.postal_code,
    city: place.city,
    state: place.state,
    siteType,
    residential: siteType === 'residential',
  };
}

/** The requested accessorials for a carrier API. */
export function carrierServices(request: QuoteRequest): RateInput['services'] {
  return {
    accessorials: request.accessorials,
    signature: request.signature,
    shipmentValue: request.shipment_value,
    declareValue: false,
  };
}
