import { dayAt, writtenDay } from '@waybill/freight';
import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '../kit/index.ts';
import { accountField, accountRefusal, answer, bodyOf, refuse, type RouteRequest } from './answers.ts';
import { partyField } from './parties.ts';
import { dateAt } from './places.ts';
import { pickups } from './records.ts';

const origin = z.object({
  pickupLocation: partyField,
  readyDateTimestamp: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/),
  customerCloseTime: z.string().regex(/^\d{2}:\d{2}:\d{2}$/),
});

const parcels = z.object({
  associatedAccountNumber: accountField,
  originDetail: origin.extend({ packageLocation: z.enum(['FRONT', 'NONE', 'REAR', 'SIDE']).optional() }),
  carrierCode: z.enum(['FDXE', 'FDXG']),
  packageCount: z.int().positive().optional(),
  remarks: z.string().max(60).optional(),
});

const freight = z.object({
  associatedAccountNumber: accountField,
  originDetail: origin,
  freightPickupDetail: z.object({
    lineItems: z.array(z.object({ service: z.string(), totalHandlingUnits: z.number().positive() })).min(1),
  }),
});

type Origin = z.output<typeof origin>;

function askedFor(asked: RouteRequest, account: string, { pickupLocation, readyDateTimestamp }: Origin) {
  const refusal = accountRefusal(asked, account);
  const date = writtenDay(readyDateTimestamp);
  if (refusal !== null) return { date, refusal };
  if (date >= dateAt(asked.call.now, pickupLocation.address)) return { date, refusal: null };
  const message = 'Cannot schedule a pickup requested for a previous day.';
  return { date, refusal: refuse(asked, 'PICKUP.REQUESTED.PREVIOUS.DAY', message) };
}

/** Has parcels picked up. Express names a location too, which a cancellation has to name again. */
export function pickup(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, parcels);
  if ('refusal' in read) return read.refusal;
  const { associatedAccountNumber, originDetail, carrierCode } = read.body;
  const account = associatedAccountNumber.value;
  const { date, refusal } = askedFor(asked, account, originDetail);
  if (refusal !== null) return refusal;
  const number = state.next('pickup');
  const isGround = carrierCode === 'FDXG';
  const code = isGround ? `CPU${16_200_000 + number}` : String(number);
  const location = `${originDetail.pickupLocation.address.stateOrProvinceCode}AA`;
  state.put(pickups, code, { account, date, canceled: false });
  return answer(
    asked,
    { pickupConfirmationCode: code, message: 'Courier on the way', ...(isGround ? {} : { location }) },
    { pickup: code },
  );
}

/** Has freight picked up. */
export function freightPickup(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, freight);
  if ('refusal' in read) return read.refusal;
  const { associatedAccountNumber, originDetail } = read.body;
  const account = associatedAccountNumber.value;
  const { date, refusal } = askedFor(asked, account, originDetail);
  if (refusal !== null) return refusal;
  const code = `${date.replaceAll('-', '')}MEM${String(state.next('pickup')).padStart(6, '0')}`;
  state.put(pickups, code, { account, date, canceled: false });
  return answer(asked, { pickupConfirmationCode: code }, { pickup: code });
}

function calledOff(asked: RouteRequest, code: string, account: string): SimulatorAnswer {
  const known = asked.state.get(pickups, code);
  if (known === undefined || known.account !== account)
    return refuse(
      asked,
      'NOT.FOUND.ERROR',
      'The resource you requested is no longer available. Please modify your request and try again.',
      404,
    );
  if (known.date < dayAt(asked.call.now, 'UTC') && !known.canceled)
    return refuse(asked, 'PICKUP.NUMBER.EXPIRED', 'PREVIOUS DAY PICKUP, CANNOT CANCEL OR UPDATE');
  asked.state.put(pickups, code, { ...known, canceled: true });
  return answer(asked, {
    pickupConfirmationCode: code,
    cancelConfirmationMessage: 'Requested pickup has been cancelled Successfully.',
  });
}

const cancelParcels = z
  .object({
    associatedAccountNumber: accountField,
    pickupConfirmationCode: z.string().min(1),
    carrierCode: z.enum(['FDXE', 'FDXG']).default('FDXE'),
    scheduledDate: z.iso.date(),
    location: z.string().optional(),
  })
  .refine(({ carrierCode, location }) => carrierCode === 'FDXG' || location !== undefined, { path: ['location'] });

/** Calls a pickup of parcels off. */
export function cancelPickup(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, cancelParcels);
  if ('refusal' in read) return read.refusal;
  return calledOff(asked, read.body.pickupConfirmationCode, read.body.associatedAccountNumber.value);
}

const cancelFreight = z.object({
  associatedAccountNumber: accountField,
  pickupConfirmationCode: z.string().min(1),
  reason: z.string().min(1),
  contactName: z.string().min(1),
});

/** Calls a pickup of freight off. */
export function cancelFreightPickup(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, cancelFreight);
  if ('refusal' in read) return read.refusal;
  return calledOff(asked, read.body.pickupConfirmationCode, read.body.associatedAccountNumber.value);
}
