import { greatCircleMiles, uspsZone } from '@waybill/freight';
import { centerOfZip3, placeOfZip } from '../kit/places/zip.ts';

/** States that the last zone is for, whatever the distance. */
const freelyAssociated: ReadonlySet<string> = new Set(['FM', 'MH', 'PW']);

/**
 * The zone between two ZIP codes, by the distance between the middles of their areas of three digits: the published
 * method, though the published charts measure from each area's own processing plant.
 * @returns null when one of them is no ZIP code
 */
export function zoneBetween(from: string, to: string): number | null {
  const [origin, destination] = [placeOfZip(from), placeOfZip(to)];
  const [here, there] = [centerOfZip3(from.slice(0, 3)), centerOfZip3(to.slice(0, 3))];
  if (origin === null || destination === null || here === null || there === null) return null;
  if (freelyAssociated.has(origin.state) || freelyAssociated.has(destination.state)) return 9;
  return uspsZone(greatCircleMiles(here, there));
}
