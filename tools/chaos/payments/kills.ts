import { setTimeout as pause } from 'node:timers/promises';
import type { Payment } from '@waybill/contract';
import { startSimulator } from '@waybill/carriers/simulators';
import { openDatabase } from '../../../apps/server/src/core/database/database.ts';
import { paymentSteps } from '../../../apps/server/src/modules/billing/payments/index.ts';
import { openAmounts } from '../../../apps/server/src/modules/billing/ledger/index.ts';
import { paymentSimulator } from '../../../apps/server/src/simulators/payments/index.ts';
import { eventsOf } from '../../../apps/server/src/simulators/payments/events.ts';
import { addInvoices } from '../../../apps/server/src/testing/invoices.ts';
import { absolute, type Figure } from '../../measure/figure.ts';
import type { Conditions } from '../../measure/runner.ts';
import { signInAt } from '../../outside/person.ts';
import { startRunServer, type RunServer } from '../../outside/server.ts';
import { makeSite } from '../../outside/site.ts';
import { accessTo, payPage, subjectOf, sendEvent } from './place.ts';
import { booksOf, intentsOf } from './shared.ts';

const total = 20_000;
const reachesWithinMs = 30_000;

/** `kill -9` at every step of paying: the next start finds what was left, and books and provider agree to the cent. */
export async function* kills({ seed, smoke, note }: Conditions): AsyncGenerator<Figure> {
  const each = smoke ? 1 : 34;
  // The first step is of opening, the last one of what the provider tells.
  const steps = smoke ? paymentSteps.filter((_, at) => at === 0 || at === paymentSteps.length - 1) : paymentSteps;
  const site = await makeSite({ carriers: [] });
  const provider = await startSimulator(paymentSimulator);
  const database = openDatabase(site.url, { connections: 4 });
  const payments = accessTo(provider);
  const startServer = () => startRunServer({ url: site.url, simulators: {}, payments });
  let server: RunServer = await startServer();
  try {
    const person = await signInAt(server.address);
    const count = steps.length * each;
    const given = Array.from({ length: count }, (_, at) => ({ number: 800_000 + at, total, issued: '2026-11-02' }));
    const services = { database, clock: () => new Date() } as Parameters<typeof addInvoices>[0];
    const invoices = [...(await addInvoices(services, site.accountId, given)).values()];
    const queue = [...invoices];
    const landed = new Map<string, number>(steps.map((step) => [step, 0]));

    const killed = async (step: string, work: Promise<unknown>): Promise<void> => {
      const reached = await Promise.race([
        server.nextStep(reachesWithinMs),
        work.then(
          () => null,
          () => null,
        ),
      ]);
      if (reached !== null) landed.set(step, (landed.get(step) ?? 0) + 1);
      await server.kill();
      await work.catch(() => undefined);
      server = await startServer();
    };
    for (const step of steps) {
      for (let turn = 0; turn < each; turn += 1) {
        const body = { id: crypto.randomUUID(), invoices: [{ id: queue.shift() ?? '' }] };
        const start = () => person.post(server.address, '/api/payments', body);
        const tellAll = async () => {
          for (const event of eventsOf(provider.state).filter((one) => subjectOf(one) === body.id))
            await sendEvent(server.address, event, new Date());
        };
        const opening = ['claimed', 'page_made', 'page_noted'].includes(step);
        if (opening) {
          server.watch([`payment_${step}`]);
          await killed(step, start());
        }
        // The payer presses the button again, as after any answer that was lost.
        const answer = await start();
        const { url } = ((await answer.json()) as { data: Payment }).data;
        if (!(await payPage(url ?? ''))) throw new Error('The card was not taken');
        if (!opening) {
          server.watch([`payment_${step}`]);
          await killed(step, tellAll());
        }
        // The provider tells again what was not answered.
        await tellAll();
      }
      note(`${step}: ${landed.get(step)} kills`);
    }
    await pause(500);
    const open = await openAmounts(database.staff, site.accountId, invoices);
    const unpaid = [...open.values()].filter((amount) => amount !== 0).length;
    const received = intentsOf(provider).reduce((sum, intent) => sum + intent.received, 0);
    const books = await booksOf(database);
    const name = (what: string, unit: string) => ({ name: what, unit, seed });
    const counts = [...landed.values()];
    yield absolute(
      name('kills in the middle of paying', 'kills'),
      counts.reduce((a, b) => a + b, 0),
      'at least',
      count,
    );
    yield absolute(name('invoices not paid once after the kills', 'invoices'), unpaid, 'at most', 0);
    yield absolute(
      name('paid at the provider and not in the books', 'cents'),
      Math.abs(received - books.cash) + Math.abs(received - count * total),
      'at most',
      0,
    );
    yield absolute(name('books out of balance after the kills', 'cents'), books.unbalanced, 'at most', 0);
  } finally {
    await server.kill();
    await provider.close();
    await database.close();
    await site.stop();
  }
}
