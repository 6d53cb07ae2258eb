import type { Money } from '@waybill/freight';
import { CannotAsk, type CarrierLoad, type CarrierPlace, type CarrierServices, type Parcel } from '../kit/index.ts';
import { decimal } from './format.ts';

/** Highest value of one package that can be declared, in minor units of dollars. */
const mostDeclared = 5_000_000;

/** What of our extra services the carrier has for a parcel: homes, on either end. */
const expressible = new Set(['RESPU', 'RESDEL']);

/** Rounds up to whole tenths of a pound, so that a parcel is never declared lighter than it is. */
export const tenths = (pounds: number): string => (Math.ceil(Math.round(pounds * 100) / 10) / 10).toFixed(1);

const inches = (length: number): string => String(Math.round(length * 100) / 100);

/** The parcels of a load this carrier takes. @throws CannotAsk for freight, hazardous goods and too many boxes */
export function parcelsOf(load: CarrierLoad, most: number): readonly Parcel[] {
  if (load.mode !== 'parcel') throw new CannotAsk('mode_unsupported', 'UPS takes parcels here, not freight.');
  if (load.parcels.length > most)
    throw new CannotAsk('too_many_parcels', `UPS takes at most ${most} parcels in one shipment.`);
  if (load.parcels.some(({ hazmat }) => hazmat !== null))
    throw new CannotAsk('hazardous_unsupported', 'UPS takes no hazardous goods without its own agreement for them.');
  return load.parcels;
}

/** @throws CannotAsk for a lane that needs customs papers, which are not handed over here */
export function checkLane(origin: CarrierPlace, destination: CarrierPlace): void {
  if (origin.country !== 'US' || destination.country !== 'US')
    throw new CannotAsk('lane_unsupported', 'UPS is asked for parcels within the United States only.');
}

/** @throws CannotAsk naming the first extra service that the carrier does not publish for parcels */
export function checkServices({ accessorials, signature }: CarrierServices): void {
  const missing = accessorials.find((code) => !expressible.has(code));
  if (missing !== undefined)
    throw new CannotAsk('accessorial_unsupported', `UPS does not offer ${missing} for parcels.`);
  if (signature === 'indirect')
    throw new CannotAsk('signature_unsupported', 'UPS has no signature by a neighbour or by proxy.');
}

/** A value to declare, shared among the parcels; what does not divide goes to the first. */
function declared({ shipmentValue, declareValue }: CarrierServices, count: number): readonly (Money | null)[] {
  if (!declareValue) return Array.from({ length: count }, () => null);
  const share = Math.floor(shipmentValue.amount / count);
  const parts = Array.from({ length: count }, (_, index) => ({
    amount: index === 0 ? shipmentValue.amount - share * (count - 1) : share,
    currency: shipmentValue.currency,
  }));
  if ((parts[0]?.amount ?? 0) > mostDeclared)
    throw new CannotAsk('declared_value_too_high', 'UPS takes a declared value of at most 50,000.00 for each package.');
  return parts;
}

/** Delivery Confirmation with a signature, of an adult where asked. */
const confirmations: Readonly<Record<CarrierServices['signature'], string | null>> = {
  none: null,
  indirect: null,
  direct: '2',
  adult: '3',
};

const unit = (code: string, description: string) => ({ UnitOfMeasurement: { Code: code, Description: description } });

/** Parcels as packages of a request; rating and shipping differ in the name of the packaging only. */
export function packagesOf(parcels: readonly Parcel[], services: CarrierServices, packaging: string) {
  const values = declared(services, parcels.length);
  const signature = confirmations[services.signature];
  return parcels.map((parcel, index) => {
    const value = values[index] ?? null;
    const [length = 0, width = 0, height = 0] = [parcel.lengthIn, parcel.widthIn, parcel.heightIn].toSorted(
      (a, b) => b - a,
    );
    const options = {
      ...(signature === null ? {} : { DeliveryConfirmation: { DCISType: signature } }),
      ...(value === null
        ? {}
        : { DeclaredValue: { CurrencyCode: value.currency, MonetaryValue: decimal(value.amount) } }),
    };
    return {
      [packaging]: { Code: '02', Description: 'Customer Supplied Package' },
      Dimensions: {
        ...unit('IN', 'Inches'),
        Length: inches(length),
        Width: inches(width),
        Height: inches(height),
      },
      PackageWeight: { ...unit('LBS', 'Pounds'), Weight: tenths(parcel.weightLb) },
      ...(parcel.additionalHandling || parcel.nonRectangular ? { AdditionalHandlingIndicator: '' } : {}),
      ...(Object.keys(options).length === 0 ? {} : { PackageServiceOptions: options }),
    };
  });
}

/** Whether the parcel goes to a home, as far as anybody said. */
export function goesHome(destination: CarrierPlace, { accessorials }: CarrierServices): boolean {
  return destination.residential || destination.siteType === 'residential' || accessorials.includes('RESDEL');
}
