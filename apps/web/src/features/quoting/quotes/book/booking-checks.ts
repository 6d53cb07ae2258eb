import type { FieldProblem, Quote } from '@waybill/contract';
import { zoned } from '@waybill/freight';
import { unansweredEnds } from './lift-gate.ts';
import type { BookingValues } from './start-values.ts';

const problem = (field: string, code: FieldProblem['code']): FieldProblem => ({ field, code, params: {} });
const whole = /^\d{4}-\d{2}-\d{2}$/;

function appointmentProblem({ appointment_date: date }: BookingValues, quote: Quote, now: number): FieldProblem[] {
  if (!whole.test(date)) return [];
  if (date < zoned(now, quote.destination.time_zone).date) return [problem('appointment_date', 'date_before_today')];
  return date <= quote.request.pickup_date ? [problem('appointment_date', 'date_not_after_pickup')] : [];
}

/** What a booking of this quote needs beyond its contract: dates in order, questions answered, dangers certified. */
export function checkBooking(values: BookingValues, quote: Quote, now: number): FieldProblem[] {
  const hazardous = quote.request.items.some((item) => item.hazardous);
  return [
    ...appointmentProblem(values, quote, now),
    ...unansweredEnds(quote, values.no_liftgate).map((end) => problem(`no_liftgate.${end}`, 'required')),
    ...(hazardous && !values.hazmat_certified ? [problem('hazmat_certified', 'required')] : []),
  ];
}

const addressFields = ['street_lines', 'street_lines.0', 'city', 'state'];

/** Whether a parcel's booking was stopped because an address is not whole. */
export function lacksAddress(
  quote: Quote,
  errors: Readonly<Record<string, unknown>>,
  end: 'pickup' | 'delivery',
): boolean {
  return quote.request.mode === 'parcel' && addressFields.some((field) => errors[`${end}.${field}`] !== undefined);
}
