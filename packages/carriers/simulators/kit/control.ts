import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall } from './call.ts';
import { faultKinds, type Fault, type Faults } from './faults.ts';
import type { SimulatorLog } from './log.ts';

const plan = z.array(
  z.object({
    kind: z.enum(faultKinds),
    operation: z.string().default('*'),
    ms: z.number().min(0).max(600_000).optional(),
    times: z.int().min(1).optional(),
    share: z.number().min(0).max(1).optional(),
  }),
);

/**
 * The simulator's own routes: `GET` and `PUT /__simulator/faults` (the list replaces what was planned),
 * `GET /__simulator/log?after=N`.
 */
export function control(call: SimulatorCall, faults: Faults, log: SimulatorLog): SimulatorAnswer {
  if (call.path === '/__simulator/log') {
    const after = Number(call.query.get('after') ?? 0);
    return { status: 200, body: log.entries.slice(Number.isSafeInteger(after) ? after : 0) };
  }
  if (call.path !== '/__simulator/faults') return { status: 404, body: { message: 'No such control' } };
  if (call.method === 'PUT') {
    const wanted = plan.safeParse(call.json);
    if (!wanted.success) return { status: 400, body: { message: wanted.error.message } };
    faults.plan(wanted.data as readonly Fault[]);
  }
  return { status: 200, body: faults.planned() };
}
