import { FreightError } from '../errors.ts';
import type { Country, SiteType } from '../load/sites.ts';
import type { LtlTariff, RateTable } from './tariff.ts';

/** One end of a shipment, as far as a price depends on it. */
export type LtlStop = {
  readonly country: Country;
  /** State or province code. */
  readonly state: string;
  /** First three characters of the postal code. */
  readonly zip3: string;
  readonly siteType: SiteType;
};

export type Lane = { readonly origin: LtlStop; readonly destination: LtlStop; readonly miles: number };

const mostMiles = 20_000;

/** @throws FreightError naming the field of what is impossible */
export function checkLane({ origin, destination, miles }: Lane): void {
  if (!Number.isFinite(miles)) throw new FreightError('miles', 'not_finite');
  if (miles < 0) throw new FreightError('miles', 'negative');
  if (miles > mostMiles) throw new FreightError('miles', 'too_large');
  if (!/^[A-Z0-9]{3}$/.test(origin.zip3)) throw new FreightError('origin.zip3', 'invalid_format');
  if (!/^[A-Z0-9]{3}$/.test(destination.zip3)) throw new FreightError('destination.zip3', 'invalid_format');
}

/** The first band that reaches so many miles; a band without an end reaches any. */
export function bandFor<T extends { readonly uptoMiles: number | null }>(bands: readonly T[], miles: number): T | null {
  return bands.find(({ uptoMiles }) => uptoMiles === null || miles <= uptoMiles) ?? null;
}

/** The rate table of a lane: its pair of ZIP3 areas if the tariff names it, else its distance; null when neither. */
export function rateTableFor({ lanes, rates }: LtlTariff, lane: Lane): RateTable | null {
  const pair = lanes.zip3Pairs[`${lane.origin.zip3}-${lane.destination.zip3}`];
  const base = pair ?? bandFor(lanes.distanceBands, lane.miles)?.rateBase;
  return base === undefined ? null : (rates[base] ?? null);
}
