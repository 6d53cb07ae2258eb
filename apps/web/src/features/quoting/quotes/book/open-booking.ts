import type { BookingWire } from '@waybill/contract';

const everyMs = 2000;

/** Whether a booking is still to be decided: by its carrier, or by somebody who pays. */
export function isOpen({ state }: Pick<BookingWire, 'state'>): boolean {
  return state === 'awaiting_payment' || state === 'confirming';
}

/** Milliseconds until it is asked again how far a booking has come, or what it is; false where it has come to its end. */
export function refetchMs(booking: BookingWire | undefined): number | false {
  return booking === undefined || isOpen(booking) ? everyMs : false;
}
