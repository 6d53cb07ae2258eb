import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../core/command.ts';
import { systemContext } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { bookedTruckload, sentToCarrier } from '../../../testing/truckload.ts';
import { acceptLoad, declineLoad } from './answer-load.ts';

const races = 1_000;

let server: TestServer;
let customer: Browser;
let sales: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  customer = await signInAs(server, { accountRole: 'owner' });
  sales = await signInAs(server, { roles: ['fpg_sales'] });
});
afterAll(() => server.close());

const driver = { driver_name: 'Pat Doe', driver_phone: '603-555-0177', truck_number: '114', trailer_number: null };

it('of a carrier’s concurrent accept and decline, or two of either, one counts, in 1,000 races [TL-02]', async () => {
  const { shipment } = await bookedTruckload(server, customer, sales);
  const token = await sentToCarrier(server, sales, shipment?.id ?? '');
  const { staff } = server.services.database;
  const ctx = systemContext(server.services, 'race');
  const params = { token };
  const answer = {
    accepted: (name: string) =>
      runCommand(ctx, 'race', (tx) => acceptLoad(ctx, tx, { params, body: { name, ...driver } })),
    declined: (name: string) =>
      runCommand(ctx, 'race', (tx) => declineLoad(ctx, tx, { params, body: { name, reason: null } })),
  };
  const say = (state: keyof typeof answer, name: string) =>
    answer[state](name).then(
      () => ({ won: { state, name } }),
      (error: unknown) => {
        if (!(error instanceof Refusal) || error.code !== 'link_used') throw error;
        return { won: null };
      },
    );
  const pairs = [
    ['accepted', 'declined'],
    ['accepted', 'accepted'],
    ['declined', 'accepted'],
    ['declined', 'declined'],
  ] as const;
  for (let race = 0; race < races; race += 1) {
    const [first, second] = pairs[race % pairs.length] ?? pairs[0];
    const answers = await Promise.all([say(first, 'One'), say(second, 'Other')]);
    const won = answers.flatMap((one) => one.won ?? []);
    expect(won).toHaveLength(1);
    const row = await staff
      .selectFrom('rate_confirmations')
      .select(['state', 'answered_by'])
      .where('shipment_id', '=', shipment?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: won[0]?.state, answered_by: won[0]?.name });
    await staff
      .updateTable('rate_confirmations')
      .set({ state: 'sent', answered_by: null, answered_at: null, driver: null, reason: null })
      .where('shipment_id', '=', shipment?.id ?? '')
      .execute();
  }
}, 600_000);
