import type { LocalDate } from '@waybill/freight';
import type { Hub } from './hubs.ts';

/** What house carriers say, by EDI 214 status or appointment code. */
export const carrierWords = {
  XB: 'SHIPMENT ACKNOWLEDGED',
  XA: 'PICKUP APPOINTMENT SECURED',
  X3: 'ARRIVED AT PICKUP LOCATION',
  AF: 'DEPARTED PICKUP LOCATION WITH SHIPMENT',
  X4: 'ARRIVED AT TERMINAL LOCATION',
  P1: 'DEPARTED TERMINAL LOCATION',
  SD: 'SHIPMENT DELAYED',
  X6: 'OUT FOR DELIVERY',
  X1: 'ARRIVED AT DELIVERY LOCATION',
  AH: 'ATTEMPTED DELIVERY',
  A7: 'REFUSED BY CONSIGNEE',
  D1: 'DELIVERED',
} as const;
export type HouseCode = keyof typeof carrierWords;

/** What a house carrier reports about a shipment; plain JSON. */
export type HouseEvent = {
  /** Whose vocabulary the code is of. */
  readonly scheme: 'edi214' | 'edi214_appointment';
  readonly code: HouseCode;
  readonly reason_code: string | null;
  /** The carrier's own words, in capitals. */
  readonly text: string;
  readonly city: string;
  readonly state: string;
  readonly time_zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** A new delivery date that comes with the event, and why. */
  readonly estimate: { readonly date: LocalDate; readonly reason: string } | null;
};

/** A report and the instant it is due. */
export type PlannedEvent = { readonly dueAt: Date; readonly event: HouseEvent };

/** Reasons house carriers give with their codes. */
export const reasonWords = {
  AA: 'MIS-SORT',
  AI: 'MECHANICAL BREAKDOWN',
  AO: 'WEATHER',
  B1: 'CONSIGNEE CLOSED',
  BE: 'ROAD CONDITIONS',
  BS: 'REFUSED BY CUSTOMER',
  D2: 'DRIVER NOT AVAILABLE',
} as const;
export type HouseReason = keyof typeof reasonWords;

/** A report with the words that belong to its codes. */
export function houseEvent(
  code: HouseCode,
  at: Hub,
  reason: HouseReason | null = null,
  newDate: LocalDate | null = null,
): HouseEvent {
  const words = carrierWords[code];
  return {
    scheme: code === 'XA' ? 'edi214_appointment' : 'edi214',
    code,
    reason_code: reason,
    text: reason === null ? words : `${words} - ${reasonWords[reason]}`,
    city: at.city,
    state: at.state,
    time_zone: at.timeZone,
    latitude: at.latitude,
    longitude: at.longitude,
    estimate: newDate === null ? null : { date: newDate, reason: reason ?? code },
  };
}
