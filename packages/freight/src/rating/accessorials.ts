import { FreightError } from '../errors.ts';
import { refused, warned, type Finding } from '../eligibility/findings.ts';
import { inchTicks } from '../units/length.ts';
import { accessorialAmount, type AccessorialFacts } from './accessorial-amount.ts';
import { accessorialTable, nycZip3, type AccessorialCode, type AccessorialRule } from './accessorial-table.ts';
import type { AccessorialReason } from './charge-line.ts';
import type { Lane } from './lane.ts';
import type { PreparedLoad } from './prepare.ts';
import type { LtlTariff, OverLengthRule } from './tariff.ts';

/** An accessorial on a rate, in minor units; 0 when another one covers it. */
export type AccessorialCharge = {
  readonly code: AccessorialCode;
  readonly reason: AccessorialReason;
  readonly includedIn: AccessorialCode | null;
  readonly itemIds: readonly string[];
  readonly hazardIds: readonly string[];
  readonly amount: number;
  readonly fuelBearing: boolean;
};

const askable: ReadonlySet<string> = new Set(
  accessorialTable.flatMap(({ code, origin }) => (origin === 'requested' || origin === 'site' ? [code] : [])),
);

/** @throws FreightError for a code there is not, or one that follows from the load or appears on the bill only */
export function checkAccessorials(codes: readonly AccessorialCode[]): void {
  codes.forEach((code, index) => {
    if (!askable.has(code)) throw new FreightError(`accessorials[${index}]`, 'unknown_value');
  });
}

/** Why a code applies, and the lines concerned. */
type Wanted = { readonly reason: AccessorialReason; readonly itemIds: readonly string[] };

export type WantedAccessorials = ReadonlyMap<AccessorialCode, Wanted>;

/** Everything that applies: what the place and the load bring with them, then what was asked for. */
export function wantedAccessorials(
  load: PreparedLoad,
  lane: Lane,
  requested: readonly AccessorialCode[],
): WantedAccessorials {
  const all = new Map<AccessorialCode, Wanted>();
  const { origin, destination } = lane;
  const add = (code: AccessorialCode, reason: AccessorialReason, itemIds: readonly string[] = []): void => {
    if (!all.has(code)) all.set(code, { reason, itemIds });
  };
  if (origin.siteType === 'residential') add('RESPU', 'site_type');
  if (origin.siteType === 'limited_access') add('LTDPU', 'site_type');
  if (destination.siteType === 'residential') add('RESDEL', 'site_type');
  if (destination.siteType === 'limited_access') add('LTDDEL', 'site_type');
  if (nycZip3.includes(origin.zip3) || nycZip3.includes(destination.zip3)) add('NYC', 'zip3');
  const hazardous = load.lines.filter(({ item }) => item.hazardous).map(({ item }) => item.id);
  if (hazardous.length > 0) add('HAZ', 'hazardous', hazardous);
  for (const code of requested) add(code, 'requested');
  return all;
}

/** The longest unit's band and the fee, or null. Units that are shorter than the first band cost nothing. */
export function overLengthFee(
  load: PreparedLoad,
  rule: OverLengthRule | undefined,
): { code: 'OVR08' | 'OVR12' | 'OVR20'; amount: number; itemIds: string[] } | null {
  const worst = rule?.bands.findLast(({ fromInches }) => load.longest >= inchTicks(fromInches));
  if (rule === undefined || worst === undefined) return null;
  let amount = 0;
  const itemIds: string[] = [];
  for (const { item, length, width, quantity } of load.units) {
    const longest = Math.max(length, width);
    const band = rule.bands.findLast(({ fromInches }) => longest >= inchTicks(fromInches));
    if (band === undefined) continue;
    itemIds.push(item.id);
    amount += band.amount * quantity;
  }
  return { code: worst.code, amount: rule.per === 'unit' ? amount : worst.amount, itemIds };
}

/** Codes that may cover a code, in the order of the table. */
const coverers = new Map(
  accessorialTable.map(({ code }) => [
    code,
    accessorialTable.filter(({ covers }) => covers.includes(code)).map((cover) => cover.code),
  ]),
);

/** Which of the other charges of the rate covers this one. */
function coveredBy(code: AccessorialCode, wanted: WantedAccessorials, tariff: LtlTariff): AccessorialCode | null {
  for (const cover of coverers.get(code) as readonly AccessorialCode[]) {
    const applies = cover !== 'RESDEL' || code !== 'NOTIFY' || tariff.residentialIncludesNotify;
    if (applies && wanted.has(cover)) return cover;
  }
  return null;
}

/** What a tariff does not offer of the services that a load, its places and the shipper call for, and what to check. */
export function accessorialFindings(tariff: LtlTariff, wanted: WantedAccessorials): Finding[] {
  const findings: Finding[] = [];
  for (const code of wanted.keys()) {
    // The metro arbitrary and the hazardous fee cost nothing with a carrier that has no rule for them.
    const offered = tariff.accessorials[code] !== undefined || code === 'NYC' || code === 'HAZ';
    if (!offered && coveredBy(code, wanted, tariff) === null) {
      findings.push(refused('accessorial_not_offered', { accessorial: code }));
    }
  }
  if (wanted.has('INDEL') && !wanted.has('LGDEL')) findings.push(warned('inside_delivery_liftgate_check'));
  return findings;
}

/** The amount of a rule, or null without one. */
function own(rule: AccessorialRule | undefined, facts: AccessorialFacts): number | null {
  return rule === undefined ? null : accessorialAmount(rule, facts);
}

/** Hazardous numbers of a load, for the line of the hazardous fee. */
function hazardIdsOf(load: PreparedLoad): string[] {
  return load.lines.flatMap(({ item }) => (item.hazardous && item.hazardId ? [item.hazardId] : []));
}

/**
 * The accessorial charges of a rate in printing order. A charge that another one covers stays, at nothing.
 * @param freight freight charge that percentages refer to, in minor units
 * @param sizeRuled a size rule set the freight charge, so that no over-length fee is added to it
 */
export function accessorialCharges(
  tariff: LtlTariff,
  load: PreparedLoad,
  wanted: WantedAccessorials,
  freight: number,
  sizeRuled: boolean,
): AccessorialCharge[] {
  const facts = { milliPounds: load.ratedMilliPounds, pieces: load.totals.pieces, freight };
  const fee = sizeRuled ? null : overLengthFee(load, tariff.overLength);
  const charges: AccessorialCharge[] = [];
  for (const { code } of accessorialTable) {
    const want = wanted.get(code);
    const overLength = fee?.code === code ? fee : null;
    if (want === undefined && overLength === null) continue;
    const fuelBearing = tariff.fuelOn.includes(code);
    if (overLength !== null) {
      const { itemIds, amount } = overLength;
      charges.push({ code, reason: 'over_length', includedIn: null, itemIds, hazardIds: [], amount, fuelBearing });
      continue;
    }
    const { reason, itemIds } = want as Wanted;
    const includedIn = coveredBy(code, wanted, tariff);
    const rule = tariff.accessorials[code];
    const amount = includedIn === null ? own(rule, facts) : 0;
    if (amount === null) continue;
    const hazardIds = code === 'HAZ' ? hazardIdsOf(load) : [];
    charges.push({ code, reason, includedIn, itemIds, hazardIds, amount, fuelBearing });
  }
  return charges;
}
