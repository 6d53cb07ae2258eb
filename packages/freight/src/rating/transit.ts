import { addBusinessDays } from '../calendar/business-days.ts';
import type { LocalDate } from '../calendar/date.ts';
import { bandFor, type Lane } from './lane.ts';
import type { LtlService, LtlTariff, TransitRule } from './tariff.ts';

export type Transit = {
  /** Business days after the pickup day, which is day 0. */
  readonly days: number;
  readonly deliveryDate: LocalDate;
  /** Local time at delivery. */
  readonly deliverBy: string;
};

const isRemote = (rule: TransitRule, { origin, destination }: Lane): boolean =>
  rule.remoteStates.includes(origin.state) || rule.remoteStates.includes(destination.state);
const isRural = (rule: TransitRule, { origin, destination }: Lane): boolean =>
  rule.ruralZip3.includes(origin.zip3) || rule.ruralZip3.includes(destination.zip3);

/** Business days of a tariff for a distance, before anything is added; null when it has none. */
export function transitDays({ transit }: LtlTariff, miles: number): number | null {
  return bandFor(transit.bands, miles)?.days ?? null;
}

/** Days in transit and the delivery date of a service. @param base from `transitDays` */
export function transitOf(
  base: number,
  { transit, closures }: LtlTariff,
  service: LtlService,
  lane: Lane,
  pickupDate: LocalDate,
  overLength: boolean,
): Transit {
  const extra =
    (isRural(transit, lane) ? transit.ruralDays : 0) +
    (isRemote(transit, lane) ? transit.remoteDays : 0) +
    (overLength ? transit.overLengthDays : 0);
  const days = Math.max(1, base + extra + service.daysAdjustment);
  return { days, deliveryDate: addBusinessDays(pickupDate, days, closures), deliverBy: service.deliverBy };
}
