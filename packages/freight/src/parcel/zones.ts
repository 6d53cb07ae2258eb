/** The last zone of the chart by distance; zone 9 (Freely Associated States) is only in the chart itself. */
const bands = [50, 150, 300, 600, 1000, 1400, 1800];

/** Postal zone of a great-circle distance between two ZIP3 areas: 1 up to 50 miles, 8 beyond 1,800. */
export function uspsZone(greatCircleMiles: number): number {
  const index = bands.findIndex((upTo) => greatCircleMiles <= upTo);
  return index < 0 ? 8 : index + 1;
}

/** Ground zone of the other carriers: as the post's, but there is no zone 1. */
export function groundZone(greatCircleMiles: number): number {
  return Math.max(2, uspsZone(greatCircleMiles));
}

/** A row of a zone chart: destinations from one ZIP3 to another. */
export type ZoneChartRow = { readonly from: string; readonly to: string; readonly zone: number };

export type Zone = {
  readonly zone: number;
  /** From the distance, because no chart holds the lane. */
  readonly estimated: boolean;
};

/** The zone of a lane: from the origin's chart where it is loaded, else from the distance. */
export function zoneOf(
  chart: readonly ZoneChartRow[] | null,
  destinationZip3: string,
  greatCircleMiles: number,
  fallback: (greatCircleMiles: number) => number = uspsZone,
): Zone {
  const row = chart?.find(({ from, to }) => from <= destinationZip3 && destinationZip3 <= to);
  return row === undefined
    ? { zone: fallback(greatCircleMiles), estimated: true }
    : { zone: row.zone, estimated: false };
}
