import { createHash } from 'node:crypto';
import { daysBetween, weekdayOf } from '@waybill/freight';
import { z } from 'zod';
import {
  kindOf,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorRoute,
  type SimulatorState,
} from '../kit/index.ts';
import { localMoment } from '../kit/places/time-zones.ts';
import { zip5 } from './fields.ts';
import { badField, badShape } from './problem.ts';

const carrierTime = 'America/Chicago';
const tagMs = 60 * 60 * 1000;

const packageTypes = [
  'FIRST-CLASS_PACKAGE_SERVICE',
  'PRIORITY_MAIL_EXPRESS',
  'PRIORITY_MAIL',
  'RETURNS',
  'USPS_GROUND_ADVANTAGE',
  'INTERNATIONAL',
  'OTHER',
] as const;
const locations = [
  'FRONT_DOOR',
  'BACK_DOOR',
  'SIDE_DOOR',
  'KNOCK_ON_DOOR',
  'MAIL_ROOM',
  'OFFICE',
  'PORCH',
  'RECEPTION',
  'MAILBOX',
  'OTHER',
] as const;

const request = z.strictObject({
  pickupDate: z.iso.date(),
  pickupAddress: z.strictObject({
    firstName: z.string().min(1).max(50),
    lastName: z.string().min(1).max(50),
    firm: z.string().max(50).optional(),
    address: z.looseObject({
      streetAddress: z.string().min(1).max(50),
      city: z.string().max(28).optional(),
      state: z.string().optional(),
      ZIPCode: zip5.optional(),
    }),
    contact: z
      .array(z.union([z.strictObject({ email: z.email().max(50) }), z.strictObject({ cellNumber: z.string() })]))
      .min(1)
      .max(2),
  }),
  packages: z.array(z.strictObject({ packageType: z.enum(packageTypes), packageCount: z.int().min(1) })).min(1),
  estimatedWeight: z.number().positive(),
  pickupLocation: z.strictObject({
    packageLocation: z.enum(locations),
    specialInstructions: z.string().optional(),
    dogPresent: z.boolean().optional(),
  }),
  nextAvailablePickup: z.boolean().optional(),
});

type Pickup = {
  readonly number: string;
  readonly request: z.output<typeof request>;
  readonly tag: string;
  readonly taggedAt: number;
  readonly canceled: boolean;
};
const pickups = kindOf<Pickup>('pickup');

/** Monday to Saturday, up to a year ahead, and on the day itself until two in the morning of the carrier's time. */
function dateFault(date: string, now: Date): string | null {
  const today = localMoment(now, carrierTime);
  const ahead = daysBetween(today.date, date);
  if (ahead < 0 || ahead > 365) return 'A pickup can be scheduled up to one year in advance.';
  if (ahead === 0 && today.time >= '02:00:00') return 'After 2:00 AM CT, same-day pickup is not available.';
  return weekdayOf(date) === 0 ? 'You can schedule pickups Monday - Saturday.' : null;
}

function tagged(state: SimulatorState, pickup: Omit<Pickup, 'tag' | 'taggedAt'>, now: Date): Pickup {
  const tag = createHash('sha1')
    .update(`${pickup.number}/${state.next('tag')}`)
    .digest('hex');
  const record = { ...pickup, tag, taggedAt: now.getTime() };
  state.put(pickups, pickup.number, record);
  return record;
}

function confirmed({ number, request: carrierPickupRequest }: Pickup) {
  return { confirmationNumber: number, pickupDate: carrierPickupRequest.pickupDate, carrierPickupRequest };
}

function create(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const read = request.safeParse(call.json);
  if (!read.success) return badShape(read.error);
  const { pickupDate, pickupLocation } = read.data;
  const fault = dateFault(pickupDate, call.now);
  if (fault !== null) return badField('pickupDate', fault);
  if (pickupLocation.packageLocation === 'OTHER' && (pickupLocation.specialInstructions ?? '') === '') {
    return badField('pickupLocation.specialInstructions', 'It is required when the package location is `OTHER`.');
  }
  const number = `WTC${String(100_000_000 + state.next('pickup'))}`;
  const record = tagged(state, { number, request: read.data, canceled: false }, call.now);
  return { status: 200, headers: { etag: `"${record.tag}"` }, body: confirmed(record), log: { pickup: number } };
}

function found(call: SimulatorCall, state: SimulatorState): Pickup | null {
  const record = state.get(pickups, call.params['number'] ?? '');
  return record === undefined || record.canceled ? null : record;
}

const notFound = badField('confirmationNumber', 'The carrier pickup could not be found.');

function look(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const record = found(call, state);
  if (record === null) return notFound;
  const { tag } = tagged(state, record, call.now);
  return { status: 200, headers: { etag: `"${tag}"` }, body: [confirmed(record)] };
}

/** A tag is good for an hour or one use. */
function cancel(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const record = found(call, state);
  if (record === null) return notFound;
  const given = (call.headers['if-match'] ?? '').replaceAll('"', '');
  if (given !== record.tag || call.now.getTime() - record.taggedAt > tagMs) {
    return badField('If-Match', 'The entity tag is missing, used or no longer valid.');
  }
  state.put(pickups, record.number, { ...record, canceled: true });
  return { status: 200, body: '', log: { canceledPickup: record.number } };
}

export const pickupRoutes: readonly SimulatorRoute[] = [
  { method: 'POST', path: '/pickup/v3/carrier-pickup', operation: 'pickup', handle: create },
  { method: 'GET', path: '/pickup/v3/carrier-pickup/:number', operation: 'find_pickup', handle: look },
  { method: 'DELETE', path: '/pickup/v3/carrier-pickup/:number', operation: 'cancel_pickup', handle: cancel },
];
