import { isWeekend } from '@waybill/freight';
import { z } from 'zod';
import {
  localTime,
  zipIsIn,
  zoneOfState,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorState,
} from '../kit/index.ts';
import { Refused, refusing, success } from './errors.ts';
import { pickupOf, pickups } from './records.ts';
import { bodyOf } from './request.ts';

const time = z.string().regex(/^([01]\d|2[0-3])[0-5]\d$/);

const request = z.object({
  PickupCreationRequest: z.object({
    Request: z
      .object({ TransactionReference: z.object({ CustomerContext: z.string().optional() }).optional() })
      .optional(),
    PickupDateInfo: z.object({ CloseTime: time, ReadyTime: time, PickupDate: z.string().regex(/^\d{8}$/) }),
    PickupAddress: z.object({
      AddressLine: z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.string()).min(1)),
      City: z.string(),
      StateProvince: z.string(),
      PostalCode: z.string(),
      CountryCode: z.literal('US'),
    }),
    PickupPiece: z.array(z.object({ ServiceCode: z.string(), Quantity: z.string() })).min(1),
  }),
});

/** An on-call pickup; the same place on the same day has one pickup, whose number is given again. */
export function createPickup(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  return refusing(() => {
    const asked = bodyOf(request, call.json).PickupCreationRequest;
    const { PickupDateInfo: when, PickupAddress: where } = asked;
    if (!zipIsIn(where.PostalCode, where.StateProvince))
      throw new Refused('9500522', 'The pickup postal code is invalid for its state.');
    const date = `${when.PickupDate.slice(0, 4)}-${when.PickupDate.slice(4, 6)}-${when.PickupDate.slice(6)}`;
    const today = localTime(call.now, zoneOfState(where.StateProvince)).date;
    if (date < today || isWeekend(date)) throw new Refused('9510109', 'Pickup is not available on the requested date.');
    if (when.CloseTime <= when.ReadyTime)
      throw new Refused('9510111', 'The close time must be later than the ready time.');
    const place = [...where.AddressLine, where.PostalCode].join('/').toUpperCase();
    const key = `${place} ${date}`;
    const before = state.get(pickupOf, key)?.prn;
    const open = before !== undefined && state.get(pickups, before)?.canceled === false;
    const prn = open ? before : `2929${String(state.next('pickup')).padStart(7, '0')}`;
    if (!open) {
      state.put(pickups, prn, { place, date, canceled: false });
      state.put(pickupOf, key, { prn });
    }
    return {
      status: 200,
      log: { pickup: prn, created: !open },
      body: {
        PickupCreationResponse: {
          Response: success(asked.Request?.TransactionReference?.CustomerContext),
          PRN: prn,
          RateStatus: { Code: '04', Description: 'Rate not requested' },
        },
      },
    };
  });
}

/** Cancels a pickup by its number in the header `Prn`. */
export function cancelPickup(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  return refusing(() => {
    if (call.params['by'] !== '02') throw new Refused('9500520', 'CancelBy has an unsupported value.');
    const prn = call.headers['prn'] ?? '';
    const pickup = state.get(pickups, prn);
    if (pickup === undefined) throw new Refused('9500515', 'No pickup request was found for this number.');
    if (pickup.canceled) throw new Refused('9510119', 'The pickup request has been cancelled before.');
    state.put(pickups, prn, { ...pickup, canceled: true });
    return {
      status: 200,
      log: { voided: prn },
      body: { PickupCancelResponse: { Response: success(), PickupType: '01' } },
    };
  });
}
