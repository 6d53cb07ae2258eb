import type { AccessorialCode } from '@waybill/freight';
import { amountOf } from '../fedex-api/party.ts';
import { CannotAsk, type CarrierLoad, type CarrierServices, type Parcel } from '../kit/index.ts';

/** Follow from the place or the load, and are told by them: FedEx charges them by itself. */
const implied: ReadonlySet<AccessorialCode> = new Set(['RESPU', 'RESDEL', 'LTDPU', 'LTDDEL', 'NYC', 'HAZ']);

/** The boxes of a parcel load. @throws CannotAsk for freight, and for what FedEx publishes no service for */
export function parcelsOf(load: CarrierLoad, services: CarrierServices): readonly Parcel[] {
  if (load.mode !== 'parcel') throw new CannotAsk('not_parcel', 'FedEx takes parcels here');
  const other = services.accessorials.find((code) => !implied.has(code));
  if (other !== undefined)
    throw new CannotAsk('accessorial_unsupported', `FedEx publishes no service for ${other} with parcels`);
  if (load.parcels.some(({ hazmat }) => hazmat !== null))
    throw new CannotAsk('hazmat_unsupported', 'FedEx publishes no place for the description of hazardous goods');
  return load.parcels;
}

const signatures = { indirect: 'INDIRECT', direct: 'DIRECT', adult: 'ADULT' } as const;

function specialServices(parcel: Parcel, { signature }: CarrierServices) {
  const types = [
    ...(signature === 'none' ? [] : ['SIGNATURE_OPTION']),
    ...(parcel.additionalHandling || parcel.nonRectangular ? ['NON_STANDARD_CONTAINER'] : []),
  ];
  if (types.length === 0) return {};
  return {
    packageSpecialServices: {
      specialServiceTypes: types,
      ...(signature === 'none' ? {} : { signatureOptionType: signatures[signature] }),
    },
  };
}

/** The declared value of each parcel: as even as whole cents allow, the first ones carrying what is left over. */
function declared({ declareValue, shipmentValue }: CarrierServices, count: number, index: number) {
  if (!declareValue) return {};
  const { amount, currency } = shipmentValue;
  const even = Math.floor(amount / count);
  return { declaredValue: amountOf({ amount: even + (index < amount - even * count ? 1 : 0), currency }) };
}

/**
 * Package lines as rating and shipping take them: pounds, and inches rounded up as FedEx measures since August 2025.
 */
export function packageLines(parcels: readonly Parcel[], services: CarrierServices) {
  return parcels.map((parcel, index) => ({
    groupPackageCount: 1,
    weight: { units: 'LB', value: parcel.weightLb },
    dimensions: {
      length: Math.ceil(parcel.lengthIn),
      width: Math.ceil(parcel.widthIn),
      height: Math.ceil(parcel.heightIn),
      units: 'IN',
    },
    ...declared(services, parcels.length, index),
    ...specialServices(parcel, services),
  }));
}
