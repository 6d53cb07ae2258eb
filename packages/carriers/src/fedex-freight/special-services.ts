import type { AccessorialCode } from '@waybill/freight';
import { isHome } from '../fedex-api/party.ts';
import { CannotAsk, type CarrierPlace, type CarrierServices, type FreightLine } from '../kit/index.ts';

/** Special services of freight, as the rate service lists them; null where FedEx charges by itself. */
const services: Readonly<Partial<Record<AccessorialCode, string | null>>> = {
  LGPU: 'LIFTGATE_PICKUP',
  LGDEL: 'LIFTGATE_DELIVERY',
  INPU: 'INSIDE_PICKUP',
  INDEL: 'INSIDE_DELIVERY',
  LTDPU: 'LIMITED_ACCESS_PICKUP',
  LTDDEL: 'LIMITED_ACCESS_DELIVERY',
  NOTIFY: 'CALL_BEFORE_DELIVERY',
  FREEZE: 'PROTECTION_FROM_FREEZING',
  HAZ: 'DANGEROUS_GOODS',
  OVR08: 'OVER_LENGTH',
  OVR12: 'EXTREME_LENGTH',
  OVR20: 'EXTREME_LENGTH',
  // Homes are told by the address, and New York by its postal code.
  RESPU: null,
  RESDEL: null,
  NYC: null,
};

const twelveFeet = 144;
const eightFeet = 96;

/** What follows from the load, whether or not anybody ticked it. */
function ofLoad(lines: readonly FreightLine[]): string[] {
  const longest = Math.max(0, ...lines.flatMap(({ lengthIn, widthIn }) => [lengthIn, widthIn]));
  return [
    ...(lines.some(({ hazmat }) => hazmat !== null) ? ['DANGEROUS_GOODS'] : []),
    ...(longest >= twelveFeet ? ['EXTREME_LENGTH'] : longest >= eightFeet ? ['OVER_LENGTH'] : []),
  ];
}

const limited = (place: CarrierPlace, service: string) =>
  place.siteType === 'limited_access' && !isHome(place) ? [service] : [];

/**
 * Special services of a shipment: those that were asked for, those its places ask for, and those its load does.
 * @throws CannotAsk naming an accessorial that FedEx publishes no freight service for
 */
export function specialServices(
  { accessorials }: CarrierServices,
  ends: { readonly from: CarrierPlace; readonly to: CarrierPlace },
  lines: readonly FreightLine[],
): readonly string[] {
  const asked = accessorials.map((code) => {
    const service = services[code];
    if (service === undefined)
      throw new CannotAsk('accessorial_unsupported', `FedEx Freight publishes no service for ${code}`);
    return service;
  });
  const all = new Set([
    ...asked.filter((service) => service !== null),
    ...limited(ends.from, 'LIMITED_ACCESS_PICKUP'),
    ...limited(ends.to, 'LIMITED_ACCESS_DELIVERY'),
    ...ofLoad(lines),
  ]);
  // One charge for length, the higher.
  if (all.has('EXTREME_LENGTH')) all.delete('OVER_LENGTH');
  return [...all];
}

/** As a part of a request; left out when there is none. */
export function specialServicesPart(types: readonly string[]) {
  return types.length === 0 ? {} : { freightShipmentSpecialServices: { specialServiceTypes: types } };
}
