import { greatCircleMiles, uspsZone } from '@waybill/freight';
import { centerOfZip3, placeOfZip, type ZipPlace } from '../kit/places/zip.ts';

/** States that the last zone is for, whatever the distance. */
const freelyAssociated: ReadonlySet<string> = new Set(['FM', 'MH', 'PW']);

/** Areas that mail to and from military post offices goes through. */
const gateways: Readonly<Record<string, string>> = { AA: '331', AE: '100', AP: '941' };

const middleOf = ({ zip, state }: ZipPlace) => centerOfZip3(gateways[state] ?? zip.slice(0, 3));

/**
 * The zone between two ZIP codes, by the distance between the middles of their areas of three digits: the published
 * method, though the published charts measure from each area's own processing plant.
 * @returns null when one of them is no ZIP code
 */
export function zoneBetween(from: string, to: string): number | null {
  const [origin, destination] = [placeOfZip(from), placeOfZip(to)];
  if (origin === null || destination === null) return null;
  const [here, there] = [middleOf(origin), middleOf(destination)];
  if (here === null || there === null) return null;
  if (freelyAssociated.has(origin.state) || freelyAssociated.has(destination.state)) return 9;
  return uspsZone(greatCircleMiles(here, there));
}
