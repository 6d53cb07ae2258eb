/** Groups of axles of a tractor with two drive axles and a trailer with two. */
export const axleGroups = ['steer', 'drive', 'trailer', 'gross'] as const;
export type AxleGroup = (typeof axleGroups)[number];

/** Most pounds of each group: tandems 34,000 and gross 80,000 on the Interstate system (23 USC 127); steer as tires are rated. */
export const axleLimits: Readonly<Record<AxleGroup, number>> = {
  steer: 12_000,
  drive: 34_000,
  trailer: 34_000,
  gross: 80_000,
};

/** Estimated pounds on each group of axles, and the groups that are over their limit. */
export type AxleWeights = Readonly<Record<AxleGroup, number>> & { readonly over: readonly AxleGroup[] };

/** A usual sleeper tractor and its trailer with the tandem slid back. Typical figures, no two are alike. */
const usual = {
  /** Trailers shorter than this ride behind other trucks. */
  shortestIn: 44 * 12,
  emptySteer: 10_900,
  emptyDrive: 14_400,
  /** Kingpin from the nose, and the middle of the tandem from the rear, inches. */
  kingpinIn: 36,
  tandemFromRearIn: 80,
  /** Share of what the kingpin carries that goes to the steer axle, in hundredths. */
  toSteerPercent: 5,
} as const;

export type AxleInput = {
  /** Usable inches of the trailer. */
  readonly lengthIn: number;
  /** Pounds this equipment takes; the rest of the legal gross is what the truck itself weighs. */
  readonly maxPounds: number;
  readonly pounds: number;
  /** Inches of the load's middle from the nose. */
  readonly centerIn: number;
};

/**
 * Estimates what each group of axles carries, by the lever between kingpin and tandem.
 * @returns null for equipment that is no trailer of a usual length: the hint would mislead
 */
export function axleWeights({ lengthIn, maxPounds, pounds, centerIn }: AxleInput): AxleWeights | null {
  if (lengthIn < usual.shortestIn) return null;
  const emptyTrailer = Math.max(0, axleLimits.gross - maxPounds - usual.emptySteer - usual.emptyDrive);
  const between = lengthIn - usual.tandemFromRearIn - usual.kingpinIn;
  const onTandem = Math.round((pounds * (centerIn - usual.kingpinIn)) / between);
  const onKingpin = pounds - onTandem;
  const toSteer = Math.round((onKingpin * usual.toSteerPercent) / 100);
  const weights = {
    steer: usual.emptySteer + toSteer,
    drive: usual.emptyDrive + onKingpin - toSteer,
    trailer: emptyTrailer + onTandem,
    gross: usual.emptySteer + usual.emptyDrive + emptyTrailer + pounds,
  };
  return { ...weights, over: axleGroups.filter((group) => weights[group] > axleLimits[group]) };
}
