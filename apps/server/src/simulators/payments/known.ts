import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '@waybill/carriers/simulators';
import { z } from 'zod';
import { refuse } from './answers.ts';
import { intents } from './records.ts';

const taken = z.object({
  id: z.string().startsWith('pi_'),
  /** In minor units of `currency`. */
  amount: z.int().min(1),
  currency: z.string().length(3),
  brand: z.string().min(1),
  last4: z.string().length(4),
  /** In seconds since 1970 UTC. */
  created: z.int().min(0),
});
/** A payment from before the simulator was started. */
export type TakenBefore = z.infer<typeof taken>;

const body = z.object({ payments: z.array(taken).max(10_000) });

/**
 * `PUT /simulated/payments`: adds payments of the demo data, so that they can be read and refunded like any others.
 * Idempotent, and sends no events.
 */
export function knowPayments({ json }: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const given = body.safeParse(json);
  if (!given.success) return refuse(400, given.error.message);
  for (const { brand, last4, amount, currency, ...payment } of given.data.payments) {
    if (state.get(intents, payment.id) !== undefined) continue;
    state.put(intents, payment.id, {
      ...payment,
      status: 'succeeded',
      amount,
      currency: currency.toLowerCase(),
      received: amount,
      refunded: 0,
      manual: false,
      metadata: {},
      session: '',
      card: { brand, last4 },
      charge: `ch_${payment.id.slice('pi_'.length)}`,
      failure: null,
      captureBefore: null,
      cancellation: null,
    });
  }
  return { status: 204 };
}
