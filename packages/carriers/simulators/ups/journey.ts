import { stepsSoFar, type JourneyStep } from '../kit/index.ts';
import type { BookedPackage, Place, Shipment } from './records.ts';

/** Something that happens to a package: type, code and detail status as the carrier writes them. */
export type Step = {
  readonly type: 'M' | 'MV' | 'P' | 'I' | 'U' | 'X' | 'D';
  readonly code: string;
  readonly statusCode: string;
  readonly text: string;
  readonly at: 'origin' | 'destination' | 'nowhere';
};

const step = (
  type: Step['type'],
  code: string,
  statusCode: string,
  text: string,
  at: Step['at'] = 'destination',
): Step => ({ type, code, statusCode, text, at });

/** What comes in between for some packages, by the last digits of their serial. */
function mishap(serial: number): JourneyStep<Step> | null {
  if (serial % 20 === 7)
    return {
      afterHours: -6,
      event: step('X', 'E9', '046', 'Severe weather conditions have delayed delivery.', 'destination'),
    };
  if (serial % 20 === 13)
    return {
      afterHours: -24,
      event: step('X', '48', '022', 'The receiver was not available for delivery. A second attempt will be made.'),
    };
  return null;
}

/** Hours after booking at which a package is scanned first; from then on it cannot be voided. */
export const firstScanHours = 4;

function stepsOf({ days }: Shipment, { number }: BookedPackage): JourneyStep<Step>[] {
  const serial = Number(number.slice(10, 17));
  const end = firstScanHours + Math.max(1, days) * 24 - 8 + (serial % 20 === 13 ? 24 : 0);
  const between = mishap(serial);
  return [
    {
      afterHours: 0,
      event: step('M', 'MP', '003', 'Shipper created a label, UPS has not received the package yet. ', 'nowhere'),
    },
    { afterHours: firstScanHours, event: step('P', 'PU', '038', 'Pickup Scan', 'origin') },
    { afterHours: firstScanHours + 3, event: step('I', 'OR', '005', 'Origin Scan', 'origin') },
    { afterHours: firstScanHours + 5, event: step('I', 'DP', '005', 'Departed from Facility', 'origin') },
    ...(between === null ? [] : [{ ...between, afterHours: end + between.afterHours }]),
    { afterHours: end - 7, event: step('I', 'AR', '005', 'Arrived at Facility') },
    { afterHours: end - 5, event: step('I', 'OT', '021', 'Out For Delivery Today') },
    { afterHours: end, event: step('D', 'FS', '011', 'DELIVERED') },
  ];
}

/** What has happened to a package by now, oldest first. */
export function stepsBy(
  shipment: Shipment,
  own: BookedPackage,
  now: Date,
  hourMs: number,
): readonly { readonly at: Date; readonly event: Step }[] {
  const begun = new Date(shipment.bookedAt);
  const { voidedAt } = shipment;
  if (voidedAt === null) return stepsSoFar(stepsOf(shipment, own), begun, now, hourMs);
  const before = stepsSoFar(stepsOf(shipment, own), begun, new Date(voidedAt), hourMs);
  const voided = step('MV', 'VP', '007', 'Shipment information voided', 'nowhere');
  return [...before, { at: new Date(voidedAt), event: voided }];
}

export function placeOf({ from, to }: Shipment, { at }: Step): Place | null {
  return at === 'nowhere' ? null : at === 'origin' ? from : to;
}
