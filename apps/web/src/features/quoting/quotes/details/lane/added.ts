import { lengthTicks, nycZip3, onTheirUnits, ticksToInches, zip3Of, type AccessorialCode } from '@waybill/freight';
import type { Place } from '@waybill/contract';
import type { DetailsDraft } from '../../draft/draft.ts';
import { loadItem } from '../../draft/load-item.ts';

/** A service that follows from the sites or from the load; over length has one name for its three codes. */
export type Added = {
  readonly code: Extract<AccessorialCode, 'RESPU' | 'RESDEL' | 'LTDPU' | 'LTDDEL' | 'NYC' | 'HAZ'> | 'OVR';
  /** Numbers of the lines it follows from. */
  readonly items: readonly number[];
  readonly feet?: number;
};

/** Lengths from which carriers may charge, longest first; which of them do is in each carrier's own tariff. */
const overLengthFeet = [20, 12, 8] as const;

const numbersWhere = <T>(lines: readonly T[], test: (line: T) => boolean): number[] =>
  lines.flatMap((line, index) => (test(line) ? [index + 1] : []));

function inNewYork(place: Place | null): boolean {
  return place?.country === 'US' && nycZip3.includes(zip3Of(place.postal_code, 'postal_code'));
}

function overLength(details: DetailsDraft): Added[] {
  const lengths = onTheirUnits(details.items.map(loadItem)).map(({ length, width }) =>
    Math.max(
      0,
      ...[length, width].map((side) =>
        side !== null && side.value > 0 && side.value < 100_000 ? ticksToInches(lengthTicks(side, 'length')) : 0,
      ),
    ),
  );
  const feet = overLengthFeet.find((limit) => lengths.some((inches) => inches >= limit * 12));
  if (feet === undefined) return [];
  return [{ code: 'OVR', feet, items: numbersWhere(lengths, (inches) => inches >= feet * 12) }];
}

/** Everything that the places and the load bring with them, as rating adds it. */
export function addedBy(details: DetailsDraft, origin: Place | null, destination: Place | null): Added[] {
  const at = details.origin.site_type;
  const to = details.destination.site_type;
  const hazardous = numbersWhere(details.items, (item) => item.hazardous);
  return [
    ...(at === 'residential' ? [{ code: 'RESPU', items: [] } as const] : []),
    ...(at === 'limited_access' ? [{ code: 'LTDPU', items: [] } as const] : []),
    ...(to === 'residential' ? [{ code: 'RESDEL', items: [] } as const] : []),
    ...(to === 'limited_access' ? [{ code: 'LTDDEL', items: [] } as const] : []),
    ...(inNewYork(origin) || inNewYork(destination) ? [{ code: 'NYC', items: [] } as const] : []),
    ...(hazardous.length > 0 ? [{ code: 'HAZ', items: hazardous } as const] : []),
    ...overLength(details),
  ];
}
