import { z } from 'zod';
import * as f from '../fields.ts';
import { equipmentUsed } from './equipment-types.ts';
import { stop } from '../shipments/stop.ts';

/** A stop between pickup and delivery. */
export const truckloadStop = stop.safeExtend({ kind: z.enum(['pickup', 'delivery']).default('delivery') });

/** What a reefer keeps, in the unit it was typed in. */
export const temperature = z
  .object({
    min: z.number({ error: 'required' }).min(-60, 'too_small').max(120, 'too_big'),
    max: z.number({ error: 'required' }).min(-60, 'too_small').max(120, 'too_big'),
    unit: z.enum(['F', 'C']).default('F'),
  })
  .refine(({ min, max }) => min <= max, { error: 'too_small', path: ['max'] });

/** What a shipper says of a truckload besides its ends and its load. */
export const truckloadPreferences = z.object({
  /** In their order on the way. */
  stops: z.array(truckloadStop).max(20, 'too_many').default([]),
  /** Last day of the pickup window; null is the pickup day alone. */
  pickup_until: f.calendarDate.nullable().default(null),
  /** Days at the receiver's place between which it may arrive; null leaves it to the transit. */
  deliver_from: f.calendarDate.nullable().default(null),
  deliver_until: f.calendarDate.nullable().default(null),
  temperature: temperature.nullable().default(null),
  tarps: z.boolean().default(false),
  chains: z.boolean().default(false),
  /** Two drivers who take turns. */
  team: z.boolean().default(false),
});

export type TruckloadPreferences = z.output<typeof truckloadPreferences>;

/** The same as it is kept, with the equipment as it was. */
export const truckloadFacts = truckloadPreferences.extend({ equipment: equipmentUsed });
export type TruckloadFacts = z.output<typeof truckloadFacts>;
