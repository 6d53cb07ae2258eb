import { connectionEnvironments } from '@waybill/contract';
import { z } from 'zod';

const dollars = z
  .string({ error: 'required' })
  .trim()
  .regex(/^\d{1,9}([.,]\d{1,2})?$/, 'invalid');

/** Settings of a connection as they are typed: amounts are dollars. */
export const typedIntegration = z.object({
  environment: z.enum(connectionEnvironments),
  liability: z.object({ per_pound_new: dollars, per_pound_used: dollars, cap: dollars }),
});

/** A new connection as it is typed. */
export const typedNewIntegration = typedIntegration.extend({
  adapter: z.string({ error: 'required' }).min(1, 'required'),
  carrier_id: z.string().optional(),
});
