import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall, SimulatorSite, SimulatorState } from '../kit/index.ts';
import { accountField, answer, bodyOf, refuse } from './answers.ts';
import { isTendered } from './journey.ts';
import { bookings, numbersOf } from './records.ts';

const shape = z.object({
  accountNumber: accountField,
  trackingNumber: z.string().min(1),
  deletionControl: z.literal('DELETE_ALL_PACKAGES').optional(),
});

/** Cancels a shipment as long as it was not tendered; one canceled before is no longer there, which it says. */
export function cancel(call: SimulatorCall, state: SimulatorState, site: SimulatorSite): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, shape);
  if ('refusal' in read) return read.refusal;
  const { accountNumber, trackingNumber } = read.body;
  const booking = state.get(bookings, state.get(numbersOf, trackingNumber)?.booking ?? '');
  if (booking === undefined || booking.mode !== 'parcel')
    return refuse(
      asked,
      'TRACKINGNUMBER.ENTERED.INVALID',
      'Error with entered Tracking Number. Please verify the entered Tracking Number.',
    );
  if (!booking.accounts.includes(accountNumber.value))
    return refuse(asked, 'SHIPMENT.USER.UNAUTHORIZED', 'Requested user is not authorized to perform the operation.');
  if (booking.canceledAt !== null)
    return answer(asked, {
      cancelledShipment: false,
      cancelledHistory: true,
      message: 'The shipment was cancelled before',
    });
  if (isTendered(booking, call.now, site))
    return answer(asked, {
      cancelledShipment: false,
      cancelledHistory: false,
      message: 'The shipment was tendered and cannot be cancelled',
    });
  state.put(bookings, booking.id, { ...booking, canceledAt: call.now.getTime() });
  return answer(
    asked,
    { cancelledShipment: true, cancelledHistory: true, message: 'Shipment is successfully cancelled' },
    { reference: booking.reference, voided: booking.id },
  );
}
