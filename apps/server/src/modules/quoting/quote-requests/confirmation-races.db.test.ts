import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { mailedToken, offeredTruckload } from '../../../testing/truckload.ts';
import { answerByLink } from './confirm-offer.ts';

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

it('of a concurrent accept and decline, or two of either, one counts, in 1,000 races [TL-02]', async () => {
  const { id } = await offeredTruckload(customer, sales);
  const token = await mailedToken(server, 'truckload-confirmation');
  const { staff } = server.services.database;
  const ctx = systemContext(server.services, 'race');
  const say = (decision: 'confirm' | 'decline', name: string) =>
    answerByLink(ctx, { params: { token }, body: { decision, name, rate_id: null, reason: null } }).then(
      () => ({ won: { decision, name } }),
      (error: unknown) => {
        if (!(error instanceof Refusal) || error.code !== 'link_used') throw error;
        return { won: null };
      },
    );
  const pairs = [
    ['confirm', 'decline'],
    ['confirm', 'confirm'],
    ['decline', 'decline'],
    ['decline', 'confirm'],
  ] as const;
  const outcomes = new Set<string>();
  for (let race = 0; race < races; race += 1) {
    const [first, second] = pairs[race % pairs.length] ?? pairs[0];
    const answers = await Promise.all([say(first, 'One'), say(second, 'Other')]);
    const won = answers.flatMap((answer) => answer.won ?? []);
    expect(won).toHaveLength(1);
    const row = await staff
      .selectFrom('quote_requests')
      .innerJoin('offer_links', 'offer_links.request_id', 'quote_requests.id')
      .select(['quote_requests.state', 'offer_links.decision', 'offer_links.answered_by', 'quote_requests.quote_id'])
      .where('quote_requests.id', '=', id)
      .executeTakeFirstOrThrow();
    const state = won[0]?.decision === 'confirm' ? 'accepted' : 'declined';
    expect(row).toMatchObject({ state, decision: won[0]?.decision, answered_by: won[0]?.name });
    outcomes.add(`${first}/${second}: ${won[0]?.decision}`);
    await staff
      .updateTable('quote_requests')
      .set({ state: 'answered', accepted_rate_id: null, accepted_by: null, accepted_at: null })
      .where('id', '=', id)
      .execute();
    await staff
      .updateTable('offer_links')
      .set({ decision: null, answered_by: null, answered_at: null })
      .where('request_id', '=', id)
      .execute();
  }
  const kinds = await staff
    .selectFrom('quote_request_events')
    .select((of) => of.fn.countAll<number>().as('entries'))
    .where('request_id', '=', id)
    .where('kind', 'in', ['accepted', 'declined'])
    .executeTakeFirstOrThrow();
  // One history entry per race: the loser left nothing behind.
  expect(kinds.entries).toBe(races);
  expect(outcomes.size).toBeGreaterThanOrEqual(4);
}, 600_000);
