import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '@waybill/carriers/simulators';
import { z } from 'zod';
import { refuse } from './answers.ts';
import { intents } from './records.ts';

const taken = z.object({
  id: z.string().startsWith('pi_'),
  /** Minor units of `currency`. */
  amount: z.int().min(1),
  currency: z.string().length(3),
  brand: z.string().min(1),
  last4: z.string().length(4),
  /** Seconds since 1970 UTC. */
  created: z.int().min(0),
});
/** A payment that was taken before the simulator was there to see it. */
export type TakenBefore = z.infer<typeof taken>;

const body = z.object({ payments: z.array(taken).max(10_000) });

/**
 * `PUT /simulated/payments`: payments of demo data, which nobody made on the hosted page, so that they can be looked at
 * and given back like any other. One that is known already stays as it is; nobody is told of any.
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
